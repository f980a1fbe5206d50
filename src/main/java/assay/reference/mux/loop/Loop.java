package assay.reference.mux.loop;

import assay.os.Descriptors;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The one place in which the daemon waits: for any of its sources, or for the next of its alarms.
 *
 * <p>All that it calls runs on its own thread, one after another. Only {@link #post} may be called from elsewhere.
 */
public final class Loop implements AutoCloseable {

    private static final int FIRST_PLACES = 64;

    private final Descriptors descriptors;
    private final Set<Source> sources = new LinkedHashSet<>();
    private final PriorityQueue<Alarm> alarms = new PriorityQueue<>();
    private final Waker waker;
    private final BiConsumer<Source, RuntimeException> faults;
    private Descriptors.Interest interest;
    private int places = FIRST_PLACES;
    private boolean stopped;

    /** @param faults is told of a source whose own code has failed, after it has been removed */
    public Loop(Descriptors descriptors, BiConsumer<Source, RuntimeException> faults) throws IOException {
        this.descriptors = descriptors;
        this.faults = faults;
        interest = descriptors.interest(places);
        waker = new Waker(descriptors);
        add(waker);
    }

    public void add(Source source) {
        sources.add(source);
    }

    public void remove(Source source) {
        sources.remove(source);
    }

    /** Does something once, a while from now; the alarm can be called off until then. */
    public Alarm after(Duration wait, Runnable what) {
        Alarm alarm = new Alarm(System.nanoTime() + wait.toNanos(), what);
        alarms.add(alarm);
        return alarm;
    }

    /** Makes {@link #run} return after what it is at. */
    public void stop() {
        stopped = true;
    }

    /** Has something done on the loop's own thread. */
    public void post(Runnable what) {
        waker.post(what);
    }

    /** Serves until it is stopped. */
    public void run() {
        stopped = false;
        while (!stopped) {
            turn();
        }
    }

    /** One wait, and all that it brought. */
    private void turn() {
        List<Source> watched = new ArrayList<>(sources);
        makeRoom(2 * watched.size());
        watch(watched);
        boolean any = descriptors.await(interest, untilNextAlarm());
        for (int i = 0; any && i < watched.size() && !stopped; i++) {
            serve(watched.get(i), interest.ready(2 * i), interest.ready(2 * i + 1));
        }
        ring();
    }

    private void makeRoom(int needed) {
        if (needed > places) {
            interest.close();
            places = 2 * needed;
            interest = descriptors.interest(places);
        }
    }

    private void watch(List<Source> watched) {
        for (int i = 0; i < places / 2; i++) {
            Source source = i < watched.size() ? watched.get(i) : null;
            interest.set(2 * i, source != null && source.reads() ? source.descriptor() : -1, false);
            interest.set(2 * i + 1, source != null && source.writes() ? source.descriptor() : -1, true);
        }
    }

    /** What was served before it in this turn may have removed it. A source at fault is given up, and no other with it. */
    private void serve(Source source, boolean readable, boolean writable) {
        try {
            if (writable && sources.contains(source)) {
                source.writable();
            }
            if (readable && sources.contains(source)) {
                source.readable();
            }
        } catch (RuntimeException fault) {
            sources.remove(source);
            faults.accept(source, fault);
        }
    }

    private Duration untilNextAlarm() {
        while (!alarms.isEmpty() && alarms.peek().isOff()) {
            alarms.remove();
        }
        return alarms.isEmpty() ? null : Duration.ofNanos(Math.max(0, alarms.peek().at() - System.nanoTime()));
    }

    private void ring() {
        while (!stopped && !alarms.isEmpty() && alarms.peek().at() - System.nanoTime() <= 0) {
            alarms.remove().ring();
        }
    }

    @Override
    public void close() {
        waker.close();
        interest.close();
    }
}
