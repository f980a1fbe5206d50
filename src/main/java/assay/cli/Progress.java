package assay.cli;

import java.util.List;

import assay.engine.Inconclusive;
import assay.report.Why;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestTag;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Tells how far a run is, and remembers how it went. */
final class Progress implements TestExecutionListener {

    private static final int EVERY = 10;

    private final Terminal terminal;
    private final List<String> ids;
    private long total;
    private long done;
    private long failed;
    private boolean violated;
    private boolean inconclusive;
    private boolean begun;

    /** @param ids of the rules, to be named beside what fails in them */
    Progress(Terminal terminal, List<String> ids) {
        this.terminal = terminal;
        this.ids = ids;
    }

    @Override
    public synchronized void testPlanExecutionStarted(TestPlan plan) {
        total = plan.countTestIdentifiers(TestIdentifier::isTest);
    }

    @Override
    public synchronized void executionStarted(TestIdentifier identifier) {
        begun |= identifier.getParentId().isPresent();
    }

    @Override
    public synchronized void executionSkipped(TestIdentifier example, String reason) {
        if (example.isTest()) {
            done++;
            show();
        }
    }

    @Override
    public synchronized void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
            failed(identifier, result.getThrowable().orElseGet(() -> new IllegalStateException("no reason was given")));
        }
        if (identifier.isTest()) {
            done++;
            show();
        }
    }

    private void failed(TestIdentifier identifier, Throwable thrown) {
        boolean unclear = !identifier.isTest() || thrown instanceof Inconclusive;
        inconclusive |= unclear;
        violated |= !unclear;
        failed += identifier.isTest() ? 1 : 0;
        String id = identifier.getTags().stream().map(TestTag::getName).filter(ids::contains).findFirst()
                .map(each -> each + ": ").orElse("");
        String why = Why.of(thrown);
        terminal.say((terminal.interactive() ? "\r" : "") + "failed: " + id + identifier.getDisplayName() + ": "
                + Line.of(why.startsWith(id) ? why.substring(id.length()) : why));
    }

    private void show() {
        String line = done + "/" + total + " done, " + failed + " failed";
        if (terminal.interactive()) {
            terminal.err().print("\r" + line + (done == total ? System.lineSeparator() : ""));
            terminal.err().flush();
        } else if (done % EVERY == 0 || done == total) {
            terminal.say(line);
        }
    }

    /** Whether anything below the run itself came to its turn: if not, the run could not begin. */
    synchronized boolean begun() {
        return begun;
    }

    synchronized int exit() {
        if (violated) {
            return Exit.VIOLATED;
        }
        return inconclusive ? Exit.INCONCLUSIVE : Exit.AS_EXPECTED;
    }
}
