package assay.reference.pardes.session;

import java.util.function.Predicate;

import assay.reference.pardes.text.Shown;

/** What happened, a line a record: a ring, in which the same record said again is counted. */
public final class Log {

    /** How many records it keeps. */
    static final int MOST = 1000;

    private static final int LONGEST = 512;

    private final Entry[] ring = new Entry[MOST];
    private long end;

    /** A record, and how often it was said in a row. */
    static final class Entry {
        private final String text;
        private int times = 1;

        private Entry(String text) {
            this.text = text;
        }

        int times() {
            return times;
        }

        /** How it reads when it has been said so often. */
        String line(int time) {
            return (time == 1 ? text : text + " (x" + time + ")") + "\n";
        }
    }

    /** Adds a record, or counts it if it is the last one said again. */
    void add(String kind, Object who, String text) {
        String record = Shown.cut(kind + " " + who + " " + text, LONGEST);
        Entry last = end == 0 ? null : at(end - 1);
        if (last != null && last.text.equals(record)) {
            last.times++;
        } else {
            ring[(int) (end++ % MOST)] = new Entry(record);
        }
    }

    /** The number of the oldest record that it keeps. */
    long first() {
        return Math.max(0, end - MOST);
    }

    /** The number that the next record will have. */
    long end() {
        return end;
    }

    Entry at(long number) {
        return ring[(int) (number % MOST)];
    }

    /** All that it keeps, oldest first. */
    public String read() {
        return lines(entry -> true);
    }

    /** The records that say what failed or what somebody was told. */
    String messages() {
        return lines(entry -> entry.text.startsWith("err ") || entry.text.startsWith("msg "));
    }

    private String lines(Predicate<Entry> wanted) {
        StringBuilder lines = new StringBuilder();
        for (long number = first(); number < end; number++) {
            Entry entry = at(number);
            lines.append(wanted.test(entry) ? entry.line(entry.times) : "");
        }
        return lines.toString();
    }

    /** Tells all records from now on, and first those that there are if that is wanted. */
    public Follower follow(boolean fromTheOldest) {
        return new Follower(this, fromTheOldest);
    }
}
