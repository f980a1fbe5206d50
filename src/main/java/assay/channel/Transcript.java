package assay.channel;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * What a channel said, both ways, with the time of each message since the transcript began.
 *
 * <p>A message of more than {@value #WHOLE} bytes is kept as an {@link Excerpt}, and of a long conversation both ends:
 * whoever talks without end fills no memory here.
 */
public final class Transcript {

    /** The largest message that is kept whole, in bytes. */
    public static final int WHOLE = 65_536;

    private static final int KEPT_AT_EACH_END = 200;

    private final long began = System.nanoTime();
    private final List<Entry> beginning = new ArrayList<>();
    private final Deque<Entry> end = new ArrayDeque<>();
    private long leftOut;

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
        keep(bytes.length <= WHOLE
                ? new Entry(at, direction, message, null)
                : new Entry(at, direction, null, Excerpt.of(bytes)));
    }

    private void keep(Entry entry) {
        if (beginning.size() < KEPT_AT_EACH_END) {
            beginning.add(entry);
            return;
        }
        end.add(entry);
        if (end.size() > KEPT_AT_EACH_END) {
            end.remove();
            leftOut++;
        }
    }

    /** Whether nothing was said. */
    public boolean isEmpty() {
        return beginning.isEmpty();
    }

    /** What is kept of all that was said, in order. */
    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>(beginning);
        entries.addAll(end);
        return entries;
    }

    /** The conversation, a message a line; of a long one both ends, with the count of what was left out. */
    public String print() {
        return lines(beginning) + (leftOut == 0 ? "" : "... " + leftOut + " messages left out ...\n") + lines(end);
    }

    private static String lines(Collection<Entry> some) {
        StringBuilder text = new StringBuilder();
        some.forEach(entry -> text.append(entry).append('\n'));
        return text.toString();
    }
}
