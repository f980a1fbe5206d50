package assay.os.linux;

import java.time.Duration;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

import assay.os.Descriptors;

/** The array of {@code struct pollfd} that {@code poll(2)} takes. */
final class PollSet implements Descriptors.Interest {

    private static final int SIZE = 8;
    private static final int EVENTS = 4;
    private static final int RESULTS = 6;
    private static final short IN = 1;
    private static final short OUT = 4;
    private static final Duration LONGEST = Duration.ofMillis(Integer.MAX_VALUE);

    private final Memory memory;
    private final int places;

    PollSet(int places) {
        this.places = places;
        memory = new Memory((long) places * SIZE);
        memory.clear();
        for (int place = 0; place < places; place++) {
            set(place, -1, false);
        }
    }

    @Override
    public void set(int place, int descriptor, boolean writing) {
        memory.setInt((long) place * SIZE, descriptor);
        memory.setShort((long) place * SIZE + EVENTS, writing ? OUT : IN);
    }

    @Override
    public void set(int place, int descriptor, boolean reading, boolean writing) {
        memory.setInt((long) place * SIZE, descriptor);
        memory.setShort((long) place * SIZE + EVENTS, (short) ((reading ? IN : 0) | (writing ? OUT : 0)));
    }

    @Override
    public boolean readable(int place) {
        return (results(place) & ~OUT) != 0;
    }

    @Override
    public boolean writable(int place) {
        return (results(place) & ~IN) != 0;
    }

    private int results(int place) {
        return memory.getShort((long) place * SIZE + RESULTS);
    }

    @Override
    public boolean ready(int place) {
        return memory.getShort((long) place * SIZE + RESULTS) != 0;
    }

    boolean poll(Duration wait) {
        int answer = LibC.poll(Pointer.nativeValue(memory), places, milliseconds(wait));
        if (answer < 0) {
            interrupted(Native.getLastError());
        }
        return answer > 0;
    }

    /** An interrupted call leaves the results of the call before it. */
    private void interrupted(int errno) {
        if (errno != LibC.EINTR) {
            throw new IllegalStateException("poll refused its own set: " + LibC.strerror(errno));
        }
        for (int place = 0; place < places; place++) {
            memory.setShort((long) place * SIZE + RESULTS, (short) 0);
        }
    }

    /** Rounded up, so that a wait never ends just before its time and spins; a negative number would mean for ever. */
    private static int milliseconds(Duration wait) {
        if (wait == null) {
            return -1;
        }
        if (wait.compareTo(LONGEST) >= 0) {
            return Integer.MAX_VALUE;
        }
        return Math.max(0, (int) wait.plusNanos(999_999).toMillis());
    }

    @Override
    public void close() {
        memory.close();
    }
}
