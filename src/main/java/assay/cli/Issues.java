package assay.cli;

import java.util.ArrayList;
import java.util.List;

import assay.report.Why;
import org.junit.platform.engine.DiscoveryIssue;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.LauncherDiscoveryListener;

/** What was wrong with a question for examples, in words: the platform's own hold stack traces. */
final class Issues implements LauncherDiscoveryListener {

    private final List<String> words = new ArrayList<>();
    private boolean ofTheMachine;

    @Override
    public void issueEncountered(UniqueId engine, DiscoveryIssue issue) {
        if (issue.severity() == DiscoveryIssue.Severity.ERROR) {
            words.add(issue.cause().map(cause -> issue.message() + ": " + Why.of(cause)).orElse(issue.message()));
            ofTheMachine |= issue.cause().filter(Error.class::isInstance).isPresent();
        }
    }

    /** Whoever asked is told so, unless it is the machine that is in the way. */
    RuntimeException refusal() {
        String text = "nothing was run. " + String.join(System.lineSeparator(), words);
        return ofTheMachine ? new IllegalStateException(text) : new Refusal(text);
    }
}
