package assay.reference.mux.daemon;

import assay.os.ServerPlatform;
import assay.reference.mux.image.Version;
import assay.reference.mux.loop.Alarm;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import assay.reference.mux.session.Session;
import assay.reference.mux.upgrade.Attempt;
import assay.reference.mux.upgrade.Candidate;
import assay.reference.mux.upgrade.Manifest;
import assay.reference.mux.upgrade.Step;
import assay.reference.mux.upgrade.Unfit;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The upgrades of this daemon: one at a time, and what became of the last. */
final class Upgrades implements Attempt.Host {

    private static final Duration HOLD = Duration.ofMillis(150);
    private static final int WORDS = 5;

    private final ServerPlatform platform;
    private final Loop loop;
    private final Settings settings;
    private final Daemon daemon;
    private Attempt attempt;
    private Runnable whenQuiet;
    private Alarm patience;
    private int count;
    private String lastId = "";
    private Optional<String> lastFailure = Optional.empty();

    Upgrades(ServerPlatform platform, Loop loop, Settings settings, Daemon daemon) {
        this.platform = platform;
        this.loop = loop;
        this.settings = settings;
        this.daemon = daemon;
    }

    /** This image goes on with what another one was. */
    void resumed(Manifest manifest, Optional<String> after) {
        lastId = manifest.id();
        lastFailure = after;
        count = manifest.upgrades() + (after.isPresent() ? 0 : 1);
        Log.say(after.map(why -> "back at " + daemon.version() + ": a candidate failed at " + why)
                .orElse("upgraded from " + manifest.from() + " to " + daemon.version()));
    }

    int count() {
        return count;
    }

    /** Somebody asks for an upgrade, in the words of the command. */
    void asked(List<String> words, Answering caller) {
        try {
            if (attempt != null) {
                throw new Unfit("busy: another upgrade is under way");
            }
            Candidate candidate = candidate(words);
            candidate.judge(daemon.version());
            attempt = new Attempt(candidate, platform, loop, settings.environment(), this, new Caller(caller));
            caller.whenGone(attempt::cancel);
            attempt.begin();
        } catch (Unfit | IllegalArgumentException why) {
            new Caller(caller).refused(why.getMessage());
        }
    }

    private static Candidate candidate(List<String> words) throws Unfit {
        if (words.size() < WORDS) {
            throw new Unfit("request: an upgrade is asked for in " + WORDS + " words, not in " + words.size());
        }
        Optional<Step> failing = words.get(4).isEmpty() ? Optional.empty() : Optional.of(Step.of(words.get(4)));
        return new Candidate(words.get(0), Path.of(words.get(1)), new Version(words.get(2)),
                words.get(3).equals("same"), failing);
    }

    /** Somebody who asked for an upgrade asks the image that is here now what became of it. */
    void outcome(String id, Answering caller) {
        if (!id.equals(lastId)) {
            new Caller(caller).refused("nothing is known here of such an upgrade");
        } else if (lastFailure.isPresent()) {
            new Caller(caller).refused("it failed and was taken back: " + lastFailure.get());
        } else {
            caller.say("mux d: upgraded to " + daemon.version() + "\n");
        }
    }

    void cancel() {
        if (attempt != null) {
            attempt.cancel();
        }
    }

    @Override
    public Manifest manifest(String id) {
        Claim claim = daemon.claim();
        return new Manifest(id, daemon.version().text(), claim.path().toString(), claim.identity(), claim.listener(),
                settings.shell(), daemon.integration().folder().map(Path::toString), daemon.agents().folder().map(Path::toString),
                daemon.agents().listeners(), count,
                daemon.table().all().stream().map(Session::keep).toList());
    }

    /** Clients are told, and answer when they have sent their last: what they send later would be lost. */
    @Override
    public void quiet(Runnable then) {
        whenQuiet = then;
        daemon.clients().forEach(client -> client.peer().send(new Frame(Kind.MOVING, new byte[0])));
        patience = loop.after(HOLD, this::quiet);
        held();
    }

    void held() {
        if (whenQuiet != null && daemon.clients().stream().allMatch(Attached::isHolding)) {
            quiet();
        }
    }

    private void quiet() {
        Runnable then = whenQuiet;
        whenQuiet = null;
        patience.callOff();
        if (then != null) {
            then.run();
        }
    }

    /** Who holds still dials again, and finds the same daemon. */
    @Override
    public void goOn() {
        attempt = null;
        daemon.sealAll();
        daemon.clients().stream().filter(Attached::isHolding).forEach(client -> client.peer().close());
    }

    /** The command that asked, at the other end of a connection that the exec will close. */
    private record Caller(Answering answering) implements Attempt.Asker {
        @Override
        public void refused(String why) {
            answering.refuse("mux d upgrade: refused: " + why);
        }

        @Override
        public void moving() {
            answering.peer().send(new Frame(Kind.MOVING, new byte[0]));
        }
    }
}
