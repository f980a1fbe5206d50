package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NpmWorkerTest {

    @TempDir
    Path folder;

    @Test
    void aMissingWorkerIsNamedWithWhatWouldInstallIt() throws IOException {
        assertThat(reason(Map.of("ASSAY_CACHE", folder.toString())))
                .startsWith("the worker is not installed: there is no " + folder.resolve(worker()))
                .contains("sh src/main/npm/install-worker.sh", "-Dsubject.monty=");
    }

    @Test
    void aWorkerThatIsThereAndMayNotBeUsedIsNotToldToBeMissing() throws IOException {
        Path file = folder.resolve(worker());
        Files.createDirectories(file.getParent());
        Files.writeString(file, "not to be run");
        assertThat(reason(Map.of("ASSAY_CACHE", folder.toString())))
                .startsWith("the worker cannot be used: " + file + " is not a program that may be run; run `sh ");

        Path plain = Files.createFile(folder.resolve("plain"));
        assertThat(reason(Map.of("ASSAY_CACHE", plain.toString()))).startsWith("the worker cannot be used: "
                + plain.resolve(worker()) + " cannot be reached: Not a directory; run `sh ");
    }

    @Test
    void aDamagedWorkerIsRefusedByItsDigest() throws IOException {
        Path file = folder.resolve(worker());
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\necho monty\n");
        file.toFile().setExecutable(true);
        assertThat(reason(Map.of("ASSAY_CACHE", folder.toString())))
                .startsWith(file + " is not the worker that was pinned: its SHA-256 is " + new Program(file).sha256());
    }

    @Test
    void theCacheIsWhereTheScriptPutsIt() throws IOException {
        String empty = "";
        assertThat(reason(Map.of("XDG_CACHE_HOME", "/xdg", "HOME", "/home"))).contains("/xdg/assay/" + worker());
        assertThat(reason(Map.of("ASSAY_CACHE", empty, "XDG_CACHE_HOME", empty, "HOME", "/home")))
                .contains("/home/.cache/assay/" + worker());
        assertThat(reason(Map.of("ASSAY_CACHE", "/a", "XDG_CACHE_HOME", "/xdg"))).contains("/a/" + worker());
    }

    @Test
    void aCacheOfNoPossibleNameIsUnavailable() {
        assertThat(reason(Map.of("ASSAY_CACHE", "a\0b"))).contains("install-worker.sh");
    }

    private static String reason(Map<String, String> environment) {
        return ((Resolution.Unavailable) new NpmWorker(environment).resolve()).reason();
    }

    private static String worker() throws IOException {
        Properties pinned = new Properties();
        try (InputStream in = NpmWorker.class.getResourceAsStream("worker.properties")) {
            pinned.load(in);
        }
        return "monty-" + pinned.getProperty("version") + "/" + pinned.getProperty("file");
    }
}
