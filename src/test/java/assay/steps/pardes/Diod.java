package assay.steps.pardes;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.channel.Deadline;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.ninep.Incoming;
import assay.ninep.Outgoing;
import assay.ninep.ReplyCodec;
import assay.ninep.Session;
import assay.os.OsException;
import assay.steps.Actor;
import assay.steps.Unstartable;
import assay.subject.Box;
import assay.subject.Output;
import assay.subject.Provenance;
import assay.subject.Running;
import assay.subject.SocketChannel;
import org.assertj.core.api.Assertions;

/** A server of files that others wrote. It speaks 9P2000.L, and no other 9P. */
final class Diod implements Actor {

    private static final int SIGKILL = 9;
    private static final Duration SERVES = Duration.ofSeconds(10);

    private final Box box;
    private final Running<Output, Output> running;
    private final Transcript transcript = new Transcript();
    private final List<Session> sessions = new ArrayList<>();

    private Diod(Box box, Running<Output, Output> running) {
        this.box = box;
        this.running = running;
    }

    /** @throws Unstartable if it is not on this machine */
    static Diod start() {
        String program = Interop.file("diod");
        try {
            Box box = Box.open();
            List<String> command = List.of(program, "--foreground", "--no-auth", "--no-userdb", "--allsquash",
                    "--listen", socket(box).toString(), "--export", box.scratch().home().toString(), "--logdest", "stderr");
            Provenance diod = new Provenance("diod", command, "", "", Provenance.Whose.NAMED);
            return new Diod(box, box.start(diod, List.of(), new Output.AsItComes()));
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    private static Path socket(Box box) {
        return box.scratch().folder(Launch.RUNTIME).resolve("diod.sock");
    }

    /** A client that has said nothing yet. */
    Session client() {
        Deadline by = Deadline.within("socket of diod", SERVES);
        int before = sessions.size();
        by.await(this::dialed, "nobody listens at " + socket(box));
        return sessions.get(before);
    }

    private boolean dialed() {
        try {
            sessions.add(new Session(new Recorded<>(
                    SocketChannel.<Outgoing, Incoming>dial(
                            socket(box), new ReplyCodec(), new Incoming.HungUp(), () -> running.signal(SIGKILL)),
                    transcript)));
            return true;
        } catch (OsException notYet) {
            return false;
        }
    }

    @Override
    public String name() {
        return "diod";
    }

    @Override
    public void proveAlive() {
        Assertions.assertThat(running.alive()).as("diod still runs").isTrue();
    }

    @Override
    public Map<String, String> evidence() {
        Map<String, String> evidence = new LinkedHashMap<>();
        evidence.put("transcript of the client of diod", transcript.print());
        evidence.put("standard error of diod", running.standardError());
        return evidence;
    }

    @Override
    public void close() {
        sessions.forEach(Session::close);
        running.close();
        box.close();
    }
}
