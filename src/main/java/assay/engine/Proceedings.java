package assay.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.report.ReportWriter;
import assay.report.ReportWriters;
import assay.report.RunJson;
import assay.report.RunReport;
import assay.rules.Verdict;
import io.cucumber.messages.types.Envelope;
import org.junit.platform.engine.TestExecutionResult;

/** Everything a run finds out, and what it leaves behind, also when it is cut. */
final class Proceedings implements AutoCloseable {

    private final Plan plan;
    private final Optional<Path> folder;
    private final Optional<MessageLog> log;
    private final Chronicle chronicle;
    private final RunReport opening;
    private final String openingText;
    private final Map<String, Ruling> rulings = new LinkedHashMap<>();
    private final Unwritten unwritten = new Unwritten();
    private final Thread whenCut = new Thread(this::cut, "write-partial-report");
    private Optional<String> brokenGlue = Optional.empty();
    private boolean written;

    private Proceedings(Plan plan, Optional<Path> folder, Optional<MessageLog> log, Places places) {
        this.plan = plan;
        this.folder = folder;
        this.log = log;
        this.chronicle = new Chronicle(places::relative);
        this.opening = plan.opening(Instant.now());
        this.openingText = RunJson.text(opening);
    }

    /** Begins to record. */
    static Proceedings open(Plan plan, Optional<Path> folder, Places places) throws IOException {
        Optional<MessageLog> log = folder.isPresent() ? Optional.of(new MessageLog(folder.get(), places)) : Optional.empty();
        Proceedings proceedings = new Proceedings(plan, folder, log, places);
        Runtime.getRuntime().addShutdownHook(proceedings.whenCut);
        return proceedings;
    }

    synchronized void hear(Envelope envelope) {
        chronicle.hear(envelope);
        try {
            if (log.isPresent() && !written) {
                log.get().write(envelope, openingText);
            }
        } catch (IOException e) {
            unwritten.add(MessageLog.FILE, e);
        }
    }

    /** The id of the rule that the example at a place belongs to. */
    String idAt(String place) {
        return plan.at(place).orElseThrow().rule().id();
    }

    /** Rules on an example that has just ended. */
    synchronized Ruling rule(String place, TestExecutionResult result) {
        Ruling ruling = ruling(place, result);
        rulings.put(place, ruling);
        return ruling;
    }

    private Ruling ruling(String place, TestExecutionResult result) {
        Optional<Course> course = chronicle.course(place);
        if (course.isEmpty()) {
            return unheardOf(result);
        }
        if (brokenGlue.isPresent()) {
            return Ruling.inconclusive(brokenGlue.get());
        }
        Ruling ruling = Ruling.of(course.get(), plan.at(place).flatMap(Planned::deviation));
        boolean surprise = course.get().troubles().isEmpty() && result.getStatus() != TestExecutionResult.Status.SUCCESSFUL;
        return surprise ? Ruling.inconclusive("outside its steps: " + words(result)) : ruling;
    }

    /**
     * Cucumber loads glue before an example's first message. When that fails, later examples run with part of the glue
     * and without hooks, and some of them pass: nothing that this run says can be believed.
     */
    private Ruling unheardOf(TestExecutionResult result) {
        String reason = "before its first step, so that the whole run is in doubt: " + words(result);
        brokenGlue = Optional.of(reason);
        return Ruling.inconclusive(reason);
    }

    private static String words(TestExecutionResult result) {
        return result.getThrowable().map(Throwable::toString).orElse("no failure was given");
    }

    /** What was planned and never ruled on: empty, unless the run lost something. */
    synchronized List<String> lost() {
        return plan.toRun().stream().filter(place -> !rulings.containsKey(place)).toList();
    }

    /** Writes every report and says what went wrong that no example shows. */
    synchronized List<String> finish() {
        try {
            Runtime.getRuntime().removeShutdownHook(whenCut);
        } catch (IllegalStateException shuttingDown) {
            return unwritten();
        }
        write();
        return unwritten();
    }

    private List<String> unwritten() {
        return folder.map(unwritten::sentences).orElse(List.of());
    }

    private synchronized void cut() {
        write();
        folder.ifPresent(into -> System.err.println("\nassay: the run was cut; " + (unwritten().isEmpty()
                ? "what had ended before is in " + into : String.join("\n", unwritten()))));
    }

    private void write() {
        if (written) {
            return;
        }
        written = true;
        log.ifPresent(this::close);
        folder.ifPresent(this::write);
    }

    private void close(MessageLog open) {
        try {
            open.close();
        } catch (IOException e) {
            unwritten.add(MessageLog.FILE, e);
        }
    }

    private void write(Path into) {
        RunReport report = report();
        for (ReportWriter writer : ReportWriters.all()) {
            try {
                writer.write(report, into);
            } catch (IOException | RuntimeException e) {
                unwritten.add(writer.file(), e);
            }
        }
    }

    /** The report as things stand. */
    synchronized RunReport report() {
        double seconds = Duration.between(opening.started(), Instant.now()).toNanos() / 1e9;
        return new Ledger(plan.rulebook(), this::line).settle(opening, seconds);
    }

    private Optional<Ledger.Line> line(String place) {
        double seconds = chronicle.course(place).map(Course::seconds).orElse(0.0);
        return Optional.ofNullable(rulings.get(place)).or(() -> unruled(place)).map(this::doubted)
                .map(ruling -> new Ledger.Line(ruling, seconds));
    }

    /** A cut may fall between an example's end and its ruling: what has ended is judged all the same. */
    private Optional<Ruling> unruled(String place) {
        return chronicle.course(place).filter(Course::finished)
                .map(course -> Ruling.of(course, plan.at(place).flatMap(Planned::deviation)));
    }

    private Ruling doubted(Ruling ruling) {
        boolean good = ruling.verdict() == Verdict.HOLDS || ruling.verdict() == Verdict.DEVIATES;
        return good ? brokenGlue.map(Ruling::inconclusive).orElse(ruling) : ruling;
    }

    @Override
    public void close() {
        finish();
    }
}
