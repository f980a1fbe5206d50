package assay.oracle;

import java.nio.charset.StandardCharsets;
import java.util.List;

import assay.channel.Message;

/** What comes of a question: an answer, or the word that there is none. */
public sealed interface Answer extends Message {

    @Override
    default byte[] bytes() {
        return notation().getBytes(StandardCharsets.UTF_8);
    }

    /** The system answered, in so many items: none at all is an answer too. */
    record Said(List<String> items) implements Answer {
        public Said {
            items = List.copyOf(items);
        }

        @Override
        public String notation() {
            return String.join(" | ", items);
        }
    }

    /** The system did not answer. */
    record CannotSay(String why) implements Answer {
        @Override
        public String notation() {
            return "cannot say: " + why;
        }
    }
}
