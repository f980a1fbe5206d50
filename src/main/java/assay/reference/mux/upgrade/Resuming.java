package assay.reference.mux.upgrade;

import assay.os.OsException;
import assay.os.ServerPlatform;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * An image that goes on with another's daemon: it takes over step by step, and until the last step is done it can hand the
 * process back to the image that wrote the manifest.
 */
public final class Resuming {

    /** Takes over what a manifest tells of; each step is entered before it is done. */
    public interface Taker<T> {
        Taken<T> take(Manifest manifest, Consumer<Step> entering) throws IOException;
    }

    /**
     * What was made of a manifest.
     *
     * @param descriptors those that crossed and are in use from now on
     */
    public record Taken<T>(T what, Set<Integer> descriptors) {}

    private final Arguments arguments;
    private final String socket;
    private final Optional<String> shell;
    private final Map<String, String> environment;
    private final ServerPlatform platform;
    private final Consumer<String> log;

    public Resuming(
            Arguments arguments,
            String socket,
            Optional<String> shell,
            Map<String, String> environment,
            ServerPlatform platform,
            Consumer<String> log) {
        this.arguments = arguments;
        this.socket = socket;
        this.shell = shell;
        this.environment = environment;
        this.platform = platform;
        this.log = log;
    }

    /**
     * Reads the carrier and adopts nothing.
     *
     * @throws IOException if the manifest is not understood here
     */
    public void check() throws IOException {
        Carrier.manifest(Carrier.read(arguments.carrier(), platform));
    }

    /**
     * Takes over. What crossed is closed on exec again once nothing is returned to any more, and what nobody took is closed.
     *
     * @throws IOException if that fails and there is nothing to return to; otherwise a failure does not return at all
     */
    public <T> T take(Taker<T> taker) throws IOException {
        Step[] at = {Step.CARRIER};
        Taken<T> taken;
        try {
            enter(Step.CARRIER, at);
            byte[] held = Carrier.read(arguments.carrier(), platform);
            enter(Step.MANIFEST, at);
            taken = taker.take(Carrier.manifest(held), step -> enter(step, at));
        } catch (IOException | RuntimeException | Error why) {
            handBack(at[0], why);
            throw new IOException("cannot go on with the daemon: it failed at " + at[0].word() + ": " + why.getMessage(), why);
        }
        seal(taken.descriptors());
        return taken.what();
    }

    private void enter(Step step, Step[] at) {
        at[0] = step;
        step.failIf(arguments.failing());
    }

    private void handBack(Step step, Throwable why) {
        if (!arguments.canReturn()) {
            return;
        }
        log.accept("resuming failed at " + step.word() + " (" + why.getMessage() + "), so the process goes back");
        Arguments returning = arguments.returning(step.word() + ": " + why.getMessage());
        try {
            Path image = platform.images().original(arguments.back());
            platform.replacement().with(image.toString(), returning.line(socket, shell), environment, returning.crossing());
        } catch (IOException stuck) {
            log.accept("and cannot go back: " + stuck.getMessage());
        }
    }

    private void seal(Set<Integer> taken) {
        taken.forEach(this::seal);
        Set<Integer> others = new HashSet<>(arguments.crossing());
        others.removeAll(taken);
        others.forEach(platform.descriptors()::close);
    }

    private void seal(int descriptor) {
        try {
            platform.barrier().seal(descriptor);
        } catch (OsException why) {
            log.accept("seal fd " + descriptor + ": " + why.getMessage());
        }
    }
}
