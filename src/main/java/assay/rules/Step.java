package assay.rules;

/**
 * One step of an example.
 *
 * @param part what the step is for; And and But are resolved to what they continue
 * @param text the sentence, with the values of an outline's row
 * @param background whether it comes from a background
 */
public record Step(Part part, String text, boolean background) {

    /** What a step is for. */
    public enum Part { GIVEN, WHEN, THEN, STAR }
}
