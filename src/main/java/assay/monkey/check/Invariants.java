package assay.monkey.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.monkey.client.Client;
import assay.monkey.client.Complaint;
import assay.monkey.operation.Operation;

/** All that holds after every step, in the order in which it is judged. */
public final class Invariants {

    /** What is noticed while an operation is carried out. */
    private static final Map<String, String> ON_THE_WAY = Map.of(
            "one-reply-each", "Each request is answered once, with a reply of its kind or an error; a flush and a clunk of a fid that is"
                    + " there are never refused; nothing answers what has been taken back.",
            "fids", "A walk that stops short makes no fid, a fid in use is taken by no other walk, and a clunk ends it.",
            "whole-writes", "A write that is taken is taken whole.",
            "whole-reads", "A read gives no more bytes than it was asked for.",
            "listing-fixed", "A listing is fixed by the first read of its open, whatever happens meanwhile.",
            "events-tell-the-body", "What the events of a pane tell, done to its body, gives the body that it has then.",
            "restore-hangs-up", "A restore that is taken ends every connection; the session answers anew at the same socket.",
            "log", "A control message that nobody knows is refused, and its record is in the log before the reply comes.");

    private final List<Invariant> all;

    private Invariants(List<Invariant> all) {
        this.all = all;
    }

    /** Made anew for each session: some remember what was. */
    public static Invariants ofASession() {
        return new Invariants(List.of(new OneFailureRule(), new ClosesRunOnlyLines(), new IndexIsTheDirectory(), new TagsTellTheState(),
                new ChunksAreTheWhole(), new TextsAreAsPredicted()));
    }

    /** The listing that is looked at closely after a step. */
    public static String listing(int number, List<Long> serials) {
        return ChunksAreTheWhole.turn(number, serials);
    }

    /** Before an operation is carried out. */
    public void before(Operation resolved, Client client, Sight sight) {
        all.forEach(each -> each.before(resolved, client, sight));
    }

    /** The first that is broken. */
    public Optional<Complaint> judge(Step step) {
        Optional<Complaint> noticed = step.deed().complaints().stream().findFirst();
        return noticed.isPresent() ? noticed : all.stream().map(each -> each.judge(step)).flatMap(Optional::stream).findFirst();
    }

    /** The rule that a name stands for. */
    public static String rule(String name) {
        return ofASession().all.stream().filter(each -> each.name().equals(name)).map(Invariant::rule).findFirst()
                .orElseGet(() -> ON_THE_WAY.getOrDefault(name, name));
    }
}
