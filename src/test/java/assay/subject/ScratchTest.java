package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScratchTest {

    private final Token token = Token.next();

    @Test
    void itsFoldersAreTheOwnersOnly() throws IOException {
        Scratch scratch = Scratch.make(token);
        Path root = scratch.home().getParent();
        try (Stream<Path> all = Files.walk(root)) {
            assertThat(all).hasSize(8).allSatisfy(each ->
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each))).isEqualTo("rwx------"));
        }
        scratch.remove();
        assertThat(root).doesNotExist();
    }

    @Test
    void everyVariableThatNamesAFolderNamesOneOfItsOwn() throws IOException {
        Scratch scratch = Scratch.make(token);
        Map<String, String> environment = scratch.environment();
        assertThat(environment)
                .containsOnlyKeys("PATH", "LANG", "HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
                        "XDG_CACHE_HOME", "XDG_RUNTIME_DIR");
        assertThat(environment.entrySet().stream().filter(each -> !List.of("PATH", "LANG").contains(each.getKey())))
                .hasSize(7)
                .extracting(Map.Entry::getValue)
                .doesNotHaveDuplicates()
                .allSatisfy(each -> assertThat(Path.of(each)).isDirectory().isAbsolute().hasParent(scratch.home().getParent()));
        scratch.remove();
    }

    @Test
    void whatASubjectMadeIsListed() throws IOException {
        Scratch scratch = Scratch.make(token);
        assertThat(scratch.made()).isEmpty();
        Files.createDirectory(scratch.home().resolve("b"));
        Files.createFile(scratch.home().resolve("b/file"));
        assertThat(scratch.made()).containsExactly("home/b", "home/b/file");
        scratch.remove();
    }

    @Test
    void linksAreRemovedAndNotFollowed(@TempDir Path outside) throws IOException {
        Path kept = Files.createFile(outside.resolve("kept"));
        Scratch scratch = Scratch.make(token);
        Files.createSymbolicLink(scratch.home().resolve("folder"), outside);
        Files.createSymbolicLink(scratch.home().resolve("file"), kept);
        Files.createSymbolicLink(scratch.home().resolve("nowhere"), Path.of("/no/such/file"));
        Files.createSymbolicLink(scratch.home().resolve("loop"), Path.of("."));
        scratch.remove();
        assertThat(scratch.home().getParent()).doesNotExist();
        assertThat(kept).exists();
    }

    @Test
    void removingWhatHasGoneIsNoError() throws IOException {
        Scratch scratch = Scratch.make(token);
        scratch.remove();
        scratch.remove();
    }

    /** A path of so many names is longer than the system takes, and the way down deeper than a stack. */
    @Test
    void foldersNestedDeeperThanAPathMayBeLongAreRemovedToo(@TempDir Path folder) throws Exception {
        Path scratch = Files.createDirectory(folder.resolve("scratch"));
        Files.createDirectories(scratch.resolve("removed-1/removed-2"));
        String nest = "import os\nfor i in range(3000):\n  os.mkdir('nested'); os.chdir('nested')\n  open('file', 'w').close()\n";
        try (Running<Plain.Said, Plain.Said> running =
                Plain.shell("cd '" + scratch + "' && exec /usr/bin/env python3 -I -S -c \"" + nest + "\"")) {
            assertThat(Plain.finish(running)).satisfies(whole -> assertThat(whole.stderr()).isEmpty());
        }
        assertThat(scratch.resolve("nested/nested/file")).exists();

        Scratch.remove(scratch);

        assertThat(scratch).doesNotExist();
        assertThat(folder).isEmptyDirectory();
    }

    /** Root passes every lock, so the test gives that power up, in a program of its own. */
    @Test
    void whatASubjectLockedIsRemovedToo(@TempDir Path folder) throws Exception {
        boolean root = Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
        List<String> powerless = root ? List.of("setpriv", "--bounding-set=-all", "--inh-caps=-all") : List.of();
        Path scratch = Files.createDirectory(folder.resolve("scratch"));
        for (String mode : List.of("---------", "r--------", "-w-------", "r-x------")) {
            Path locked = Files.createDirectories(scratch.resolve("locked " + mode));
            Files.createFile(locked.resolve("file"));
            Files.createDirectory(locked.resolve("inside"));
            Files.setPosixFilePermissions(locked.resolve("inside"), PosixFilePermissions.fromString("---------"));
            Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString(mode));
        }
        try (AnotherJava remover = AnotherJava.start(folder, powerless, List.of(), Map.of(), Remover.class, scratch.toString())) {
            assertThat(remover.toEnd()).isEmpty();
        }
        assertThat(scratch).doesNotExist();
    }

    static final class Remover {
        private Remover() {}

        public static void main(String[] arguments) throws IOException {
            Scratch.remove(Path.of(arguments[0]));
        }
    }
}
