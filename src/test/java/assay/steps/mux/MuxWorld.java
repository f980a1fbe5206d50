package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.mux.Invocation;
import assay.mux.MuxCommand;
import assay.mux.Outcome;
import assay.oracle.NoAnswer;
import assay.oracle.Oracle;
import assay.os.Platform;
import assay.os.Setting;
import assay.os.TerminalSize;
import assay.steps.Stage;
import assay.steps.oracle.OracleWorld;
import assay.subject.Provenance;

/** What the steps about the terminal daemon share: the box, the daemon at hand, the people, and the last command's outcome. */
public final class MuxWorld {

    static final String SYSTEM = "mux";
    static final int SIGKILL = 9;
    static final int SIGCONT = 18;
    static final int SIGSTOP = 19;
    static final TerminalSize SIZE = new TerminalSize(80, 24);

    /** Commands that are about no daemon. */
    private static final Set<String> NO_SOCKET = Set.of("keygen", "hosts");

    private static final Duration EVENT = Duration.ofSeconds(10);

    private final Stage stage;
    private final OracleWorld oracle;
    private final Map<String, Sitter> people = new LinkedHashMap<>();
    private final List<Duration> stops = new ArrayList<>();
    private final List<Integer> shells = new ArrayList<>();
    private MuxBox box;
    private Daemon daemon;
    private Outcome outcome;
    private long inode;

    public MuxWorld(Stage stage, OracleWorld oracle) {
        this.stage = stage;
        this.oracle = oracle;
    }

    Oracle oracle() {
        return oracle.oracle();
    }

    /** The box, made when it is first asked for. */
    MuxBox box() {
        if (box == null) {
            box = stage.enter(new MuxBox(stage.program(SYSTEM), stage.subjects().environment(SYSTEM)));
        }
        return box;
    }

    Provenance program() {
        return box().program();
    }

    /** The file of the program under test. */
    Path image() {
        return real(Path.of(program().command().get(0)));
    }

    static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException gone) {
            throw new IllegalStateException(gone);
        }
    }

    /** The version of the program under test, as it tells it. */
    String version() {
        return program().version().replaceFirst("^mux ", "");
    }

    /** Notes which file the socket of the daemon at hand is. */
    void noteSocket() {
        inode = inode();
    }

    /** Whether it is that very file still. */
    boolean isSameSocket() {
        return inode == inode();
    }

    private long inode() {
        try {
            return (Long) Files.getAttribute(daemon.socket(), "unix:ino");
        } catch (IOException gone) {
            throw new IllegalStateException(gone);
        }
    }

    /** The socket of the daemon that an example speaks of without saying which. */
    Path socket() {
        return socket("sock");
    }

    Path socket(String name) {
        return box().folder("XDG_RUNTIME_DIR").resolve(name);
    }

    MuxCommand command() {
        return box().command(program());
    }

    /** Gives a command, at the usual socket unless its words name another; its outcome is the one to be judged. */
    Outcome give(String... words) {
        return took(command().run(Invocation.of(atSocket(List.of(words)))));
    }

    /** The words of a command that is told where the daemon listens. */
    String[] atSocket(List<String> words) {
        List<String> all = new ArrayList<>(words);
        if (!all.contains("--sock") && Collections.disjoint(all, NO_SOCKET)) {
            all.addAll(List.of("--sock", socket().toString()));
        }
        return all.toArray(String[]::new);
    }

    Outcome took(Outcome judged) {
        outcome = judged;
        return judged;
    }

    Outcome outcome() {
        return outcome;
    }

    /** Starts a daemon that is to serve; it becomes the daemon at hand. */
    void start() {
        start(program(), socket());
    }

    void start(Provenance image, Path socket, Setting... changes) {
        boolean held = false;
        try {
            Invocation start = Invocation.of("d", "start", "-d", "--sock", socket.toString());
            for (Setting change : changes) {
                start = start.with(change);
            }
            took(box().command(image).run(start));
            serving(image, socket);
            held = true;
        } finally {
            if (held) {
                stage.subjects().handshakeHeld(SYSTEM);
            } else {
                stage.subjects().handshakeFailed(SYSTEM);
            }
        }
    }

    /** Notes that the last command has started a daemon. */
    void serving(Provenance image, Path socket) {
        Assertions.assertThat(outcome.exit()).as("the start: " + outcome.notation()).hasToString("exit 0");
        Assertions.assertThat(outcome.pid()).as("the process that the start names: " + outcome.notation()).isPresent();
        take(new Daemon(outcome.pid().getAsInt(), socket, image));
    }

    void take(Daemon another) {
        daemon = another;
        box().serves(another);
    }

    /** Makes a daemon that was started before the one at hand, for the sentences that follow. */
    void lookAt(Daemon another) {
        daemon = another;
    }

    Daemon daemon() {
        return daemon;
    }

    /** From here on the example has said that the daemon at hand ends. */
    void mayEnd() {
        box().mayEnd(daemon);
    }

    /** Seats somebody at a client of the program under test, and waits until it has painted something. */
    Sitter seat(String name, String... words) {
        return seat(name, SIZE, List.of(), words);
    }

    Sitter seat(String name, TerminalSize size, List<Setting> changes, String... words) {
        Sitter sitter = sit(name, size, changes, words);
        sitter.awaitPainted();
        return sitter;
    }

    /** The same without waiting. */
    Sitter sit(String name, TerminalSize size, List<Setting> changes, String... words) {
        Sitter sitter = box().seat(name, program(), List.of(atSocket(List.of(words))), size, changes);
        people.put(name, sitter);
        return sitter;
    }

    Sitter sitter(String name) {
        Sitter sitter = people.get(name);
        if (sitter == null) {
            throw new IllegalStateException("nobody called " + name + " has come to a terminal");
        }
        return sitter;
    }

    void note(String name, Sitter sitter) {
        people.put(name, sitter);
    }

    /** Stops the daemon at hand, and notes how long that took. */
    void noteStop() {
        long began = System.nanoTime();
        took(command().run("d", "stop", "--sock", daemon.socket().toString()));
        stops.add(Duration.ofNanos(System.nanoTime() - began));
        Assertions.assertThat(outcome.exit()).as("the stop: " + outcome.notation()).hasToString("exit 0");
        mayEnd();
    }

    /** How long each stop took that was noted. */
    List<Duration> stops() {
        return stops;
    }

    void noteShell(int pid) {
        shells.add(pid);
    }

    void forgetShells() {
        shells.clear();
    }

    List<Integer> shells() {
        return shells;
    }

    void signal(int pid, int number) {
        try {
            Platform.host().processes().signal(pid, number);
        } catch (IOException refused) {
            throw new IllegalStateException(refused);
        }
    }

    /** Waits for something; a process that the system cannot speak of just now, in the middle of an exec say, is asked about again. */
    void await(String what, BooleanSupplier condition, String otherwise) {
        Deadline.within(what, EVENT).await(() -> isSo(condition), otherwise);
    }

    private static boolean isSo(BooleanSupplier condition) {
        try {
            return condition.getAsBoolean();
        } catch (NoAnswer notNow) {
            return false;
        }
    }
}
