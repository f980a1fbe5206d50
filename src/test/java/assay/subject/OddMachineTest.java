package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import assay.os.Descriptors;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Trial;
import assay.subject.Plain.Said;

/** Machines that lack something, or call things by odd names. */
@Timeout(60)
final class OddMachineTest {

    @TempDir
    Path folder;

    @Test
    void withoutALocaleAndAHomeTextIsStillText() throws Exception {
        Path odd = Files.createDirectory(folder.resolve("with blanks"));
        String relative = Path.of("").toAbsolutePath().relativize(odd).toString();
        List<String> options = List.of("-Djava.io.tmpdir=" + relative);
        Map<String, String> environment = Map.of("LC_ALL", "C", "HOME", "", "LANG", "");
        try (AnotherJava java = AnotherJava.start(folder, List.of(), options, environment, Conversation.class)) {
            String said = java.toEnd();
            assertThat(said.lines())
                    .as(said)
                    .contains("home " + odd.toRealPath(), "echo true", "environment true", "stderr true", "error true")
                    .anyMatch(line -> line.matches("odd name: -Dsubject.monty=.* cannot be started: .+"));
        }
        Plain.soon().await(() -> empty(odd), "the guardian leaves the scratch");
    }

    @Test
    void aLongTemporaryFolderIsAFolder() throws Exception {
        Path odd = Files.createDirectories(folder.resolve("d".repeat(120)).resolve("e".repeat(120)));
        List<String> options = List.of("-Djava.io.tmpdir=" + odd);
        try (AnotherJava java = AnotherJava.start(folder, List.of(), options, Map.of("LC_ALL", "POSIX"), Conversation.class)) {
            assertThat(java.toEnd()).contains("home " + odd.toRealPath(), "echo true");
        }
        Plain.soon().await(() -> empty(odd), "the guardian leaves the scratch");
    }

    @Test
    void underALongTemporaryFolderABoxStillHasRoomForSockets() throws Exception {
        Path deep = Files.createDirectories(folder.resolve("d".repeat(120)));
        List<String> options = List.of("-Djava.io.tmpdir=" + deep);
        try (AnotherJava java = AnotherJava.start(folder, List.of(), options, Map.of(), DeepBox.class)) {
            Path runtime = Path.of(java.toEnd().strip());
            assertThat(runtime.toString()).endsWith("/run").hasSizeLessThan(60);
            Plain.soon().await(() -> !Files.exists(runtime.getParent().getParent()), "the guardian leaves the runtime folder");
        }
        Plain.soon().await(() -> empty(deep), "the guardian leaves the scratch");
    }

    /** Opens a box, says where its sockets go, and forgets to close it. */
    static final class DeepBox {
        private DeepBox() {}

        public static void main(String[] arguments) throws IOException {
            Path runtime = Box.open().scratch().folder("XDG_RUNTIME_DIR");
            System.out.println(Files.isDirectory(runtime) ? runtime : "there is no " + runtime);
        }
    }

    @Test
    void withFewDescriptorsARefusalLeavesNothing() throws Exception {
        List<String> few = List.of("sh", "-c", "ulimit -n 64; exec \"$0\" \"$@\"");
        List<String> options = List.of("-Djava.io.tmpdir=" + folder);
        try (AnotherJava java = AnotherJava.start(folder, few, options, Map.of(), FewDescriptors.class)) {
            List<String> lines = java.toEnd().lines().toList();
            assertThat(lines).hasSize(9).endsWith("started", "removed");
            assertThat(lines.subList(0, 7)).allMatch("refused, nothing left"::equals);
        }
    }

    @Test
    void onAFullDiskARefusalLeavesNothing() throws Exception {
        assumeTrue(Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "only root may mount a small disk");
        Path disk = Files.createDirectory(folder.resolve("disk"));
        List<String> onSmallDisk =
                List.of("unshare", "-m", "sh", "-c", "mount -t tmpfs -o nr_inodes=14 none '" + disk + "' && exec \"$0\" \"$@\"");
        List<String> options = List.of("-Djava.io.tmpdir=" + disk);
        try (AnotherJava java = AnotherJava.start(folder, onSmallDisk, options, Map.of(), FullDisk.class)) {
            String said = java.toEnd();
            assumeTrue(!said.contains("Operation not permitted"), said);
            assertThat(said.lines())
                    .hasSize(2)
                    .satisfies(lines -> assertThat(lines.get(0))
                            .startsWith("no scratch can be made in " + disk)
                            .contains("No space left on device"))
                    .satisfies(lines -> assertThat(lines.get(1)).isEqualTo("1 scratch left, started again"));
        }
    }

