package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that starts the command, in a project that stands in an odd place. */
final class LaunchScriptTest {

    private static final String JAVA = System.getProperty("java.home");

    @TempDir
    private Path folder;

    private Path root;

    @BeforeEach
    void settle() throws IOException {
        root = Files.createDirectory(folder.resolve("it's \"my\" $HOME, Käthe"));
        Path feature = Path.of("features/bans/folder-bans.feature");
        Files.createDirectories(root.resolve(feature).getParent());
        Files.copy(feature, root.resolve(feature));
        Files.createSymbolicLink(root.resolve("classes"), Path.of("target/classes").toAbsolutePath());
    }

    @AfterEach
    void unlink() throws IOException {
        Files.delete(root.resolve("classes"));
    }

    private record Ended(int status, String words) {}

    private Ended run(String javaHome, String... before) throws Exception {
        return run(javaHome, List.of(), before);
    }

    private Ended run(String javaHome, List<String> libraries, String... before) throws Exception {
        Path script = root.resolve("assay");
        List<String> classes = new ArrayList<>(libraries);
        classes.addAll(List.of(root.resolve("classes").toString(), System.getProperty("java.class.path")));
        String classPath = String.join(":", classes);
        LaunchScript.main(new String[] {javaHome, root.toString(), classPath, script.toString()});
        List<String> command = new ArrayList<>(List.of(before));
        command.addAll(List.of(script.toString(), "list"));
        return ended(command);
    }

    private Ended ended(List<String> command) throws Exception {
        Path words = Files.createTempFile(folder, "words", "");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(words.toFile()).start();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return new Ended(process.exitValue(), Files.readString(words));
    }

    @Test
    void itStartsTheCommandWhereverTheProjectStandsAndWhateverTheLocale() throws Exception {
        Ended ended = run(JAVA, "env", "LC_ALL=C");
        assertThat(ended.status()).as(ended.words()).isEqualTo(0);
        assertThat(ended.words()).contains("bans/folder-bans");
    }

    @Test
    void aLocaleThatIsNamedAndNotInstalledIsNoneAtAll() throws Exception {
        Ended ended = run(JAVA, "env", "LC_ALL=xx_XX.UTF-8");
        assertThat(ended.status()).as(ended.words()).isEqualTo(0);
    }

    @Test
    void aLibraryThatCannotBeReadIsInconclusiveAndNoViolation() throws Exception {
        Ended ended = run(JAVA, List.of(root.resolve("gone.jar").toString()));
        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.words()).isEqualTo(
                "assay: " + root.resolve("gone.jar") + " cannot be read; build again: mvn -q process-test-classes\n");
    }

    @Test
    void classesThatAreNotThereAreInconclusiveAndNoViolation() throws Exception {
        Path empty = Files.createDirectory(root.resolve("empty"));
        Path script = root.resolve("assay");
        LaunchScript.main(new String[] {JAVA, root.toString(), empty.toString(), script.toString()});
        Ended ended = ended(List.of(script.toString(), "list"));
        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.words()).isEqualTo(
                "assay: there is no assay/cli/Main.class in " + empty + "; build again: mvn -q process-test-classes\n");
    }

    @Test
    void aJavaThatIsNotThereIsInconclusiveAndNoViolation() throws Exception {
        Ended ended = run("/no/such/java");
        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.words()).startsWith("assay: Java cannot start: ").contains("/no/such/java/bin/java");
    }

    @Test
    void aJavaThatFindsNoMemoryIsInconclusiveAndNoViolation() throws Exception {
        Ended ended = run(JAVA, "sh", "-c", "ulimit -v 500000; exec \"$@\"", "sh");
        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.words()).startsWith("assay: Java cannot start: ");
    }
}
