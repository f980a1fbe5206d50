package assay.reference.mux.loop;

/** Something that is done at a time of {@link System#nanoTime}, unless it is called off before. */
public final class Alarm implements Comparable<Alarm> {

    private final long at;
    private final Runnable what;
    private boolean off;

    Alarm(long at, Runnable what) {
        this.at = at;
        this.what = what;
    }

    long at() {
        return at;
    }

    boolean isOff() {
        return off;
    }

    public void callOff() {
        off = true;
    }

    void ring() {
        if (!off) {
            off = true;
            what.run();
        }
    }

    @Override
    public int compareTo(Alarm other) {
        return Long.compare(at - other.at, 0);
    }
}
