package assay.engine;

import java.util.List;
import java.util.Map;

import assay.report.Visible;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.reporting.FileEntry;
import org.junit.platform.engine.reporting.ReportEntry;

/**
 * Stands between Cucumber's engine and the platform, and turns results into verdicts. What fails is told with its rule's
 * id in front: names hold the rule's sentence, and by that nobody can run it again.
 */
final class Judge implements EngineExecutionListener {

    private static final int LONGEST = 4_000;

    private final EngineExecutionListener platform;
    private final TestDescriptor root;
    private final Places places;
    private final Proceedings proceedings;
    private final Map<UniqueId, List<LeftOut>> leftOut;
    private volatile TestExecutionResult ofRoot = TestExecutionResult.successful();

    Judge(EngineExecutionListener platform, TestDescriptor root, Places places, Proceedings proceedings,
            Map<UniqueId, List<LeftOut>> leftOut) {
        this.platform = platform;
        this.root = root;
        this.places = places;
        this.proceedings = proceedings;
        this.leftOut = leftOut;
    }

    /** A test that was taken out of the tree before the run, under what was its parent. */
    record LeftOut(TestDescriptor test, String reason) {}

    @Override
    public void executionStarted(TestDescriptor descriptor) {
        platform.executionStarted(isRoot(descriptor) ? root : descriptor);
        leftOut.getOrDefault(descriptor.getUniqueId(), List.of())
                .forEach(out -> platform.executionSkipped(out.test(), "not assayed: " + out.reason()));
    }

    /** The root's end is kept back until the reports are written: what goes wrong there belongs to it. */
    @Override
    public void executionFinished(TestDescriptor descriptor, TestExecutionResult result) {
        if (isRoot(descriptor)) {
            ofRoot = result;
        } else if (descriptor.isTest()) {
            platform.executionFinished(descriptor, judged(descriptor, result));
        } else {
            platform.executionFinished(descriptor, result);
        }
    }

    /** Cucumber's own root is hidden behind the one that the platform knows. */
    private boolean isRoot(TestDescriptor descriptor) {
        return descriptor.getUniqueId().equals(root.getUniqueId());
    }

    private TestExecutionResult judged(TestDescriptor test, TestExecutionResult result) {
        String place = places.of(test.getUniqueId());
        Ruling ruling = proceedings.rule(place, result);
        Throwable cause = shown(result.getThrowable().orElse(null));
        String words = Visible.beginning(
                proceedings.idAt(place) + ": " + ruling.verdict().words() + ": " + ruling.reason(), LONGEST);
        return switch (ruling.verdict()) {
            case HOLDS, DEVIATES -> TestExecutionResult.successful();
            case NOT_ASSAYED -> result;
            // Surefire counts a failure for an assertion, and an error for anything else.
            case VIOLATED -> TestExecutionResult.failed(new AssertionError(words, cause));
            case NO_LONGER_DEVIATES -> TestExecutionResult.failed(new AssertionError(words));
            case INCONCLUSIVE, NOT_REACHED -> TestExecutionResult.failed(new Inconclusive(words, cause));
        };
    }

    /** What quotes a subject goes to terminals: a cause that one would obey, or that has no end, is left to the report. */
    static Throwable shown(Throwable cause) {
        for (Throwable each = cause; each != null; each = each.getCause()) {
            String message = String.valueOf(each.getMessage());
            if (!message.equals(Visible.beginning(message, LONGEST))) {
                return null;
            }
        }
        return cause;
    }

    /** Ends the run; whatever went wrong outside of its examples fails it. */
    void finishRoot(List<String> troubles) {
        platform.executionFinished(root, troubles.isEmpty() ? ofRoot : failed(String.join("\n", troubles)));
    }

    private TestExecutionResult failed(String words) {
        return TestExecutionResult.failed(new Inconclusive(words, ofRoot.getThrowable().orElse(null)));
    }

    @Override
    public void executionSkipped(TestDescriptor descriptor, String reason) {
        platform.executionSkipped(descriptor, reason);
    }

    @Override
    public void dynamicTestRegistered(TestDescriptor descriptor) {
        platform.dynamicTestRegistered(descriptor);
    }

    @Override
    public void reportingEntryPublished(TestDescriptor descriptor, ReportEntry entry) {
        platform.reportingEntryPublished(descriptor, entry);
    }

    @Override
    public void fileEntryPublished(TestDescriptor descriptor, FileEntry file) {
        platform.fileEntryPublished(descriptor, file);
    }
}
