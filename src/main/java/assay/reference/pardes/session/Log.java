package assay.reference.pardes.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import assay.reference.pardes.text.Shown;

/** What happened, a line a record: a ring, in which the same record said again is counted. */
public final class Log {

    /** How many records it keeps. */
    static final int MOST = 1000;

    private static final int LONGEST = 512;

    private final Deque<Record> ring = new ArrayDeque<>();
    private final List<Follower> followers = new ArrayList<>();

    private static final class Record {
        private final String text;
        private int times = 1;

        private Record(String text) {
            this.text = text;
        }

        private String line() {
            return (times == 1 ? text : text + " (x" + times + ")") + "\n";
        }
    }

    /** Adds a record, or counts it if it is the last one said again. */
    void add(String kind, Object who, String text) {
        String record = Shown.cut(kind + " " + who + " " + text, LONGEST);
        Record last = ring.peekLast();
        if (last != null && last.text.equals(record)) {
            last.times++;
        } else {
            last = new Record(record);
            ring.addLast(last);
        }
        if (ring.size() > MOST) {
            ring.removeFirst();
        }
        String line = last.line();
        followers.forEach(follower -> follower.hear(line));
    }

    /** All that it keeps, oldest first. */
    public String read() {
        StringBuilder all = new StringBuilder();
        ring.forEach(record -> all.append(record.line()));
        return all.toString();
    }

    /** The records that say what failed or what somebody was told. */
    String messages() {
        StringBuilder some = new StringBuilder();
        ring.stream()
                .filter(record -> record.text.startsWith("err ") || record.text.startsWith("msg "))
                .forEach(record -> some.append(record.line()));
        return some.toString();
    }

    /** Hears of all records from now on, and first of those that there are if that is wanted. */
    public Follower follow(boolean fromTheOldest) {
        Follower follower = new Follower(this);
        if (fromTheOldest) {
            ring.forEach(record -> follower.hear(record.line()));
        }
        followers.add(follower);
        return follower;
    }

    void leave(Follower follower) {
        followers.remove(follower);
    }
}
