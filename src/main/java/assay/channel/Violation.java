package assay.channel;

/** Marks a failure that, like a failed assertion, speaks against the subject and not against the suite. */
public interface Violation {}
