package assay.bans;

/**
 * A line that breaks a ban.
 *
 * @param rule the ban's id
 * @param file below the tree's root, with forward slashes
 * @param line counted from one
 * @param needle as the rule file spells it
 * @param why the ban's reason
 * @param text the line, or what stands around the needle if it is long
 */
public record Breach(String rule, String file, int line, String needle, String why, String text) {

    /** The refusal, in words. */
    @Override
    public String toString() {
        return Excerpt.plain(file) + ":" + line + ": folder rule " + rule + " broken by '" + needle + "': " + why;
    }
}
