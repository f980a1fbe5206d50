package assay.rlm;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON as this protocol has it: no word of Python's beside the standard's, numbers exact, and written in plain ASCII, since
 * half a character is a text here too. In the name of a field it is an error.
 */
final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .build();
    private static final ObjectReader WHOLE =
            MAPPER.reader().with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    private static final ObjectWriter WRITER = MAPPER.writer();

    private Json() {}

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** On one line that can be printed: the one control character that JSON leaves alone is escaped too. */
    static String text(JsonNode value) {
        return WRITER.writeValueAsString(value).replace("\u007f", "\\u007f");
    }

    /** @throws JacksonException if the text is not one JSON value */
    static JsonNode parse(String text) {
        return WHOLE.readTree(text);
    }

    /** @throws JacksonException if the bytes are not one JSON value in UTF-8 */
    static JsonNode parse(byte[] text) {
        return WHOLE.readTree(text);
    }

    /** The values that stand one after the other in a text. */
    static List<JsonNode> parseAll(String text) {
        try (MappingIterator<JsonNode> values = MAPPER.readerFor(JsonNode.class).readValues(text)) {
            return new ArrayList<>(values.readAll());
        }
    }
}
