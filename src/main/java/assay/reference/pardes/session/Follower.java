package assay.reference.pardes.session;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** One reader of the log: it is told each record, and each time that one is counted, once. */
public final class Follower {

    private static final byte[] NOTHING = {};

    private final Log log;
    private final long began;
    private final int countedBefore;
    private long number;
    private int told;
    private byte[] rest = NOTHING;

    Follower(Log log, boolean fromTheOldest) {
        this.log = log;
        began = log.end();
        countedBefore = began == 0 ? 0 : log.at(began - 1).times();
        number = fromTheOldest ? log.first() : Math.max(0, began - 1);
        told = began == 0 ? 0 : fromTheOldest ? toldBefore() : countedBefore;
    }

    /** Records made before it began are told as they read then: once, with their count. */
    private int toldBefore() {
        return number >= began ? 0 : number == began - 1 ? countedBefore - 1 : log.at(number).times() - 1;
    }

    /** Whole records, as many as fit; one that is too long for that comes in pieces. Null if there is nothing yet. */
    public byte[] read(int count) {
        ByteArrayOutputStream records = new ByteArrayOutputStream();
        while (records.size() < count) {
            byte[] next = rest.length > 0 ? rest : next();
            rest = NOTHING;
            if (next.length == 0) {
                break;
            }
            if (next.length > count - records.size()) {
                rest = next;
                break;
            }
            records.writeBytes(next);
        }
        return records.size() > 0 ? records.toByteArray() : rest.length > 0 ? piece(count) : null;
    }

    private byte[] piece(int count) {
        byte[] piece = Arrays.copyOf(rest, count);
        rest = Arrays.copyOfRange(rest, count, rest.length);
        return piece;
    }

    /** The next line; empty if there is none yet. */
    private byte[] next() {
        if (number < log.first()) {
            return lost().getBytes(StandardCharsets.UTF_8);
        }
        if (number < log.end() && told == log.at(number).times() && number + 1 < log.end()) {
            number++;
            told = toldBefore();
        }
        if (number >= log.end() || told == log.at(number).times()) {
            return NOTHING;
        }
        return log.at(number).line(++told).getBytes(StandardCharsets.UTF_8);
    }

    /** Records fell out of the log before they were told. */
    private String lost() {
        long lost = log.first() - number - (told > 0 ? 1 : 0);
        number = log.first();
        told = toldBefore();
        return lost > 0 ? "lost - " + lost + "\n" : new String(next(), StandardCharsets.UTF_8);
    }
}
