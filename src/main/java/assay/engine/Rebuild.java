package assay.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.report.RunJson;
import assay.report.RunReport;
import assay.rules.Deviation;
import assay.rules.Rule;
import assay.rules.Rulebook;
import assay.subject.Provenance;
import io.cucumber.messages.ndjson.Deserializer;
import io.cucumber.messages.types.Attachment;
import io.cucumber.messages.types.Envelope;

/** Makes the report of a run that was killed before it could write one, from the messages that it left. */
public final class Rebuild {

    private final Rulebook rulebook;
    private final Chronicle chronicle = new Chronicle(path -> path);
    private String plan = "";

    private Rebuild(Rulebook rulebook) {
        this.rulebook = rulebook;
    }

    /**
     * Judges again what the messages tell, by the same table as the run would have.
     *
     * @throws IOException if there are no messages, or none that hold the run's plan
     */
    public static RunReport from(Path folder, Rulebook rulebook) throws IOException {
        Rebuild rebuild = new Rebuild(rulebook);
        Path file = folder.resolve(MessageLog.FILE);
        // A line cut inside a character still decodes: this reader replaces what it cannot read.
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(Files.newInputStream(file), UTF_8))) {
            Deserializer deserializer = new Deserializer();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                rebuild.hear(deserializer, line);
            }
        }
        if (rebuild.plan.isEmpty()) {
            throw new IOException(file + " does not say what its run had planned; only a run of assay leaves that behind");
        }
        return rebuild.report();
    }

    /** A line that is no message costs what it told and nothing else; the page names it. The last one may be half. */
    private void hear(Deserializer deserializer, String line) {
        try {
            if (!line.isBlank()) {
                hear(deserializer.readValue(line));
            }
        } catch (IOException | RuntimeException unreadable) {
            return;
        }
    }

    private void hear(Envelope envelope) {
        envelope.getAttachment().filter(Rebuild::isPlan).map(Attachment::getBody).ifPresent(body -> plan = body);
        chronicle.hear(envelope);
    }

    private static boolean isPlan(Attachment attachment) {
        return attachment.getTestCaseStartedId().isEmpty()
                && attachment.getFileName().filter(MessageLog.PLAN::equals).isPresent();
    }

    private RunReport report() {
        RunReport opening = RunJson.parse(plan);
        Map<String, Deviation> listed = listed(opening.subjects());
        double seconds = Math.max(0, Duration.between(opening.started(), chronicle.latest()).toNanos() / 1e9);
        return new Ledger(rulebook, place -> line(place, listed)).settle(opening, seconds);
    }

    private Optional<Ledger.Line> line(String place, Map<String, Deviation> listed) {
        return chronicle.course(place).filter(Course::finished).map(course ->
                new Ledger.Line(Ruling.of(course, Optional.ofNullable(listed.get(place))), course.seconds()));
    }

    private Map<String, Deviation> listed(List<Provenance> subjects) {
        Map<String, Deviation> byPlace = new HashMap<>();
        for (Rule rule : rulebook.rules()) {
            subjects.stream().filter(subject -> subject.system().equals(rule.system()))
                    .forEach(subject -> Planner.listed(rulebook, rule, subject).forEach(byPlace::put));
        }
        return byPlace;
    }
}
