package assay.subject;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The marks that every process of a run carries in its environment, so that none can be lost.
 *
 * @param run the run's own mark
 * @param example the mark of one example in it
 */
public record Token(String run, String example) {

    /** The variable that names the run. */
    public static final String RUN = "ASSAY_RUN";

    /** The variable that names the example. */
    public static final String EXAMPLE = "ASSAY_EXAMPLE";

    private static final String THIS_RUN = random();
    private static final AtomicInteger COUNT = new AtomicInteger();

    /** A token for an example of this run that no other has. */
    public static Token next() {
        return new Token(THIS_RUN, THIS_RUN + "." + COUNT.incrementAndGet());
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
