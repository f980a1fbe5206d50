package assay.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import io.cucumber.messages.types.Attachment;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Hook;
import io.cucumber.messages.types.JavaMethod;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.TestCase;
import io.cucumber.messages.types.TestCaseStarted;
import io.cucumber.messages.types.TestStep;
import io.cucumber.messages.types.TestStepFinished;
import io.cucumber.messages.types.TestStepResult;
import io.cucumber.messages.types.TestStepResultStatus;

/** Collects a run's messages by what they speak of, and puts together the story of each example. */
final class Collation {

    private final Gherkin gherkin = new Gherkin();
    private final Map<String, Pickle> pickles = new LinkedHashMap<>();
    private final Map<String, Hook> hooks = new HashMap<>();
    private final Map<String, TestCase> casesByPickle = new HashMap<>();
    private final Map<String, String> lastStartByCase = new HashMap<>();
    private final Map<String, TestStepResult> results = new HashMap<>();
    private final Map<String, List<Attachment>> attachments = new HashMap<>();
    private final List<String> troubles = new ArrayList<>();
    private boolean ended;

    void add(Envelope envelope) {
        envelope.getGherkinDocument().ifPresent(gherkin::add);
        envelope.getPickle().ifPresent(pickle -> pickles.put(pickle.getId(), pickle));
        envelope.getHook().ifPresent(hook -> hooks.put(hook.getId(), hook));
        envelope.getTestCase().ifPresent(testCase -> casesByPickle.put(testCase.getPickleId(), testCase));
        envelope.getTestCaseStarted().ifPresent(this::started);
        envelope.getTestStepFinished().ifPresent(this::finished);
        envelope.getAttachment().ifPresent(this::attached);
        envelope.getTestRunHookFinished().ifPresent(hook -> outside(hook.getResult()));
        envelope.getTestRunFinished().ifPresent(end -> ended = true);
    }

    /** Whether the messages tell of the run's end. */
    boolean ended() {
        return ended;
    }

    /** What failed outside every example. */
    List<String> troubles() {
        return troubles;
    }

    Stream<Story> stories() {
        return pickles.values().stream()
                .flatMap(pickle -> gherkin.place(pickle.getAstNodeIds()).map(place -> story(place, pickle)).stream());
    }

    private void started(TestCaseStarted start) {
        lastStartByCase.put(start.getTestCaseId(), start.getId());
    }

    private void finished(TestStepFinished step) {
        results.put(key(step.getTestCaseStartedId(), step.getTestStepId()), step.getTestStepResult());
    }

    private void attached(Attachment attachment) {
        attachment.getTestCaseStartedId()
                .ifPresent(start -> attachments.computeIfAbsent(start, none -> new ArrayList<>()).add(attachment));
    }

    private void outside(TestStepResult result) {
        if (result.getStatus() == TestStepResultStatus.FAILED) {
            String message = result.getMessage().orElse("it gave no message");
            troubles.add("A hook around the whole run failed: " + Words.glimpse(message));
        }
    }

    private Story story(Gherkin.Place place, Pickle pickle) {
        Map<String, PickleStep> steps = new LinkedHashMap<>();
        pickle.getSteps().forEach(step -> steps.put(step.getId(), step));
        Optional<TestCase> testCase = Optional.ofNullable(casesByPickle.get(pickle.getId()));
        String start = testCase.map(TestCase::getId).map(lastStartByCase::get).orElse("");
        List<Story.Beat> beats = testCase
                .map(found -> found.getTestSteps().stream().map(step -> beat(start, step, steps)).toList())
                .orElseGet(() -> steps.values().stream().map(step -> beat(step, Optional.empty())).toList());
        return new Story(place, beats, List.copyOf(attachments.getOrDefault(start, List.of())));
    }

    private Story.Beat beat(String start, TestStep testStep, Map<String, PickleStep> steps) {
        Optional<TestStepResult> result = Optional.ofNullable(results.get(key(start, testStep.getId())));
        return testStep.getPickleStepId()
                .map(steps::get)
                .map(step -> beat(step, result))
                .orElseGet(() -> new Story.Beat("Hook", hook(testStep), Optional.empty(), result));
    }

    private Story.Beat beat(PickleStep step, Optional<TestStepResult> result) {
        return new Story.Beat(gherkin.keyword(step.getAstNodeIds()), "", Optional.of(step), result);
    }

    private String hook(TestStep step) {
        Optional<Hook> hook = step.getHookId().map(hooks::get);
        return hook.flatMap(Hook::getName)
                .or(() -> hook.flatMap(found -> found.getSourceReference().getJavaMethod()).map(Collation::method))
                .orElse("a hook without a name");
    }

    private static String method(JavaMethod method) {
        return method.getClassName() + "." + method.getMethodName();
    }

    private static String key(String start, String step) {
        return start + " " + step;
    }
}
