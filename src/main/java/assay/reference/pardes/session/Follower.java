package assay.reference.pardes.session;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** One reader of the log, who hears of each record, and each time it is counted. */
public final class Follower {

    private final Log log;
    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private int lost;
    private byte[] rest = {};

    Follower(Log log) {
        this.log = log;
    }

    void hear(String line) {
        if (waiting.size() == Log.MOST) {
            waiting.removeFirst();
            lost++;
        }
        waiting.addLast(line.getBytes(StandardCharsets.UTF_8));
    }

    /** Whole records, as many as fit; one that is too long for that comes in pieces. Null if there is nothing yet. */
    public byte[] read(int count) {
        if (rest.length > 0) {
            return piece(count);
        }
        if (lost > 0) {
            waiting.addFirst(("lost - " + lost + "\n").getBytes(StandardCharsets.UTF_8));
            lost = 0;
        }
        if (waiting.isEmpty()) {
            return null;
        }
        if (waiting.peekFirst().length > count) {
            rest = waiting.removeFirst();
            return piece(count);
        }
        return records(count);
    }

    private byte[] piece(int count) {
        int length = Math.min(count, rest.length);
        byte[] piece = Arrays.copyOf(rest, length);
        rest = Arrays.copyOfRange(rest, length, rest.length);
        return piece;
    }

    private byte[] records(int count) {
        ByteArrayOutputStream records = new ByteArrayOutputStream();
        while (!waiting.isEmpty() && records.size() + waiting.peekFirst().length <= count) {
            records.writeBytes(waiting.removeFirst());
        }
        return records.toByteArray();
    }

    /** Hears no more. */
    public void leave() {
        log.leave(this);
    }
}
