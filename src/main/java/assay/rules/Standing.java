package assay.rules;

import java.util.List;

/** How a pin stands: held by examples, or not, and why. */
public sealed interface Standing {

    /** All of these examples together hold it. */
    record HeldBy(List<Place> places) implements Standing {

        public HeldBy {
            places = List.copyOf(places);
        }
    }

    /** An example of a rule, by its name; the name may be an outline's, which means all of its rows. */
    record Place(String rule, String example) {}

    /** The examples that hold it are still to be written. */
    record Pending() implements Standing {}

    /** Nothing outside the process shows it. */
    record NotObservable(String reason) implements Standing {}

    /** The suite does not speak of it. */
    record OutOfScope(String reason) implements Standing {}
}
