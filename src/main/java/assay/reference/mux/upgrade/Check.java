package assay.reference.mux.upgrade;

import assay.os.Descriptors;
import assay.os.Exit;
import assay.os.Launch;
import assay.os.ServerPlatform;
import assay.os.Start;
import assay.reference.mux.loop.Alarm;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.loop.Source;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/** A candidate that was asked whether it understands the manifest: a process that says nothing and ends with 0 if so. */
final class Check implements Source {

    private static final Path NULL_DEVICE = Path.of("/dev/null");
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int MOST_WORDS = 400;
    private static final int KILL = 9;

    private final ServerPlatform platform;
    private final Loop loop;
    private final int pid;
    private final int watch;
    private final int words;
    private final Consumer<Optional<String>> told;
    private final Alarm alarm;
    private boolean late;

    private Check(ServerPlatform platform, Loop loop, int pid, int words, Consumer<Optional<String>> told)
            throws IOException {
        this.platform = platform;
        this.loop = loop;
        this.pid = pid;
        this.words = words;
        this.told = told;
        watch = platform.processes().watch(pid);
        alarm = loop.after(PATIENCE, this::kill);
        loop.add(this);
    }

    /**
     * Starts the candidate.
     *
     * @param told why the candidate is unfit; empty if it is fit
     * @throws Unfit if there is no process at all
     */
    static void start(
            Launch launch, int carrier, ServerPlatform platform, Loop loop, Consumer<Optional<String>> told)
            throws Unfit {
        Descriptors descriptors = platform.descriptors();
        try {
            Descriptors.Pipe said = descriptors.pipe();
            int nothing = descriptors.openForReading(NULL_DEVICE);
            Start start = platform.starts().detached(launch, nothing, said.writing(), carrier);
            descriptors.close(nothing);
            descriptors.close(said.writing());
            if (start instanceof Start.Failed failed) {
                descriptors.close(said.reading());
                told.accept(Optional.of("it cannot be run: " + failed.why().getMessage()));
                return;
            }
            descriptors.neverBlock(said.reading());
            new Check(platform, loop, ((Start.Running) start).pid(), said.reading(), told);
        } catch (IOException why) {
            throw new Unfit("check", why);
        }
    }

    private void kill() {
        late = true;
        try {
            platform.processes().signalWatched(watch, KILL);
        } catch (IOException goneSince) {
            readable();
        }
    }

    @Override
    public int descriptor() {
        return watch;
    }

    @Override
    public void readable() {
        try {
            Optional<Exit> exit = platform.processes().reapNow(pid);
            exit.ifPresent(how -> finish(refusal(how)));
        } catch (IOException why) {
            finish(Optional.of(why.getMessage()));
        }
    }

    private Optional<String> refusal(Exit how) {
        if (how.succeeded()) {
            return Optional.empty();
        }
        String said = said();
        return Optional.of(late
                ? "it did not answer within " + PATIENCE.toSeconds() + " s"
                : "it ended with " + how + (said.isEmpty() ? "" : ": " + said));
    }

    private String said() {
        ByteBuffer piece = ByteBuffer.allocateDirect(MOST_WORDS);
        try {
            platform.descriptors().read(words, piece);
        } catch (IOException saidNothing) {
            return "";
        }
        String text = StandardCharsets.UTF_8.decode(piece.flip()).toString().strip();
        return text.lines().findFirst().orElse("");
    }

    private void finish(Optional<String> refusal) {
        alarm.callOff();
        loop.remove(this);
        platform.descriptors().close(watch);
        platform.descriptors().close(words);
        told.accept(refusal);
    }
}
