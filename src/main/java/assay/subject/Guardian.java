package assay.subject;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

import assay.channel.Deadline;
import assay.channel.Hang;
import assay.os.Descriptors;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Signals;
import assay.os.Spawn;

/**
 * A process of its own that kills all that a run started and removes its scratch once the run has gone, however it went.
 *
 * <p>It holds the reading end of a pipe whose writing end is the suite's: the system closes that end when the suite ends,
 * also when it is killed outright.
 */
public final class Guardian {

    private static final Duration SWEEP = Duration.ofSeconds(30);
    private static final int NOBODY = Processes.LAST_MARK + 1;
    private static final int QUIET_LOOKS = 10;
    private static final Duration LOOK = Duration.ofMillis(10);

    private static Children.Child guardian;

    private Guardian() {}

    /**
     * Starts the guardian of this run, once.
     *
     * @throws IOException if it cannot be started, or is there no more: then nothing else is to be started either
     */
    public static synchronized void ofThisProgram() throws IOException {
        if (guardian == null) {
            guardian = start();
            Runtime.getRuntime().addShutdownHook(new Thread(Guardian::standIn, "stand in for the guardian"));
        }
        if (guardian.exit().isDone()) {
            throw new IOException("the guardian of the run (process " + guardian.pid() + ") has ended with "
                    + guardian.exit().join() + ", so nothing is started any more");
        }
    }

    /** A guardian that was killed cleans up no more, so a run that ends by itself does. */
    private static void standIn() {
        if (!guardian.exit().isDone()) {
            return;
        }
        try {
            sweep(Platform.host().processes(), Token.thisRun(), Token.firstMark());
            Scratch.remove(Scratch.root(Token.thisRun()));
        } catch (IOException | RuntimeException stuck) {
            System.err.println("assay: something of this run remains, in " + Scratch.root(Token.thisRun()) + ": " + stuck);
        }
    }

    /** The writing end of the pipe is never closed: the system does that. */
    private static Children.Child start() throws IOException {
        Descriptors descriptors = Platform.host().descriptors();
        Descriptors.Pipe pipe = descriptors.pipe();
        try {
            return start(descriptors, pipe.reading());
        } catch (IOException refused) {
            descriptors.close(pipe.writing());
            throw refused;
        } finally {
            descriptors.close(pipe.reading());
        }
    }

    private static Children.Child start(Descriptors descriptors, int in) throws IOException {
        int nothing = descriptors.openForWriting(Path.of("/dev/null"));
        try {
            Children.Child child = Children.ofThisProgram()
                    .start(new Spawn(command(), Map.of("LANG", "C.UTF-8"), Path.of("/"), in, nothing, nothing), 0);
            descriptors.close(child.watch());
            return child;
        } finally {
            descriptors.close(nothing);
        }
    }

    private static List<String> command() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Xmx32m",
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + Path.of(System.getProperty("java.io.tmpdir")).toAbsolutePath(),
                "-cp",
                System.getProperty("java.class.path"),
                Guardian.class.getName(),
                Token.thisRun(),
                Scratch.root(Token.thisRun()).toString(),
                Scratch.runtimeRoot(Token.thisRun()).toString(),
                Integer.toString(Token.firstMark()));
    }

    /** Waits for the end of the run, then cleans up behind it: the arguments are its token, the folders of its scratches and its first mark. */
    public static void main(String[] arguments) throws IOException {
        String run = arguments[0];
        Processes processes = Platform.host().processes();
        rehearse(processes);
        while (System.in.read() >= 0) {
            // Nothing is ever written: only the end of the pipe matters.
        }
        try {
            sweep(processes, run, Integer.parseInt(arguments[3]));
        } finally {
            Scratch.remove(Path.of(arguments[1]));
            Scratch.remove(Path.of(arguments[2]));
        }
    }

    /** Loads all that the clean-up needs while its files are there: a run may be cut off by the next build. */
    private static void rehearse(Processes processes) throws IOException {
        try {
            Deadline.within("rehearsal", Duration.ZERO).await(() -> killAny(processes, "of nobody", NOBODY) > 0, "nobody is found");
        } catch (Hang expected) {
            Scratch.remove(Path.of("/nothing of this name"));
        }
        processes.signal(processes.self(), 0);
    }

    /** Kills all that carries the token, until look after look finds none: a program that was being started has none yet. */
    private static void sweep(Processes processes, String run, int firstMark) {
        Deadline by = Deadline.within("sweep", SWEEP);
        for (int quiet = 0; quiet < QUIET_LOOKS; quiet++) {
            by.await(() -> killAny(processes, run, firstMark) == 0, "processes of run " + run + " remain");
            Deadline.pause(LOOK);
        }
    }

    private static int killAny(Processes processes, String run, int firstMark) {
        Set<Integer> left = processes.signalMarked(firstMark, firstMark + Token.MARKS - 1, Signals.SIGKILL);
        left.addAll(processes.startedWith(Token.RUN, run));
        for (int pid : left) {
            try {
                processes.signal(pid, Signals.SIGKILL);
            } catch (OsException notOurs) {
                // It took another user's identity: only that user, or root, can end it.
                continue;
            }
        }
        return left.size();
    }
}
