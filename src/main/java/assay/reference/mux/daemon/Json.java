package assay.reference.mux.daemon;

import java.util.StringJoiner;

/** One JSON object, on one line, in the order in which it is told. */
final class Json {

    private static final int FIRST_PLAIN = 0x20;

    private final StringJoiner fields = new StringJoiner(",", "{", "}");

    Json with(String name, String value) {
        return raw(name, quoted(value));
    }

    Json with(String name, long value) {
        return raw(name, Long.toString(value));
    }

    Json with(String name, boolean value) {
        return raw(name, Boolean.toString(value));
    }

    Json with(String name, Json value) {
        return raw(name, value.toString());
    }

    private Json raw(String name, String value) {
        fields.add(quoted(name) + ":" + value);
        return this;
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            switch (character) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                default -> plain(character, quoted);
            }
        }
        return quoted.append('"').toString();
    }

    private static void plain(char character, StringBuilder quoted) {
        if (character < FIRST_PLAIN || Character.isSurrogate(character)) {
            quoted.append(String.format("\\u%04x", (int) character));
        } else {
            quoted.append(character);
        }
    }

    @Override
    public String toString() {
        return fields.toString();
    }
}
