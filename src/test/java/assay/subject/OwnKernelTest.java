package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnKernelTest {

    @TempDir
    private Path root;

    @BeforeEach
    void makeAPackage() throws IOException {
        Files.createDirectories(root.resolve("src/main/python/rlm/inner"));
        write("__init__.py", "");
        write("repl.py", "print('a kernel')\n");
        write("inner/deep.py", "");
        write("notes.md", "not a module");
    }

    @Test
    void theInterpreterThatWasNamedRunsIt() throws IOException {
        Resolution resolution = kernel(python("echo Python 3.12.1")).resolve();

        assertThat(resolution).isInstanceOfSatisfying(Resolution.Ready.class, ready -> {
            assertThat(ready.provenance().command()).containsExactly(root.resolve("python").toString(), "-m", "rlm.repl");
            assertThat(ready.provenance().version()).isEqualTo("protocol 3, on Python 3.12.1");
            assertThat(ready.provenance().whose()).isEqualTo(Provenance.Whose.REFERENCE);
        });
    }

    @Test
    void oneThatSaysNothingIsRefusedInWordsAndNoOtherIsTried() throws IOException {
        Resolution resolution = kernel(python("exit 1")).resolve();

        assertThat(resolution).isInstanceOfSatisfying(Resolution.Unavailable.class, unavailable ->
                assertThat(unavailable.reason()).isEqualTo("the kernel needs Python 3.11 or newer that imports dill: "
                        + root.resolve("python") + " is no Python; name another with"
                        + " -Dsubject.rlm.python=/path/python3"));
    }

    @Test
    void oneThatDoesNotServeIsRefusedWithWhatItLacks() throws IOException {
        String dill = "echo Python 3.11.2, which cannot import dill: No module named \\'dill\\'";
        assertThat(kernel(python(dill)).resolve()).isInstanceOfSatisfying(Resolution.Unavailable.class, unavailable ->
                assertThat(unavailable.reason()).contains("python is Python 3.11.2, which cannot import dill: No module named 'dill';"));
        assertThat(kernel(python("exec /usr/bin/python3 -S -I \"$@\"")).resolve()).satisfies(resolution ->
                assertThat(String.valueOf(resolution)).contains("which cannot import dill: No module named 'dill'"));
    }

    @Test
    void oneThatDoesNotExistIsRefusedInWords() {
        assertThat(kernel("/no/such/python").resolve()).isInstanceOfSatisfying(Resolution.Unavailable.class, unavailable ->
                assertThat(unavailable.reason()).contains("/no/such/python is no program that may be run"));
    }

    @Test
    void withoutItsSourcesThereIsNoKernel() {
        Resolution resolution = new OwnKernel(root.resolve("elsewhere"), Optional.empty()).resolve();

        assertThat(resolution).isInstanceOfSatisfying(Resolution.Unavailable.class, unavailable ->
                assertThat(unavailable.reason()).startsWith("there is no package rlm in " + root.resolve("elsewhere")));
    }

    @Test
    void anotherBuildGetsNothingOfItsEnvironment() {
        Map<String, String> settings = Map.of("subject.rlm", "/bin/true", "subject.rlm.env.A", "b", "assay.root", root.toString());

        assertThat(new Subjects(settings::get, settings.keySet()).environment("rlm")).isEqualTo(Map.of("A", "b"));
    }

    @Test
    void theDigestIsThatOfTheModulesAndOfTheirNames() throws IOException {
        SourcePackage sources = new SourcePackage(root.resolve("src/main/python"), "rlm");
        String before = sources.sha256();

        assertThat(before).isEqualTo("7c97a70e9d4f310d771fea3bcaa4847d810eb6a2545455b68b04d598e801bb12");
        write("notes.md", "changed");
        assertThat(sources.sha256()).isEqualTo(before);
        write("inner/deep.py", "changed");
        assertThat(sources.sha256()).isNotEqualTo(before);
    }

    private OwnKernel kernel(String python) {
        return new OwnKernel(root, Optional.of(python));
    }

    private String python(String script) throws IOException {
        Path file = Files.writeString(root.resolve("python"), "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file.toString();
    }

    private void write(String module, String text) throws IOException {
        Files.writeString(root.resolve("src/main/python/rlm").resolve(module), text);
    }
}
