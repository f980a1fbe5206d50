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
import java.util.function.Consumer;

/**
 * The one place in which the daemon waits: for any of its sources, or for the next of its alarms.
 *
 * <p>All that it calls runs on its own thread, one after another. Only {@link #post} may be called from elsewhere.
 */
public final class Loop implements AutoCloseable {

    private static final int FIRST_PLACES = 16;
    private static final int NOBODY = -1;

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
        List<Source> watched = watch();
        boolean any = descriptors.await(interest, untilNextAlarm());
        for (int i = 0; any && i < watched.size() && !stopped; i++) {
            if (interest.writable(i) && watched.get(i).writes()) {
                serve(watched.get(i), Source::writable);
            }
            if (interest.readable(i)) {
                serve(watched.get(i), Source::readable);
            }
        }
        ring();
    }

    /** Those that want anything; one that wants nothing at the moment would only be told again and again that it is gone. */
    private List<Source> watch() {
        List<Source> watched = new ArrayList<>(sources.size());
        sources.stream().filter(source -> source.reads() || source.writes()).forEach(watched::add);
        makeRoom(watched.size());
        for (int i = 0; i < places; i++) {
            if (i < watched.size()) {
                Source source = watched.get(i);
                interest.set(i, source.descriptor(), source.reads(), source.writes());
            } else {
                interest.set(i, NOBODY, false, false);
            }
        }
        return watched;
    }

    /** Exactly as much as is needed: the system refuses more places than a process may have descriptors. */
    private void makeRoom(int needed) {
        if (needed > places || needed < places / 4) {
            interest.close();
            places = Math.max(1, needed);
            interest = descriptors.interest(places);
        }
    }

    /** What was served before it in this turn may have removed it. A source at fault is given up, and no other with it. */
    private void serve(Source source, Consumer<Source> how) {
        try {
            if (sources.contains(source) && !stopped) {
                how.accept(source);
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
