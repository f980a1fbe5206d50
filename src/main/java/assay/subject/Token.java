package assay.subject;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import assay.os.Processes;

/**
 * The marks that every process of a run carries, in its environment and beside it, so that none can be lost.
 *
 * @param run the run's own mark
 * @param example the mark of one example in it
 * @param mark the same as a number, for those that forget their environment; see {@link Processes#underMark}
 */
public record Token(String run, String example, int mark) {

    /** The variable that names the run. */
    public static final String RUN = "ASSAY_RUN";

    /** The variable that names the example. */
    public static final String EXAMPLE = "ASSAY_EXAMPLE";

    /** How many marks a run has: after as many examples the first is used again. */
    static final int MARKS = 1_000;

    private static final String THIS_RUN = random();
    private static final AtomicInteger COUNT = new AtomicInteger();

    /** A token for an example of this run that no other has. */
    public static Token next() {
        int number = COUNT.incrementAndGet();
        return new Token(THIS_RUN, THIS_RUN + "." + number, firstMark() + number % MARKS);
    }

    /** The first mark of this run: two suites that run at the same time have different process ids. */
    static int firstMark() {
        return 1 + (int) (ProcessHandle.current().pid() % (Processes.LAST_MARK / MARKS)) * MARKS;
    }

    static String thisRun() {
        return THIS_RUN;
    }

    Map<String, String> environment() {
        return Map.of(RUN, run, EXAMPLE, example);
    }

    private static String random() {
        byte[] bytes = new byte[8];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
