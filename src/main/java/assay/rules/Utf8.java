package assay.rules;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What a file holds as text, and whether it does. */
record Utf8(byte[] bytes) {

    /** The text, with a mark for whatever is none. */
    String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The first line that is not written in UTF-8, counted from one. */
    Optional<Integer> badLine() {
        int line = 1;
        int from = 0;
        for (int at = 0; at <= bytes.length; at++) {
            if (at == bytes.length || bytes[at] == '\n') {
                if (!isText(from, at)) {
                    return Optional.of(line);
                }
                line++;
                from = at + 1;
            }
        }
        return Optional.empty();
    }

    private boolean isText(int from, int to) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, from, to - from));
            return true;
        } catch (CharacterCodingException otherwise) {
            return false;
        }
    }
}
