package assay.subject;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

import assay.channel.Deadline;

/**
 * The programs that one run puts to the test, each found once and then remembered.
 *
 * <p>{@code subject.<system>} names another build, as a command line, or {@code absent} to leave the system out; {@code
 * subject.<system>.env.<NAME>} sets a variable of its environment. {@code subject.rlm.python} names the interpreter of
 * assay's own kernel.
 */
public final class Subjects {

    /** The value that leaves a system out on purpose. */
    public static final String ABSENT = "absent";

    /** The setting that names the interpreter of assay's own kernel. */
    static final String INTERPRETER = "subject.rlm.python";

    private static final String KERNEL = "rlm";
    private static final String DAEMON = "mux";
    private static final Set<String> SYSTEMS = Set.of("monty", KERNEL, DAEMON, OwnSession.SYSTEM);
    private static final int HANDSHAKES = 3;

    private final UnaryOperator<String> settings;
    private final List<String> names;
    private final Map<String, Resolution> found = new ConcurrentHashMap<>();
    private final Map<String, Integer> failures = new ConcurrentHashMap<>();

    /**
     * @param settings the run's settings by name; answers {@code null} for one that is not set
     * @param names the names of all settings there are, to find the variables among them
     */
    public Subjects(UnaryOperator<String> settings, Collection<String> names) {
        this.settings = settings;
        this.names = List.copyOf(names);
    }

    /** Which program answers for a system. */
    public Resolution resolve(String system) {
        Resolution resolution = found.computeIfAbsent(system, this::find);
        int failed = failures.getOrDefault(system, 0);
        return failed < HANDSHAKES ? resolution : givenUp(resolution, system, failed);
    }

    /** Notes that a started subject did not get through its handshake: after the third nothing is started any more. */
    public void handshakeFailed(String system) {
        failures.merge(system, 1, Integer::sum);
    }

    /** Notes that it did: failures count only until the first success. */
    public void handshakeHeld(String system) {
        failures.put(system, Integer.MIN_VALUE);
    }

    private static Resolution givenUp(Resolution resolution, String system, int failed) {
        if (resolution instanceof Resolution.Ready ready) {
            return new Resolution.Unavailable(system, String.join(" ", ready.provenance().command())
                    + " failed its handshake " + failed + " times and is not started again in this run: the examples that"
                    + " failed first show what it said; name another build with -Dsubject." + system + "=…, or add -D"
                    + Deadline.TIMESCALE + "=4 where it was only slow");
        }
        return resolution;
    }

    /** The variables of a system's environment: what its own build needs, and what was set. */
    public Map<String, String> environment(String system) {
        String prefix = "subject." + system + ".env.";
        Map<String, String> environment = new LinkedHashMap<>();
        if (system.equals(KERNEL) && !isNamed(system)) {
            environment.putAll(ownKernel().environment());
        }
        names.stream()
                .filter(name -> name.startsWith(prefix))
                .forEach(name -> environment.put(name.substring(prefix.length()), settings.apply(name)));
        return environment;
    }

    private static String path() {
        return System.getenv().getOrDefault("PATH", "");
    }

    private Resolution find(String system) {
        if (ABSENT.equals(settings.apply("subject." + system))) {
            return new Resolution.LeftOut(system);
        }
        if (OwnChecker.SYSTEM.equals(system)) {
            return new OwnChecker().resolve(settings.apply("subject." + system));
        }
        if (!SYSTEMS.contains(system)) {
            return new Resolution.Unavailable(system, "assay knows no system of this name");
        }
        if (isNamed(system)) {
            return new NamedProgram(system, settings.apply("subject." + system), environment(system), path()).resolve();
        }
        return switch (system) {
            case KERNEL -> ownKernel().resolve();
            case DAEMON -> new OwnMux(root()).resolve();
            case OwnSession.SYSTEM -> new OwnSession(root()).resolve();
            default -> new NpmWorker(System.getenv()).resolve();
        };
    }

    private boolean isNamed(String system) {
        String named = settings.apply("subject." + system);
        return named != null && !named.isBlank();
    }

    private OwnKernel ownKernel() {
        return new OwnKernel(
                root(), Optional.ofNullable(settings.apply(INTERPRETER)).filter(name -> !name.isBlank()));
    }

    /** The project's folder. */
    private Path root() {
        String root = settings.apply("assay.root");
        return Path.of(root == null ? "" : root).toAbsolutePath().normalize();
    }
}
