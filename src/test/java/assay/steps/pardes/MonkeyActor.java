package assay.steps.pardes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.channel.Channel;
import assay.channel.Lie;
import assay.channel.Lying;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.monkey.Findings;
import assay.monkey.Server;
import assay.ninep.Incoming;
import assay.ninep.Outgoing;
import assay.steps.Actor;
import assay.subject.Provenance;
import assay.subject.Workroom;

/** A monkey of an example: how it hears sessions, where it writes things down, and what it found. */
final class MonkeyActor implements Actor {

    /** The last connections: which of them said something is not known before. */
    private static final int KEPT = 4;

    private final Workroom room;
    private final Deque<Transcript> said = new ArrayDeque<>();
    private Findings findings = new Findings(0, 0, 0, List.of(), List.of());

    MonkeyActor(Workroom room) {
        this.room = room;
    }

    Workroom room() {
        return room;
    }

    /** A server whose connections are recorded, and heard as the run was told to hear them. */
    Server hears(Provenance program, Map<String, String> environment) {
        return new Server(program, environment, this::heard);
    }

    private synchronized Channel<Outgoing, Incoming> heard(Channel<Outgoing, Incoming> truth) {
        Transcript transcript = new Transcript();
        said.addLast(transcript);
        while (said.size() > KEPT) {
            said.removeFirst();
        }
        Optional<Lie<Incoming>> lie = Lies.aboutReplies();
        return new Recorded<>(lie.<Channel<Outgoing, Incoming>>map(each -> new Lying<>(truth, each)).orElse(truth), transcript);
    }

    void found(Findings found) {
        findings = found;
    }

    Findings findings() {
        return findings;
    }

    @Override
    public String name() {
        return "the monkey";
    }

    /** It ends each session itself, and judges how. */
    @Override
    public void proveAlive() {}

    @Override
    public synchronized Map<String, String> evidence() {
        Map<String, String> evidence = new LinkedHashMap<>();
        for (Findings.Finding each : findings.failures()) {
            try {
                evidence.put("how it failed: " + each.signature(), Files.readString(each.record()));
            } catch (IOException gone) {
                throw new UncheckedIOException(gone);
            }
        }
        if (!findings.failures().isEmpty()) {
            said.forEach(each -> evidence.put("transcript " + (evidence.size() + 1), each.print()));
        }
        return evidence;
    }

    @Override
    public void close() {
        try {
            room.close();
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        }
    }
}
