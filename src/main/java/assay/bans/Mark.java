package assay.bans;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line by which a file exempts itself.
 *
 * @param rule the id that it cites
 * @param reason empty if it gives none
 */
record Mark(String rule, String reason) {

    private static final Pattern FORM = Pattern.compile(Wanted.MARK + "(\\S+) exemption:(.*)");
    private static final Pattern CLOSING = Pattern.compile("\\s*(\\*/|-->|\\*\\))\\s*$");

    /** The mark that a text begins with. */
    static Optional<Mark> at(String line) {
        Matcher form = FORM.matcher(line);
        return form.lookingAt()
                ? Optional.of(new Mark(form.group(1), CLOSING.matcher(form.group(2)).replaceFirst("").strip()))
                : Optional.empty();
    }
}
