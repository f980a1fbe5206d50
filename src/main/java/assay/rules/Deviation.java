package assay.rules;

/**
 * An example that a named build of a subject is known to fail.
 *
 * @param system the subject's system
 * @param version the build, exactly as its provenance gives it
 * @param rule the rule's id
 * @param example the example's name, or an outline's, which means all of its rows
 * @param reason what the build does instead
 * @param file the list that names it
 * @param line its line there
 */
public record Deviation(
        String system, String version, String rule, String example, String reason, String file, int line) {}
