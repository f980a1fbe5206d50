package assay.monkey.check;

import java.util.List;
import java.util.Optional;

import assay.monkey.client.Client;
import assay.monkey.client.Complaint;
import assay.monkey.operation.Operation;

/** All that holds after every step, in the order in which it is judged. */
public final class Invariants {

    private final List<Invariant> all;

    private Invariants(List<Invariant> all) {
        this.all = all;
    }

    /** Made anew for each session: some remember what was. */
    public static Invariants ofASession() {
        return new Invariants(List.of(new OneFailureRule(), new ClosesRunOnlyLines(), new IndexIsTheDirectory(), new ChunksAreTheWhole(),
                new TextsAreAsPredicted()));
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
        return ofASession().all.stream().filter(each -> each.name().equals(name)).map(Invariant::rule).findFirst().orElse(name);
    }
}
