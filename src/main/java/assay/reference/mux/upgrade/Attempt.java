package assay.reference.mux.upgrade;

import assay.os.Launch;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.reference.mux.loop.Loop;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/**
 * One try to have another image go on in this process.
 *
 * <p>The candidate is asked first, as a process of its own and with the very words it will be run with, whether it
 * understands the manifest. Then everyone who is attached holds still, the manifest is written anew, and the candidate
 * replaces this image. A try that fails before that has cost a moment, and is not tried again.
 */
public final class Attempt {

    /** The daemon, as far as an upgrade needs it. */
    public interface Host {

        /** All that it is at this moment. */
        Manifest manifest(String id);

        /** Has everyone hold still, and does something once they do, or have had their time. */
        void quiet(Runnable then);

        /** It stays as it is after all. */
        void goOn();
    }

    /** Whoever asked for the upgrade. Of the first two, one is told at most once and last. */
    public interface Asker {
        void refused(String why);

        /** The image is about to be replaced: what became of it can be asked of the next one. */
        void moving();
    }

    private final Candidate candidate;
    private final ServerPlatform platform;
    private final Loop loop;
    private final Map<String, String> environment;
    private final Host host;
    private final Asker asker;
    private boolean cancelled;

    public Attempt(
            Candidate candidate,
            ServerPlatform platform,
            Loop loop,
            Map<String, String> environment,
            Host host,
            Asker asker) {
        this.candidate = candidate;
        this.platform = platform;
        this.loop = loop;
        this.environment = environment;
        this.host = host;
        this.asker = asker;
    }

    /** Asks the candidate. */
    public void begin() {
        try {
            Crossing crossing = prepare();
            Launch launch = crossing.launch(true);
            Check.start(launch, crossing.arguments().carrier(), platform, loop, answer -> {
                crossing.close(platform);
                checked(answer);
            });
        } catch (Unfit why) {
            refuse(why.getMessage());
        }
    }

    /** Whoever asked has gone: it is given up, unless the image is replaced already. */
    public void cancel() {
        cancelled = true;
    }

    private void checked(Optional<String> refusal) {
        if (cancelled) {
            host.goOn();
        } else if (refusal.isPresent()) {
            refuse("check: " + refusal.get());
        } else {
            host.quiet(this::cross);
        }
    }

    private void refuse(String why) {
        host.goOn();
        asker.refused(why);
    }

    /** Writes down what the daemon is now, and lets the candidate go on from there. */
    private void cross() {
        if (cancelled) {
            host.goOn();
            return;
        }
        try {
            Crossing crossing = prepare();
            asker.moving();
            Launch launch = crossing.launch(false);
            try {
                platform.replacement().with(launch.program(), launch.arguments(), launch.environment(),
                        crossing.arguments().crossing());
            } catch (IOException why) {
                crossing.close(platform);
                refuse("exec: " + why.getMessage());
            }
        } catch (Unfit why) {
            refuse(why.getMessage());
        }
    }

    private Crossing prepare() throws Unfit {
        try {
            Manifest manifest = host.manifest(candidate.id());
            int carrier = Carrier.write(manifest, platform);
            return new Crossing(manifest, candidate.path().toString(), environment, back(carrier, manifest));
        } catch (OutOfMemoryError why) {
            throw new Unfit("oom", why);
        }
    }

    private Arguments back(int carrier, Manifest manifest) throws Unfit {
        try {
            int back = platform.descriptors().openForReading(platform.images().link());
            return new Arguments(carrier, back, manifest.descriptors(), candidate.failing(), Optional.empty());
        } catch (OsException why) {
            platform.descriptors().close(carrier);
            throw new Unfit("carrier", why);
        }
    }
}
