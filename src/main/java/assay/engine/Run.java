package assay.engine;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

import assay.subject.Subjects;
import io.cucumber.messages.types.Envelope;

/** The run that is going on: what glue may know of it. There is one at a time in a process. */
public final class Run {

    private static final Semaphore FREE = new Semaphore(1);
    private static final Map<String, Run> BY_KEY = new ConcurrentHashMap<>();

    private static volatile Run current;
    private static volatile Path reports;

    private final Settings settings;
    private final Subjects subjects;
    private final Proceedings proceedings;

    private Run(Settings settings, Subjects subjects, Proceedings proceedings) {
        this.settings = settings;
        this.subjects = subjects;
        this.proceedings = proceedings;
    }

    /** Claims the process for one run, before anything of an earlier one is touched. */
    static void claim() {
        if (!FREE.tryAcquire()) {
            throw new IllegalStateException("a run is going on in this process; start the other in a process of its own");
        }
        reports = null;
    }

    /** Gives the process free for the next run. */
    static void release() {
        current = null;
        BY_KEY.clear();
        FREE.release();
    }

    static void begin(String key, Settings settings, Subjects subjects, Proceedings proceedings) {
        current = new Run(settings, subjects, proceedings);
        reports = settings.reports().orElse(null);
        BY_KEY.put(key, current);
    }

    static Run of(String key) {
        return Optional.ofNullable(BY_KEY.get(key)).orElseThrow(() -> new IllegalStateException("no run has the key " + key));
    }

    void hear(Envelope envelope) {
        proceedings.hear(envelope);
    }

    /** A setting of the current run: its configuration parameter, or else the system property of that name. */
    public static Optional<String> setting(String name) {
        Run run = current;
        return run == null ? Optional.ofNullable(System.getProperty(name)) : run.settings.get(name);
    }

    /** Where the last run of this process left its reports, if it began and left any. */
    public static Optional<Path> reports() {
        return Optional.ofNullable(reports);
    }

    /** The programs that the current run puts to the test. */
    public static Subjects subjects() {
        Run run = current;
        if (run == null) {
            throw new IllegalStateException("no run is going on: only an example may ask for its subjects");
        }
        return run.subjects;
    }
}
