package assay.oracle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import assay.channel.Message;

/**
 * One question to the operating system.
 *
 * @param about the process's id or the file's path, and whatever else the topic asks for
 */
public record Question(Topic topic, List<String> about) implements Message {

    public Question {
        about = List.copyOf(about);
    }

    /** A question about a process. */
    static Question of(Topic topic, int pid, String... more) {
        return new Question(topic, join(Integer.toString(pid), more));
    }

    private static List<String> join(String first, String... more) {
        List<String> words = new ArrayList<>(List.of(first));
        words.addAll(List.of(more));
        return words;
    }

    @Override
    public byte[] bytes() {
        return notation().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String notation() {
        return topic.words() + "? " + String.join(" ", about);
    }
}
