package assay.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import assay.report.ExampleResult;
import assay.report.RuleResult;
import assay.report.RunReport;
import assay.rules.Verdict;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For each topic one lie is told about its subject, and an example of the rule must notice it. */
class LiesTest {

    @TempDir
    private Path reports;

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            monty/sessions            | monty-session-state           | numbers are one too high
            monty/sessions            | monty-session-values-out      | errors pass for success
            monty/sessions            | monty-session-reset           | a violation passes for an error
            monty/sessions            | monty-finally-once            | lists lose the last one
            monty/printing            | monty-print-order             | prints are lost
            monty/printing            | monty-print-builtin           | prints are lost
            monty/errors              | monty-error-keeps-session     | tracebacks are lost
            monty/external-calls      | monty-call-answer             | arguments lose the last one
            monty/external-calls      | monty-call-bad-answer         | a violation passes for an error
            monty/external-calls      | monty-call-object             | objects are not named
            monty/external-calls      | monty-call-familiar           | arguments lose the last one
            monty/external-calls      | monty-call-from-builtin       | errors pass for success
            monty/os-calls            | monty-os-call-forms           | writes become reads
            monty/suspension-loans    | monty-loan-call               | a restored call has lost its payload
            monty/suspension-loans    | monty-loan-os-call            | a restored call to the system has lost its payload
            monty/suspension-loans    | monty-loan-announced          | arguments lose the last one
            monty/futures             | monty-future-gather           | only one promise is waited for
            monty/futures             | monty-future-settled          | only one promise is waited for
            monty/abort               | monty-abort-uncatchable       | errors pass for success
            monty/time-limit          | monty-time-spent              | errors pass for success
            monty/memory-limits       | monty-memory-preflight        | memory figures lose their last digit
            monty/limits              | monty-limit-suspensions       | stamps are lost
            monty/limits              | monty-limit-recursion-raised  | numbers are one too high
            monty/limits              | monty-limit-recursion-values  | numbers are one too high
            monty/type-checking       | monty-types-reject            | rejections pass for success
            monty/type-checking       | monty-types-reset             | rejections pass for success
            monty/type-checking       | monty-types-script-names      | numbers are one too high
            monty/dump-load           | monty-dump-resumes            | the restored script is not named
            monty/dump-load           | monty-load-print-interval     | prints are lost
            monty/protocol-versions   | monty-version-unsupported     | last words are cut short
            monty/protocol-violations | monty-violation-harmless      | a violation passes for an error
            monty/death               | monty-death-signal            | every end is a success
            monty/end-of-life         | monty-end-shutdown            | every end is a failure
            monty/end-of-life         | monty-end-of-input            | every end is a failure
            rlm/handshake             | rlm-ready                     | the protocol is another
            rlm/results               | rlm-result-echo               | results are one too high
            rlm/output-attribution    | rlm-output-streams            | every writer is unknown
            rlm/output-attribution    | rlm-output-thread             | every writer is the first cell
            rlm/draining              | rlm-drain-before-done         | output comes after done
            rlm/errors                | rlm-traceback                 | errors are lost
            rlm/interrupt-ownership   | rlm-interrupt-parked          | interrupted cells end well
            rlm/interrupt-ownership   | rlm-interrupt-targeted        | interrupted cells end well
            rlm/robustness            | rlm-robust-framing            | lines are torn
            rlm/display-and-host      | rlm-display                   | displays lose a field
            rlm/display-and-host      | rlm-host-typed                | requests of the host come back empty
            rlm/bash                  | rlm-bash-shutdown             | every end is a failure
            rlm/names                 | rlm-names                     | names are unsorted
            rlm/snapshot-pair         | rlm-pair-manifest-unplaced    | failed snapshots end well
            rlm/snapshot-pair         | rlm-pair-vanished             | nothing was skipped
            rlm/restore               | rlm-restore-roundtrip         | a restored name is not told
            rlm/limits                | rlm-limit-variable            | nothing was skipped
            rlm/validation            | rlm-line-nested               | refusals come twice
            rlm/shutdown-and-owner    | rlm-owner                     | every end is a success
            mux/lifecycle             | mux-life-image                | every image is another
            mux/lifecycle             | mux-life-refused              | every command succeeds
            mux/sockets               | mux-socket-states             | every command succeeds
            mux/leftovers             | mux-leftover-normal-end       | every stop fails
            mux/keys-and-logs         | mux-key                       | no digest is like another
            mux/sessions              | mux-session-end               | every client leaves well
            mux/sessions              | mux-session-list              | two holds are one
            mux/fd-barrier            | mux-barrier                   | one more of each kind is held
            mux/agent-surface         | mux-agent-returned            | no return is told by marks
            mux/upgrade               | mux-upgrade-process           | every image is another
            mux/upgrade               | mux-upgrade-newer             | every command succeeds
            mux/push                  | mux-push-first                | no digest is like another
            mux/stale-image           | mux-stale                     | no image is stale
            mux/reading-starts-nothing | mux-reading-words            | every client leaves well
            mux/asking                | mux-ask-nowhere               | every client leaves well
            pardes/life               | pardes-life-exit              | every end is another
            pardes/walking-and-fids   | pardes-walk-part              | walks stop one name earlier
            pardes/walking-and-fids   | pardes-fid-end                | unknown fids can be clunked
            pardes/reads              | pardes-flush                  | a flushed read is answered late
            pardes/reads              | pardes-read-character         | reads lose their last byte
            pardes/directories        | pardes-dir-small              | every refusal has another reason
            pardes/one-failure-rule   | pardes-failure-no-message     | the log loses its failures
            pardes/one-failure-rule   | pardes-failure-look           | the log tells failures twice
            pardes/one-failure-rule   | pardes-failure-first          | every refusal has another reason
            pardes/line-files         | pardes-lines-close            | the log loses its failures
            pardes/index-and-panes    | pardes-pane-serial            | the last digits are nines
            pardes/log                | pardes-log-pieces             | lower case becomes upper case
            pardes/body-and-address-files | pardes-dot                | the last digits are nines
            pardes/bytes              | pardes-bytes-line             | lower case becomes upper case
            pardes/limits             | pardes-limit-name             | every refusal has another reason
            pardes/bad-clients        | pardes-bad-size               | hang-ups are not seen
            pardes/bad-clients        | pardes-bad-version            | more is granted than was asked for
            pardes/addresses          | pardes-address-column         | the last digits are nines
            pardes/edit               | pardes-edit-empty             | lower case becomes upper case
            pardes/undo-and-dirty     | pardes-undo-mark              | lower case becomes upper case
            pardes/tags               | pardes-tag-root               | lower case becomes upper case
            pardes/columns-and-layout | pardes-column-join            | every refusal has another reason
            pardes/look-and-exec      | pardes-look-here              | reads lose their last byte
            pardes/builtins           | pardes-words-settings         | lower case becomes upper case
            pardes/control-messages   | pardes-ctl-lock               | the log loses its failures
            pardes/events             | pardes-event-reads            | the last digits are nines
            pardes/terminals          | pardes-tty-run                | reads lose their last byte
            pardes/dump-and-restore   | pardes-restore-taken          | hang-ups are not seen
            pardes/monkey             | pardes-monkey-keeps           | the log tells failures twice
            """)
    void aLieIsNoticedByAnExampleOfItsRule(String topic, String rule, String lie) throws IOException {
        RunReport report = new NestedRun(reports)
                .set("assay.lie", lie)
                .run("features/" + topic + ".feature", rule);

        List<ExampleResult> examples =
                report.rules().stream().flatMap(each -> each.examples().stream()).toList();
        assertThat(examples).as("examples that noticed").anyMatch(example -> example.verdict() == Verdict.VIOLATED);
    }

    @ParameterizedTest
    @CsvSource({
        "monty/sessions, monty-session-state", "rlm/results, rlm-result-echo", "mux/lifecycle, mux-life-image",
        "pardes/reads, pardes-read-character"
    })
    void withoutALieTheRuleHolds(String topic, String rule) throws IOException {
        RunReport report = new NestedRun(reports).run("features/" + topic + ".feature", rule);

        assertThat(report.rules()).extracting(RuleResult::verdict).containsOnly(Verdict.HOLDS);
    }
}
