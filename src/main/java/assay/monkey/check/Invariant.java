package assay.monkey.check;

import java.util.Optional;

import assay.monkey.client.Client;
import assay.monkey.client.Complaint;
import assay.monkey.operation.Operation;

/** Something that holds after every step. */
public interface Invariant {

    /** A short name that never changes. */
    String name();

    /** The rule that it comes of, in the words of the session's documents. */
    String rule();

    /** Looks at the session before an operation, whose references are resolved, is carried out. */
    default void before(Operation resolved, Client client, Sight sight) {}

    /** What speaks against the session, if anything does. */
    Optional<Complaint> judge(Step step);

    default Optional<Complaint> complaint(String why, String detail) {
        return Optional.of(new Complaint(name(), why, detail));
    }
}
