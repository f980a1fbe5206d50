package assay.steps;

import java.util.Map;

/** A subject that an example has brought in. */
public interface Actor extends AutoCloseable {

    /** How the features call it, such as {@code the worker}. */
    String name();

    /**
     * Asks for something trivial and judges the answer, unless the example has said how the subject ends.
     *
     * @throws AssertionError if it does not answer, or ended without a word of the example's
     */
    void proveAlive();

    /** What a reader wants to see of it, by title: the transcript first. */
    Map<String, String> evidence();

    /** Ends it and proves that nothing of it is left. */
    @Override
    void close();
}
