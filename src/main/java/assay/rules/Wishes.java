package assay.rules;

import java.util.regex.Pattern;

/** Finds wishes where facts belong. */
final class Wishes {

    private static final Pattern SHOULD = Pattern.compile("\\bshould(n't)?\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

    private Wishes() {}

    /** Whether a text says "should" in its own words; what it quotes may. */
    static boolean in(String text) {
        return SHOULD.matcher(QUOTED.matcher(text).replaceAll("")).find();
    }
}
