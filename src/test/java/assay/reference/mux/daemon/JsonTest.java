package assay.reference.mux.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What another reader makes of it. */
class JsonTest {

    @Test
    void whateverATextHoldsItIsReadAsItWas() {
        String text = "a \"b\" \\ \n\t\u0007 \u00e9 \ud83d\ude00";
        String json = new Json().with("text", text).with("number", -3).with("inner", new Json().with("yes", true)).toString();
        JsonNode read = new ObjectMapper().readTree(json);
        assertThat(read.get("text").asString()).isEqualTo(text);
        assertThat(read.get("number").asInt()).isEqualTo(-3);
        assertThat(read.get("inner").get("yes").asBoolean()).isTrue();
        assertThat(json).doesNotContain("\n");
    }
}
