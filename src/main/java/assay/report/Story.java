package assay.report;

import java.util.List;
import java.util.Optional;

import io.cucumber.messages.types.Attachment;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.TestStepResult;

/**
 * What Cucumber told of one example.
 *
 * @param place where it stands
 * @param beats its steps and hooks in the order of their running
 * @param attachments what they attached
 */
record Story(Gherkin.Place place, List<Beat> beats, List<Attachment> attachments) {

    /**
     * A step or a hook.
     *
     * @param keyword the step's, as it is written, or {@code Hook}
     * @param hook what a hook is called
     * @param step the step, unless this is a hook
     * @param result what became of it, if it ran
     */
    record Beat(String keyword, String hook, Optional<PickleStep> step, Optional<TestStepResult> result) {

        boolean isHook() {
            return step.isEmpty();
        }
    }
}
