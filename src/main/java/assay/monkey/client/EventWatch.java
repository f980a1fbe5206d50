package assay.monkey.client;

import java.util.List;
import java.util.Optional;

import assay.monkey.operation.Data;
import assay.ninep.Mode;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/** Holds the events of a pane against its body: what they tell, done to the body before, must give the body afterwards. */
final class EventWatch {

    private static final String INVARIANT = "events-tell-the-body";
    /** What a server may drop beyond. */
    private static final int QUEUE = 200_000;

    private final Client client;
    private final Deed deed;
    private final Look look;
    private final String pane;

    EventWatch(Client client, Deed deed, String pane) {
        this.client = client;
        this.deed = deed;
        this.look = new Look(client);
        this.pane = pane;
    }

    void during(Runnable meanwhile) {
        List<Optional<Look.Open>> opened = watched() ? List.of() : look.open(List.of(pane + "/event", pane + "/body"), Mode.OREAD);
        Optional<Look.Open> body = opened.isEmpty() ? Optional.empty() : opened.get(1);
        Optional<Data> before = body.flatMap(look::read);
        boolean still = !opened.isEmpty() && opened.get(0).isPresent() && isSilent(opened.get(0).get());
        meanwhile.run();
        if (deed.hungUp()) {
            return;
        }
        if (before.isPresent() && still) {
            judge(before.get(), opened.get(0).get(), body.get());
        }
        look.clunk(opened.stream().flatMap(Optional::stream).toList());
    }

    /**
     * Whether no events have come since the open: what a command printed before the body was read is in it already, and
     * would be told of once more.
     */
    private boolean isSilent(Look.Open event) {
        return client.flush(look.startFollowing(event)).isEmpty();
    }

    /** Whether another open takes events away, or has left some. */
    private boolean watched() {
        return client.handles.values().stream().anyMatch(file -> file.path.equals(pane + "/event"));
    }

    private void judge(Data before, Look.Open event, Look.Open body) {
        Optional<Data> after = look.read(body);
        Data events = queued(event);
        if (after.isEmpty() || !after.equals(look.read(body)) || events.size() > QUEUE) {
            return;
        }
        EventReplay replay = new EventReplay(before);
        Optional<String> wrong = replay.run(events).or(() -> replay.differsFrom(after.get()));
        wrong.ifPresent(why -> deed.complain(INVARIANT, why, "before " + before + " events " + events + " after " + after.get()));
    }

    private Data queued(Look.Open event) {
        Data all = Data.NONE;
        while (true) {
            Tmessage call = look.startFollowing(event);
            Optional<Rmessage> soon = client.answerWithin(call, Hand.PATIENCE);
            Optional<Rmessage> reply = soon.isPresent() ? soon : client.flush(call);
            if (reply.isEmpty() || !(reply.get() instanceof Rmessage.Rread some) || some.data().length == 0) {
                return all;
            }
            all = all.and(Data.of(some.data()));
        }
    }
}
