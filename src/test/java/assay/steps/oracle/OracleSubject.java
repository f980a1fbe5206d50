package assay.steps.oracle;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import assay.channel.Deadline;
import assay.oracle.Oracle;
import assay.steps.companion.Companion;

/**
 * The shell that the oracle is tried on. It is trivial in no respect: it holds more than three descriptors, has arguments
 * worth losing and a child of its own.
 */
final class OracleSubject {

    private static final Duration START = Duration.ofSeconds(10);

    /** The child answers whatever is asked, so that the shell can be seen to live. What follows it keeps it a child. */
    private static final String SCRIPT =
            "exec 5>/dev/null 6>/dev/null; sed -u 's/.*/ok\tpong/'; :";

    static final List<String> COMMAND = List.of("/bin/sh", "-c", SCRIPT, "a name", "two words", "", "last");

    private OracleSubject() {}

    /** Starts the shell. Its child comes last, so waiting for that waits for all. */
    static Companion start() {
        return Companion.start("the shell", COMMAND, Map.of());
    }

    static int awaitChild(Companion shell, Oracle oracle) {
        Deadline.within("start", START)
                .await(() -> !oracle.children(shell.pid()).isEmpty(), "the shell has started no child");
        int child = oracle.children(shell.pid()).get(0);
        Deadline.within("start", START)
                .await(() -> oracle.name(child).equals("sed"), "the shell's child has not become what it is to be");
        return child;
    }
}
