package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SubjectsTest {

    @TempDir
    Path folder;

    private final Map<String, String> settings = new HashMap<>();

    @Test
    void aSystemMayBeLeftOutOnPurpose() {
        assertThat(resolve("absent")).isEqualTo(new Resolution.LeftOut("monty"));
    }

    @Test
    void aSystemThatNobodyKnowsIsUnavailable() {
        assertThat(new Subjects(settings::get, settings.keySet()).resolve("nosuch"))
                .isEqualTo(new Resolution.Unavailable("nosuch", "assay knows no system of this name"));
    }

    @Test
    void aNamedBuildIsStartedAsItWasWritten() throws IOException {
        Path program = program("my build", "echo my build 1.2; echo second line");
        Resolution.Ready ready = (Resolution.Ready) resolve("'" + program + "' --flag \"two words\"");
        assertThat(ready.provenance().command()).containsExactly(program.toString(), "--flag", "two words");
        assertThat(ready.provenance().version()).isEqualTo("my build 1.2");
        assertThat(ready.provenance().sha256()).isEqualTo(new Program(program).sha256()).hasSize(64);
        assertThat(ready.provenance().whose()).isEqualTo(Provenance.Whose.NAMED);
    }

    @Test
    void aVersionIsAskedForInTheEnvironmentThatWasSet() throws IOException {
        settings.put("subject.monty.env.EDITION", "café");
        settings.put("subject.mux.env.OTHER", "x");
        Path program = program("p", "echo \"edition $EDITION\"");
        assertThat(((Resolution.Ready) resolve(program.toString())).provenance().version()).isEqualTo("edition café");
        assertThat(new Subjects(settings::get, settings.keySet()).environment("monty")).isEqualTo(Map.of("EDITION", "café"));
    }

    @Test
    void aBuildThatDoesNotTellItsVersionIsStillABuild() throws IOException {
        assertThat(version("exit 2")).isEqualTo("unknown");
        assertThat(version("echo usage >&2; exit 2")).isEqualTo("unknown");
        assertThat(version("echo; echo ' second '")).isEqualTo("second");
        assertThat(version("sleep 1000 >/dev/null & exit 0")).isEqualTo("unknown");
        assertThat(version("printf '\\303'; printf '\\251'")).isEqualTo("é");
    }

    @Test
    void anOpenQuoteIsNamed() {
        assertUnavailable("/bin/cat 'x", "a quote or backslash is left open");
    }

    @Test
    void aMissingProgramIsNamed() {
        assertUnavailable("/no/such/program --x", "there is no /no/such/program");
        assertUnavailable("no-such-program", "there is no no-such-program on the PATH");
        assertUnavailable("''", "it names no program");
        assertUnavailable("' ' x", "it names no program");
    }

    @Test
    void aFileThatMayNotBeRunIsNamed() throws IOException {
        Path plain = Files.writeString(folder.resolve("plain"), "x");
        assertUnavailable(plain.toString(), plain + " is not a program that may be run");
        assertUnavailable(folder.toString(), folder + " is not a program that may be run");
    }

    @Test
    void aFileThatIsNoProgramIsNamed() throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "no program");
        text.toFile().setExecutable(true);
        assertUnavailable(text.toString(), "cannot start " + text);
    }

    @Test
    void aNameThatNoFileCanHaveIsNamed() {
        assertUnavailable("a\0b", "");
    }

    @Test
    void aNameWithoutASlashIsLookedForOnThePath() throws IOException {
        Path second = Files.createDirectory(folder.resolve("second"));
        Files.writeString(folder.resolve("tool"), "not to be run");
        Path tool = program("second/tool", "echo found");
        assertThat(search("tool", folder + ":" + second).command()).containsExactly(tool.toString());

        Path relative = Path.of("").toAbsolutePath().relativize(second);
        assertThat(search("tool", "/no/such:" + relative).command().get(0)).startsWith("/").endsWith("/second/tool");
        assertThat(resolve("cat")).isInstanceOf(Resolution.Ready.class);
    }

    @Test
    void afterThreeFailedHandshakesNothingIsStartedAnyMore() {
        Subjects subjects = named("/bin/cat");
        subjects.handshakeFailed("monty");
        subjects.handshakeFailed("monty");
        assertThat(subjects.resolve("monty")).isInstanceOf(Resolution.Ready.class);
        subjects.handshakeFailed("monty");
        assertThat(subjects.resolve("monty"))
                .isEqualTo(new Resolution.Unavailable(
                        "monty", "/bin/cat failed its handshake 3 times and is not started again in this run: the examples"
                        + " that failed first show what it said; name another build with -Dsubject.monty=…, or add"
                        + " -Dassay.timescale=4 where it was only slow"));
    }

    @Test
    void oneHandshakeThatHeldClearsAllDoubt() {
        Subjects subjects = named("/bin/cat");
        subjects.handshakeFailed("monty");
        subjects.handshakeHeld("monty");
        for (int i = 0; i < 10; i++) {
            subjects.handshakeFailed("monty");
        }
        assertThat(subjects.resolve("monty")).isInstanceOf(Resolution.Ready.class);
    }

    @Test
    void aProgramIsLookedForOnce() throws IOException {
        Path program = program("once", "echo x >>'" + folder.resolve("calls") + "'; echo 1");
        Subjects subjects = named(program.toString());
        assertThat(subjects.resolve("monty")).isSameAs(subjects.resolve("monty"));
        assertThat(Files.readAllLines(folder.resolve("calls"))).hasSize(1);
    }

    private String version(String script) throws IOException {
        return ((Resolution.Ready) resolve(program("versioned", script).toString())).provenance().version();
    }

    private void assertUnavailable(String commandLine, String why) {
        assertThat(resolve(commandLine)).isInstanceOfSatisfying(Resolution.Unavailable.class, unavailable ->
                assertThat(unavailable.reason())
                        .startsWith("-Dsubject.monty=\"" + commandLine + "\" cannot be started: ")
                        .contains(why));
    }

    private Provenance search(String name, String path) {
        return ((Resolution.Ready) new NamedProgram("monty", name, Map.of(), path).resolve()).provenance();
    }

    private Resolution resolve(String named) {
        return named(named).resolve("monty");
    }

    private Subjects named(String commandLine) {
        settings.put("subject.monty", commandLine);
        return new Subjects(settings::get, settings.keySet());
    }

    private Path program(String name, String script) throws IOException {
        Path program = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
        program.toFile().setExecutable(true);
        return program;
    }
}
