package assay.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import assay.report.view.ExampleEntry;
import assay.report.view.Exhibit;
import assay.report.view.Passage;
import assay.report.view.StepEntry;
import assay.rules.Verdict;
import io.cucumber.messages.types.Exception;
import io.cucumber.messages.types.PickleDocString;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.PickleStepArgument;
import io.cucumber.messages.types.PickleTable;
import io.cucumber.messages.types.PickleTableCell;
import io.cucumber.messages.types.TestStepResult;
import io.cucumber.messages.types.TestStepResultStatus;

/** Sets one example: its verdict and reason from the run, its steps and evidence from Cucumber's messages. */
final class Scenes {

    private final Messages messages;
    private final Evidence evidence;

    Scenes(Messages messages, Evidence evidence) {
        this.messages = messages;
        this.evidence = evidence;
    }

    ExampleEntry example(ExampleResult example, String anchor, String rerun) {
        Optional<Story> story = messages.of(example);
        boolean red = FrontPage.RED.contains(example.verdict());
        List<StepEntry> steps = story.map(told -> steps(told, anchor)).orElse(List.of());
        return new ExampleEntry(
                anchor,
                example.name(),
                example.verdict(),
                red,
                ran(example) ? Words.seconds(example.seconds()) : "",
                example.verdict() == Verdict.HOLDS ? "" : Words.glimpse(example.reason()),
                because(example.verdict()),
                told(steps, example.reason()) ? Passage.NONE : evidence.keep(example.reason(), file(anchor, "reason")),
                steps,
                story.map(told -> exhibits(told, anchor, red)).orElse(List.of()),
                rerun);
    }

    private static boolean ran(ExampleResult example) {
        return example.verdict() != Verdict.NOT_REACHED && example.verdict() != Verdict.NOT_ASSAYED;
    }

    /** A reason that a step's own line and message say already is not said twice. */
    private static boolean told(List<StepEntry> steps, String reason) {
        return reason.isBlank() || steps.stream().anyMatch(step -> tells(step, reason.strip()));
    }

    private static boolean tells(StepEntry step, String reason) {
        String trouble = step.trouble().text();
        String placed = "at '" + step.text() + "': " + trouble;
        return !trouble.isEmpty() && (trouble.contains(reason) || placed.equals(reason));
    }

    private static String because(Verdict verdict) {
        return switch (verdict) {
            case HOLDS -> "Remark";
            case DEVIATES -> "Listed as a deviation";
            case NO_LONGER_DEVIATES -> "Held, though listed as a deviation";
            case NOT_ASSAYED -> "Not assayed";
            case NOT_REACHED -> "Not reached";
            case INCONCLUSIVE -> "Inconclusive";
            case VIOLATED -> "Violated";
        };
    }

    private List<StepEntry> steps(Story story, String anchor) {
        List<StepEntry> steps = new ArrayList<>();
        for (Story.Beat beat : story.beats()) {
            if (!beat.isHook() || beat.result().map(TestStepResult::getStatus).filter(Scenes::telling).isPresent()) {
                steps.add(step(beat, file(anchor, "step" + (steps.size() + 1))));
            }
        }
        return List.copyOf(steps);
    }

    private static boolean telling(TestStepResultStatus hook) {
        return hook != TestStepResultStatus.PASSED && hook != TestStepResultStatus.SKIPPED;
    }

    private StepEntry step(Story.Beat beat, String file) {
        Optional<PickleStepArgument> argument = beat.step().flatMap(PickleStep::getArgument);
        Optional<PickleDocString> docString = argument.flatMap(PickleStepArgument::getDocString);
        Optional<TestStepResult> result = beat.result();
        return new StepEntry(
                beat.keyword(),
                beat.step().map(PickleStep::getText).orElse(beat.hook()),
                result.map(found -> found.getStatus().value().toLowerCase(Locale.ROOT)).orElse("not run"),
                result.filter(found -> found.getStatus() != TestStepResultStatus.SKIPPED).map(Scenes::took).orElse(""),
                docString.map(text -> evidence.keep(text.getContent(), file + "-text")).orElse(Passage.NONE),
                docString.flatMap(PickleDocString::getMediaType).orElse(""),
                argument.flatMap(PickleStepArgument::getDataTable).map(Scenes::rows).orElse(List.of()),
                result.map(found -> evidence.keep(trouble(found), file + "-failure")).orElse(Passage.NONE),
                result.map(found -> evidence.keep(trace(found), file + "-trace")).orElse(Passage.NONE));
    }

    private static List<List<String>> rows(PickleTable table) {
        return table.getRows().stream()
                .map(row -> row.getCells().stream().map(PickleTableCell::getValue).toList())
                .toList();
    }

    private static String took(TestStepResult result) {
        return Words.seconds(result.getDuration().getSeconds() + result.getDuration().getNanos() / 1e9);
    }

    /** The failure in the words of whoever threw it. */
    private static String trouble(TestStepResult result) {
        return result.getException()
                .flatMap(Exception::getMessage)
                .filter(message -> !message.isBlank())
                .or(result::getMessage)
                .orElse("")
                .strip();
    }

    private static String trace(TestStepResult result) {
        return result.getException().flatMap(Exception::getStackTrace).or(result::getMessage).orElse("").strip();
    }

    private List<Exhibit> exhibits(Story story, String anchor, boolean wanted) {
        List<Exhibit> exhibits = new ArrayList<>();
        story.attachments().forEach(attachment -> exhibits.add(
                evidence.keep(attachment, file(anchor, "evidence" + (exhibits.size() + 1)), wanted)));
        return List.copyOf(exhibits);
    }

    /** A file's name out of a rule's id, which is a slug unless someone meant mischief. */
    private static String file(String anchor, String what) {
        return anchor.replaceAll("[^A-Za-z0-9._-]", "_") + "-" + what;
    }
}
