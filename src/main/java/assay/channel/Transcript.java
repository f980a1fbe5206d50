package assay.channel;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a channel said, both ways, with the time of each message since the transcript began.
 *
 * <p>A message of more than {@value #WHOLE} bytes is kept as an {@link Excerpt}.
 */
public final class Transcript {

    /** The largest message that is kept whole, in bytes. */
    public static final int WHOLE = 65_536;

    private static final int PRINTED_AT_EACH_END = 200;

    private final long began = System.nanoTime();
    private final List<Entry> entries = new ArrayList<>();

    /** Which way a message went, seen from the suite. */
    public enum Direction {
        OUT("->"),
        IN("<-");

        private final String arrow;

        Direction(String arrow) {
            this.arrow = arrow;
        }
    }

    /**
     * One message.
     *
     * @param message the message itself; {@code null} if only an excerpt was kept
     * @param excerpt {@code null} if the message itself was kept
     */
    public record Entry(Duration at, Direction direction, Message message, Excerpt excerpt) {
        @Override
        public String toString() {
            String said = message == null ? excerpt.toString() : message.notation();
            return String.format(Locale.ROOT, "%s %12.6f %s", direction.arrow, at.toNanos() / 1e9, said);
        }
    }

    void add(Direction direction, Message message) {
        Duration at = Duration.ofNanos(System.nanoTime() - began);
        byte[] bytes = message.bytes();
        entries.add(bytes.length <= WHOLE
                ? new Entry(at, direction, message, null)
                : new Entry(at, direction, null, Excerpt.of(bytes)));
    }

    /** The place where the transcript ends now. */
    public int mark() {
        return entries.size();
    }

    /** What was said since a mark. */
    public List<Entry> since(int mark) {
        return List.copyOf(entries.subList(mark, entries.size()));
    }

    /** The conversation, a message a line; of a long one both ends, with the count of what was left out. */
    public String print() {
        int left = entries.size() - 2 * PRINTED_AT_EACH_END;
        if (left <= 0) {
            return lines(entries);
        }
        return lines(entries.subList(0, PRINTED_AT_EACH_END))
                + "... " + left + " messages left out ...\n"
                + lines(entries.subList(PRINTED_AT_EACH_END + left, entries.size()));
    }

    private static String lines(List<Entry> some) {
        StringBuilder text = new StringBuilder();
        some.forEach(entry -> text.append(entry).append('\n'));
        return text.toString();
    }
}
