package assay.monkey;

import java.util.regex.Pattern;

import assay.monkey.check.Invariants;
import assay.monkey.client.Complaint;

/**
 * How a session failed.
 *
 * @param kind the invariant that it broke, or one of the words below
 * @param why in few words; two failures whose words are the same but for numbers and texts are one fault
 * @param detail what was seen
 */
public record Failure(String kind, String why, String detail) {

    static final String START = "start";
    static final String CRASH = "crash";
    static final String HANG = "hang";
    static final String DROPPED = "dropped";
    static final String NO_REPLY = "no-reply";
    static final String BROKEN_MONKEY = "monkey";
    static final String LEFT_BEHIND = "left-behind";
    static final String UNASKED = "unasked-end";

    private static final Pattern QUOTED = Pattern.compile("\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"");
    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");
    private static final int SAID = 300;

    static Failure of(Complaint complaint) {
        return new Failure(complaint.invariant(), complaint.why(), complaint.detail());
    }

    /** No session could be begun. */
    static Failure ofStart(NoSession none) {
        return new Failure(START, "no session answers", none.getMessage());
    }

    /** What makes two failures the same: the kind, and the words without numbers and texts. */
    public String signature() {
        String blurred = NUMBER.matcher(QUOTED.matcher(why).replaceAll("\"\"")).replaceAll("N");
        return kind + ": " + blurred.substring(0, Math.min(SAID, blurred.length()));
    }

    /** The rule that it speaks against. */
    String rule() {
        return switch (kind) {
            case START -> "A session answers at its socket within 15 s of its start.";
            case CRASH -> "A session never breaks: it ends with status 0, and leaves no file of crashes.";
            case HANG -> "Every request is answered within 5 s, a large or slow one within 30 s; only a read may wait.";
            case DROPPED -> "A session hangs up when it restores a dump, and when it ends, and at no other time.";
            case NO_REPLY -> "What a session sends is a reply of the protocol that was agreed on, and its usual files can be opened.";
            case BROKEN_MONKEY -> "None: it is the monkey that broke, and it is to be mended.";
            case UNASKED -> "A session ends when it is asked to, and with its last pane, and at no other time.";
            case LEFT_BEHIND -> "A session that ends takes all that it started with it.";
            default -> Invariants.rule(kind);
        };
    }

    @Override
    public String toString() {
        return kind + ": " + why;
    }
}
