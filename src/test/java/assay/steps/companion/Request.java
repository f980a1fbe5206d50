package assay.steps.companion;

import java.nio.charset.StandardCharsets;
import java.util.List;

import assay.channel.Message;

/** What is asked of a companion: a line, its words set apart by tabs. */
record Request(List<String> words) implements Message {

    Request {
        words = List.copyOf(words);
        if (words.stream().anyMatch(word -> word.contains("\t") || word.contains("\n"))) {
            throw new IllegalArgumentException("no word of a request can hold a tab or a new line: " + words);
        }
    }

    @Override
    public byte[] bytes() {
        return (String.join("\t", words) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String notation() {
        return String.join(" | ", words);
    }
}