    @Test
    void whatThisUserMayNotReadIsNotToldToBeMissing() throws Exception {
        assumeTrue(Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "only root may act for another user");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path sealed = Files.writeString(folder.resolve("sealed"), "#!/bin/sh\n");
        Files.setPosixFilePermissions(sealed, PosixFilePermissions.fromString("---------"));
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.createFile(closed.resolve("inside"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("---------"));
        List<String> nobody = List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--");

        try (AnotherJava java = AnotherJava.start(folder, nobody, List.of(), Map.of(), Obstacles.class, sealed.toString(),
                closed.resolve("inside").toString())) {
            String said = java.toEnd();
            assumeTrue(!said.contains("Could not find or load main class"), "another user may not read the classes");
            assertThat(said.lines()).containsExactly(sealed + " may not be read by this user, missing: false",
                    closed.resolve("inside") + " cannot be reached: access is denied, missing: false");
        }
    }

    /** Says of each program why it cannot be run. */
    static final class Obstacles {
        private Obstacles() {}

        public static void main(String[] files) {
            for (String file : files) {
                Program program = new Program(Path.of(file));
                System.out.println(program.obstacle() + ", missing: " + program.missing());
            }
        }
    }

    private static boolean empty(Path folder) {
        return folder.toFile().list().length == 0;
    }

    /** Says what becomes of text that is not plain. */
    static final class Conversation {
        private Conversation() {}

        public static void main(String[] arguments) throws IOException {
            String text = "\u00e4\u4e2d";
            Map<String, String> more = Map.of("TEXT", text);
            try (Running<Said, Said> running = Plain.start(more, "/bin/sh", "-c", "printenv TEXT >&2; cat")) {
                System.out.println("home " + running.scratch().home().getParent().getParent().getParent().toRealPath());
                running.channel().send(Said.text(text), Plain.soon());
                Plain.Whole whole = Plain.finish(running);
                System.out.println("echo " + whole.text().equals(text));
                System.out.println("stderr " + whole.stderr().equals(text + "\n"));
            }
            try (Running<Said, Said> running = Plain.start(more, "/bin/cat")) {
                Processes processes = Platform.host().processes();
                Plain.soon().await(() -> text.equals(processes.environment(running.pid()).get("TEXT")), "TEXT is lost");
                System.out.println("environment true");
            }
            try {
                Plain.start("/no/such/" + text).close();
            } catch (IOException refused) {
                System.out.println("error " + refused.getMessage().contains("/no/such/" + text + " in "));
            }
            Resolution odd = new NamedProgram("monty", "/tmp/" + text, Map.of(), "").resolve();
            System.out.println("odd name: " + ((Resolution.Unavailable) odd).reason());
        }
    }

    /** Runs out of descriptors at every point of a start. */
    static final class FewDescriptors {
        private static final Descriptors DESCRIPTORS = Platform.host().descriptors();
        private static final Processes PROCESSES = Platform.host().processes();
        private static final int NEEDED = 7;

        private FewDescriptors() {}

        public static void main(String[] arguments) throws IOException {
            loadAllThatARefusalNeeds();
            for (int spare = 0; spare < NEEDED; spare++) {
                List<Object> before = held();
                String refusal = start(spare);
                boolean clean = refusal.contains("Too many open files") && held().equals(before);
                System.out.println(clean ? "refused, nothing left" : spare + " spare: " + refusal + ", " + before + " became " + held());
            }
            System.out.println(start(NEEDED));
            System.out.println(removeAnUnusedScratch());
        }

        private static String removeAnUnusedScratch() throws IOException {
            Scratch unused = Scratch.make(Token.next());
            List<Integer> taken = takeAllBut(0);
            try {
                unused.remove();
                return unused.home().getParent().toFile().exists() ? "a scratch stays" : "removed";
            } finally {
                taken.forEach(DESCRIPTORS::close);
            }
        }

        /** Classes are loaded from files, and that takes descriptors. */
        private static void loadAllThatARefusalNeeds() throws IOException {
            Plain.start("/bin/cat").close();
            try {
                Plain.start("/no/such/program").close();
            } catch (IOException refused) {
                start(0);
            }
        }

        private static String start(int spare) throws IOException {
            List<Integer> taken = takeAllBut(spare);
            try {
                Plain.start("/bin/cat").close();
                return "started";
            } catch (IOException refused) {
                return refused.getMessage();
            } finally {
                taken.forEach(DESCRIPTORS::close);
            }
        }

        private static List<Integer> takeAllBut(int spare) {
            List<Integer> taken = new ArrayList<>();
            try {
                while (true) {
                    taken.add(DESCRIPTORS.openForReading(Path.of("/dev/null")));
                }
            } catch (IOException full) {
                for (int i = 0; i < spare; i++) {
                    DESCRIPTORS.close(taken.remove(taken.size() - 1));
                }
                return taken;
            }
        }

        private static List<Object> held() {
            return List.of(
                    Trial.held(),
                    PROCESSES.children(PROCESSES.self()),
                    List.of(Scratch.root(Token.thisRun()).toFile().list()));
        }
    }

    /** Finds room for one scratch and not for two. */
    static final class FullDisk {
        private FullDisk() {}

        public static void main(String[] arguments) throws IOException {
            try (Running<Said, Said> first = Plain.start("/bin/cat")) {
                try {
                    Plain.start("/bin/cat").close();
                } catch (IOException refused) {
                    System.out.println(refused.getMessage());
                }
                int left = first.scratch().home().getParent().getParent().toFile().list().length;
                System.out.print(left + " scratch left, ");
            }
            Plain.start("/bin/cat").close();
            System.out.println("started again");
        }
    }
}
