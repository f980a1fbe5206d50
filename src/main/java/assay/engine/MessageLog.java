package assay.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

import io.cucumber.messages.ndjson.Serializer;
import io.cucumber.messages.types.Attachment;
import io.cucumber.messages.types.AttachmentContentEncoding;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.TestRunStarted;

/**
 * Cucumber's messages, line by line in {@code run.ndjson}: on disk after each example, so that whatever cuts a run
 * leaves its finished examples behind.
 */
final class MessageLog implements AutoCloseable {

    static final String FILE = "run.ndjson";

    /** The name under which the run's plan is attached, for whoever rebuilds a report from the messages. */
    static final String PLAN = "plan.json";

    private final Serializer serializer = new Serializer();
    private final Places places;
    private final BufferedWriter out;
    private boolean broken;

    MessageLog(Path folder, Places places) throws IOException {
        // Unlike the writers of Files, this one writes a mark for half a character, which a subject may well have printed.
        this(new OutputStreamWriter(Files.newOutputStream(folder.resolve(FILE)), UTF_8), places);
    }

    MessageLog(Writer out, Places places) {
        this.places = places;
        this.out = new BufferedWriter(out);
    }

    /** @throws IOException the first time that something cannot be written; from then on nothing is, and nothing is said */
    synchronized void write(Envelope envelope, String plan) throws IOException {
        if (broken) {
            return;
        }
        try {
            writeLines(envelope, plan);
        } catch (IOException full) {
            broken = true;
            throw full;
        }
    }

    private void writeLines(Envelope envelope, String plan) throws IOException {
        line(envelope);
        if (envelope.getTestRunStarted().isPresent()) {
            line(plan(envelope.getTestRunStarted().get(), plan));
        }
        if (envelope.getTestCaseFinished().isPresent() || envelope.getTestRunFinished().isPresent()) {
            out.flush();
        }
    }

    private void line(Envelope envelope) throws IOException {
        StringWriter line = new StringWriter();
        serializer.writeValue(line, envelope);
        out.write(places.withoutRoot(line.toString()));
        out.write('\n');
    }

    private static Envelope plan(TestRunStarted started, String plan) {
        return Envelope.of(new Attachment(plan, AttachmentContentEncoding.IDENTITY, PLAN, "application/json", null, null,
                null, null, started.getId().orElse(null), null, started.getTimestamp()));
    }

    @Override
    public synchronized void close() throws IOException {
        try {
            out.close();
        } catch (IOException full) {
            if (!broken) {
                throw full;
            }
        }
    }
}
