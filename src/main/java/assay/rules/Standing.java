package assay.rules;

/** How a pin stands: held by an example, or not, and why. */
public sealed interface Standing {

    /** An example holds it; the name may be an outline's, which means all of its rows. */
    record HeldBy(String rule, String example) implements Standing {}

    /** The examples that hold it are still to be written. */
    record Pending() implements Standing {}

    /** Nothing outside the process shows it. */
    record NotObservable(String reason) implements Standing {}

    /** The suite does not speak of it. */
    record OutOfScope(String reason) implements Standing {}
}
