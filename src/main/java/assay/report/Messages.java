package assay.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.cucumber.messages.ndjson.Deserializer;
import io.cucumber.messages.types.Envelope;

/**
 * Cucumber's messages of one run, read back from {@code run.ndjson}, as far as they go.
 *
 * <p>A missing file, a line cut short or a line that is no message is a gap, never a failure: the verdicts of the run
 * are known without it.
 */
final class Messages {

    private final Map<String, Story> stories = new HashMap<>();
    private final List<String> gaps = new ArrayList<>();

    private Messages() {}

    static Messages read(Path file) throws IOException {
        Messages messages = new Messages();
        Collation collation = new Collation();
        // A line cut inside a character still decodes: InputStreamReader replaces what it cannot read.
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
            messages.readAll(lines, collation);
        } catch (NoSuchFileException missing) {
            messages.gaps.add("There is no run.ndjson beside this page, so it cannot show descriptions, steps or"
                    + " evidence. The verdicts stand.");
            return messages;
        }
        messages.gaps.addAll(collation.troubles());
        collation.stories().forEach(story -> messages.stories.put(story.place().key(), story));
        return messages;
    }

    Optional<Story> of(ExampleResult example) {
        return Optional.ofNullable(stories.get(example.feature() + ":" + example.line()));
    }

    Collection<Story> stories() {
        return stories.values();
    }

    /** What is missing or went wrong outside the examples, a sentence each. */
    List<String> gaps() {
        return List.copyOf(gaps);
    }

    private void readAll(BufferedReader lines, Collation collation) throws IOException {
        Deserializer deserializer = new Deserializer();
        int number = 0;
        int bad = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            Optional<Envelope> envelope = parse(deserializer, line);
            envelope.ifPresent(collation::add);
            bad = envelope.isEmpty() && !line.isBlank() ? number : bad;
        }
        if (bad > 0) {
            gaps.add(bad == number
                    ? "run.ndjson breaks off in line " + bad + ": what came after is not on this page."
                    : "run.ndjson holds lines that are no messages, the last of them line " + bad + ".");
        } else if (!collation.ended()) {
            gaps.add("run.ndjson ends after line " + number + " without the end of the run: what came after is not on"
                    + " this page.");
        }
    }

    private static Optional<Envelope> parse(Deserializer deserializer, String line) {
        try {
            return line.isBlank() ? Optional.empty() : Optional.of(deserializer.readValue(line));
        } catch (IOException | RuntimeException unreadable) {
            return Optional.empty();
        }
    }
}
