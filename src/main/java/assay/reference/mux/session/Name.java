package assay.reference.mux.session;

/** What a session may be called: letters, digits and {@code . _ -}, beginning with none of those, and not for ever. */
public final class Name {

    /** The name of the session that is meant where none is named. */
    public static final String FIRST = "0";

    private static final int LONGEST = 64;
    private static final int SHOWN = 80;

    private Name() {}

    /**
     * Refuses what is no name, in words that hold it: prevents what was typed from becoming a path or a terminal's command.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static void check(String name) {
        if (name.isEmpty() || name.length() > LONGEST || !name.chars().allMatch(Name::mayStand)
                || !Character.isLetterOrDigit(name.charAt(0))) {
            throw new IllegalArgumentException("\"" + shown(name) + "\" is no name for a session: it takes letters, digits, "
                    + "'.', '_' and '-', " + LONGEST + " at most, and begins with a letter or digit");
        }
    }

    private static boolean mayStand(int character) {
        return Character.isLetterOrDigit(character) || character == '.' || character == '_' || character == '-';
    }

    /** A name as it can be shown, whatever it holds. */
    public static String shown(String name) {
        StringBuilder shown = new StringBuilder();
        name.codePoints().limit(SHOWN).forEach(point -> {
            if (point == '\n') {
                shown.append("\\n");
            } else if (Character.isISOControl(point)) {
                shown.append('?');
            } else {
                shown.appendCodePoint(point);
            }
        });
        return name.codePointCount(0, name.length()) > SHOWN ? shown.append("…").toString() : shown.toString();
    }
}
