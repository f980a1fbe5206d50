package assay.reference.mux.command;

/** Text in which what cannot be typed on a command line is spelled: a new line, a tab, a control character, a byte. */
final class Escapes {

    private static final int HEX = 16;

    private Escapes() {}

    /** Writes out {@code \n \r \t \e \\} and {@code \xHH}; any other backslash stays. */
    static String expand(String text) {
        StringBuilder expanded = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            char next = character == '\\' && i + 1 < text.length() ? text.charAt(i + 1) : 0;
            int meant = meant(next);
            if (next == 'x' && text.substring(i).matches("(?s)\\\\x[0-7][0-9a-fA-F].*")) {
                expanded.append((char) Integer.parseInt(text.substring(i + 2, i + 4), HEX));
                i += 3;
            } else if (meant >= 0) {
                expanded.append((char) meant);
                i++;
            } else {
                expanded.append(character);
            }
        }
        return expanded.toString();
    }

    private static int meant(char letter) {
        return switch (letter) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'e' -> 0x1b;
            case '\\' -> '\\';
            default -> -1;
        };
    }
}
