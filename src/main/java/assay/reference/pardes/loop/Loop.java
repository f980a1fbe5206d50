package assay.reference.pardes.loop;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.ConcurrentLinkedQueue;

import assay.os.Descriptors;
import assay.os.OsException;

/**
 * The one thread that changes the session: it waits until a descriptor is ready, a time has come or another thread has
 * something to hand over, and lets each have its turn.
 */
public final class Loop {

    private final Descriptors descriptors;
    private final int waker;
    private final ConcurrentLinkedQueue<Runnable> handed = new ConcurrentLinkedQueue<>();
    private final PriorityQueue<Alarm> alarms = new PriorityQueue<>((one, other) -> Long.compare(one.at, other.at));
    private final List<Watch> watches = new ArrayList<>();
    private final List<Runnable> afterTurns = new ArrayList<>();
    private Descriptors.Interest interest;
    private int places;
    private boolean changed = true;

    /** Something to be done at a time. */
    public static final class Alarm {
        private final long at;
        private final Runnable what;
        private boolean off;

        private Alarm(long at, Runnable what) {
            this.at = at;
            this.what = what;
        }

        public void turnOff() {
            off = true;
        }
    }

    /** A descriptor that is waited for until it is let go. */
    public final class Watch {
        private final int descriptor;
        private final Runnable ready;
        private boolean writing;
        private boolean resting;
        private boolean gone;

        private Watch(int descriptor, Runnable ready) {
            this.descriptor = descriptor;
            this.ready = ready;
        }

        /** Whether it is waited for until it can be written, and not until it can be read. */
        public void writing(boolean wanted) {
            changed |= writing != wanted;
            writing = wanted;
        }

        /** Whether it is not waited for at all for a while. */
        public void resting(boolean wanted) {
            changed |= resting != wanted;
            resting = wanted;
        }

        public void letGo() {
            gone = true;
            changed |= watches.remove(this);
        }
    }

    public Loop(Descriptors descriptors) throws OsException {
        this.descriptors = descriptors;
        waker = descriptors.waker();
        descriptors.neverBlock(waker);
        watch(waker, this::drain);
    }

    public Watch watch(int descriptor, Runnable ready) {
        Watch watch = new Watch(descriptor, ready);
        watches.add(watch);
        changed = true;
        return watch;
    }

    /** Has something done in a while. */
    public Alarm in(Duration wait, Runnable what) {
        Alarm alarm = new Alarm(System.nanoTime() + wait.toNanos(), what);
        alarms.add(alarm);
        return alarm;
    }

    /** Has something done behind every turn. */
    public void afterTurns(Runnable what) {
        afterTurns.add(what);
    }

    /** Has something done by this loop's thread; any thread may ask. */
    public void hand(Runnable what) {
        handed.add(what);
        descriptors.wake(waker);
    }

    private void drain() {
        ByteBuffer count = ByteBuffer.allocateDirect(8);
        try {
            descriptors.read(waker, count);
        } catch (OsException gone) {
            throw new IllegalStateException("the loop's own waker cannot be read", gone);
        }
    }

    /** Goes on for ever. */
    public void run() {
        while (true) {
            turn();
        }
    }

    private void turn() {
        prepare();
        boolean any = descriptors.await(interest, patience());
        List<Watch> round = any ? List.copyOf(watches) : List.of();
        for (int place = 0; place < round.size(); place++) {
            Watch watch = round.get(place);
            if (!watch.gone && !watch.resting && interest.ready(place)) {
                watch.ready.run();
                afterTurns.forEach(Runnable::run);
            }
        }
        for (Runnable what = handed.poll(); what != null; what = handed.poll()) {
            what.run();
            afterTurns.forEach(Runnable::run);
        }
        ring();
    }

    /** The system takes no more places than a process may have descriptors, so there are none to spare. */
    private void prepare() {
        if (!changed) {
            return;
        }
        changed = false;
        if (watches.size() > places) {
            if (interest != null) {
                interest.close();
            }
            places = watches.size();
            interest = descriptors.interest(places);
        }
        for (int place = 0; place < places; place++) {
            boolean used = place < watches.size() && !watches.get(place).resting;
            interest.set(place, used ? watches.get(place).descriptor : -1, used && watches.get(place).writing);
        }
    }

    private Duration patience() {
        while (!alarms.isEmpty() && alarms.peek().off) {
            alarms.poll();
        }
        return alarms.isEmpty() ? null : Duration.ofNanos(Math.max(0, alarms.peek().at - System.nanoTime()));
    }

    private void ring() {
        while (!alarms.isEmpty() && (alarms.peek().off || alarms.peek().at <= System.nanoTime())) {
            Alarm alarm = alarms.poll();
            if (!alarm.off) {
                alarm.what.run();
                afterTurns.forEach(Runnable::run);
            }
        }
    }
}
