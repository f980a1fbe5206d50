package assay.engine;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Exception;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.GherkinDocument;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.PickleStepType;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.TestCase;
import io.cucumber.messages.types.TestCaseFinished;
import io.cucumber.messages.types.TestCaseStarted;
import io.cucumber.messages.types.TestStep;
import io.cucumber.messages.types.TestStepFinished;
import io.cucumber.messages.types.TestStepResult;
import io.cucumber.messages.types.Timestamp;

/**
 * What Cucumber's messages tell of a run: how each example went. It knows nothing else, so that a run that was cut can
 * be told again from its messages alone.
 */
final class Chronicle {

    private final UnaryOperator<String> relative;
    private final Map<String, Long> lines = new HashMap<>();
    private final Map<String, Pickle> pickles = new HashMap<>();
    private final Map<String, PickleStep> steps = new HashMap<>();
    private final Map<String, TestCase> cases = new HashMap<>();
    private final Map<String, Telling> byStart = new HashMap<>();
    private final Map<String, Telling> byPlace = new HashMap<>();
    private Instant latest = Instant.EPOCH;

    /** @param relative makes a feature's address a path below the project */
    Chronicle(UnaryOperator<String> relative) {
        this.relative = relative;
    }

    synchronized void hear(Envelope envelope) {
        envelope.getGherkinDocument().ifPresent(this::document);
        envelope.getPickle().ifPresent(this::pickle);
        envelope.getTestCase().ifPresent(testCase -> cases.put(testCase.getId(), testCase));
        envelope.getTestCaseStarted().ifPresent(this::started);
        envelope.getTestStepFinished().ifPresent(this::stepFinished);
        envelope.getTestCaseFinished().ifPresent(this::finished);
        envelope.getTestRunFinished().ifPresent(finished -> latest = instant(finished.getTimestamp()));
    }

    /** How the example at a place went, if it has begun. */
    synchronized Optional<Course> course(String place) {
        return Optional.ofNullable(byPlace.get(place)).map(Telling::course);
    }

    /** When something was last heard. */
    synchronized Instant latest() {
        return latest;
    }

    private void document(GherkinDocument document) {
        document.getFeature().map(Feature::getChildren).orElse(List.of()).forEach(this::child);
    }

    private void child(FeatureChild child) {
        child.getScenario().ifPresent(this::scenario);
        child.getRule().ifPresent(rule -> rule.getChildren().stream().map(RuleChild::getScenario)
                .flatMap(Optional::stream).forEach(this::scenario));
    }

    private void scenario(Scenario scenario) {
        lines.put(scenario.getId(), scenario.getLocation().getLine());
        scenario.getExamples().forEach(table ->
                table.getTableBody().forEach(row -> lines.put(row.getId(), row.getLocation().getLine())));
    }

    private void pickle(Pickle pickle) {
        pickles.put(pickle.getId(), pickle);
        pickle.getSteps().forEach(step -> steps.put(step.getId(), step));
    }

    private void started(TestCaseStarted started) {
        TestCase testCase = cases.get(started.getTestCaseId());
        Pickle pickle = pickles.get(testCase.getPickleId());
        Telling telling = new Telling(testCase, pickle, instant(started.getTimestamp()));
        byStart.put(started.getId(), telling);
        byPlace.put(placeOf(pickle), telling);
    }

    private String placeOf(Pickle pickle) {
        List<String> nodes = pickle.getAstNodeIds();
        return relative.apply(pickle.getUri()) + ":" + lines.get(nodes.get(nodes.size() - 1));
    }

    private void stepFinished(TestStepFinished finished) {
        Telling telling = byStart.get(finished.getTestCaseStartedId());
        telling.ended = latest = instant(finished.getTimestamp());
        TestStepResult result = finished.getTestStepResult();
        statusOf(result).ifPresent(status -> telling.troubles.add(trouble(telling, finished.getTestStepId(), status, result)));
    }

    private void finished(TestCaseFinished finished) {
        Telling telling = byStart.get(finished.getTestCaseStartedId());
        telling.ended = latest = instant(finished.getTimestamp());
        telling.finished = true;
    }

    /** A step that was passed over because of an earlier one is no trouble of its own. */
    private static Optional<Trouble.Status> statusOf(TestStepResult result) {
        return switch (result.getStatus()) {
            case PASSED -> Optional.empty();
            case SKIPPED -> result.getException().map(exception -> Trouble.Status.ABORTED);
            case FAILED -> Optional.of(Trouble.Status.FAILED);
            case AMBIGUOUS, PENDING, UNDEFINED, UNKNOWN -> Optional.of(Trouble.Status.OTHER);
        };
    }

    private Trouble trouble(Telling telling, String testStepId, Trouble.Status status, TestStepResult result) {
        Optional<PickleStep> step = telling.testCase.getTestSteps().stream()
                .filter(candidate -> candidate.getId().equals(testStepId))
                .map(TestStep::getPickleStepId).flatMap(Optional::stream).map(steps::get).findFirst();
        String message = result.getException().flatMap(Exception::getMessage).or(result::getMessage)
                .orElse("the step is " + result.getStatus().value().toLowerCase(java.util.Locale.ROOT));
        return new Trouble(step.map(Chronicle::kindOf).orElse(Trouble.Kind.HOOK), step.map(PickleStep::getText).orElse(""),
                status, result.getException().map(Exception::getType).orElse(""), message);
    }

    private static Trouble.Kind kindOf(PickleStep step) {
        return switch (step.getType().orElse(PickleStepType.UNKNOWN)) {
            case CONTEXT -> Trouble.Kind.GIVEN;
            case ACTION -> Trouble.Kind.WHEN;
            case OUTCOME -> Trouble.Kind.THEN;
            case UNKNOWN -> Trouble.Kind.STAR;
        };
    }

    static Instant instant(Timestamp timestamp) {
        return Instant.ofEpochSecond(timestamp.getSeconds(), timestamp.getNanos());
    }

    /** What has been heard of one example so far. */
    private static final class Telling {

        private final TestCase testCase;
        private final Set<PickleStepType> parts = EnumSet.noneOf(PickleStepType.class);
        private final List<Trouble> troubles = new ArrayList<>();
        private final Instant started;
        private Instant ended;
        private boolean finished;

        Telling(TestCase testCase, Pickle pickle, Instant started) {
            this.testCase = testCase;
            this.started = started;
            this.ended = started;
            pickle.getSteps().forEach(step -> parts.add(step.getType().orElse(PickleStepType.UNKNOWN)));
        }

        Course course() {
            return new Course(List.copyOf(troubles), Set.copyOf(parts), started, ended, finished);
        }
    }
}
