package assay.monkey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;
import assay.monkey.shrink.Budget;
import org.junit.jupiter.api.Test;

/** Sequences whose failures are known beforehand are shrunk without any session. */
class ReductionTest {

    private static final Failure A = new Failure("one-failure-rule", "more err records than failed writes", "7 of 9");
    private static final Failure B = new Failure("crash", "the session broke", "status 70");

    private final List<List<Operation>> runs = new ArrayList<>();

    private static List<Operation> operations(String... lines) {
        return List.of(lines).stream().map(Notation::parse).toList();
    }

    private static boolean has(List<Operation> some, String word) {
        return some.stream().anyMatch(each -> Notation.print(each).contains(word));
    }

    private Optional<Reduction.Result> reduced(List<Operation> start, Failure failure, Reduction.Trial trial) {
        return new Reduction(candidate -> {
            runs.add(candidate);
            return trial.run(candidate);
        }).of(start, failure, new Budget(500, () -> false));
    }

    private Optional<Reduction.Result> reduced(List<Operation> start, Predicate<List<Operation>> fails) {
        return reduced(start, A, some -> fails.test(some) ? Optional.of(A) : Optional.empty());
    }

    /** The panes open and close on the way, and the failure needs two of them. */
    @Test
    void aSequenceThatNeedsTwoPanesIsNotShrunkToOneThatHasNone() {
        List<Operation> start = operations("stat /", "read /pane/new", "remove /pane/{p1}", "read /pane/new",
                "write /pane/{p44}/body data \"hello\"", "sequence { write /pane/{p45}/body data \"fault\" } { stat / }");

        Reduction.Result result = reduced(start, some ->
                some.stream().filter(each -> each.word().equals("read")).count() >= 1 && has(some, "fault")).orElseThrow();

        assertThat(result.smallest().stream().map(Notation::print))
                .containsExactly("read /pane/new", "write /pane/{p0}/body data \"fault\"");
        assertThat(result.failed()).isEqualTo(3);
        assertThat(result.words(start.size())).matches("6 -> 2 operations in \\d+ runs; fails 3 of 3");
    }

    @Test
    void aFailureThatNeedsNoOperationIsOneOfTheStart() {
        Reduction.Result result = reduced(operations("stat /", "read /log"), any -> true).orElseThrow();

        assertThat(result.smallest()).isEmpty();
        assertThat(result.words(2)).endsWith("fails 3 of 3; it needs no operation: the start itself fails");
    }

    @Test
    void anotherFailureOnTheWayIsAFindingOfItsOwn() {
        List<Operation> start = operations("write /ctl data \"trigger B\"", "stat /", "write /ctl data \"trigger A\"");

        Reduction.Result result = reduced(start, A, some -> has(some, "trigger A")
                ? Optional.of(A) : has(some, "trigger B") ? Optional.of(B) : Optional.empty()).orElseThrow();

        assertThat(result.failure()).isEqualTo(A);
        assertThat(result.smallest()).hasSize(1).allMatch(each -> Notation.print(each).contains("trigger A"));
        assertThat(reduced(start, B, some -> has(some, "trigger B") && some.size() == 3 ? Optional.of(B)
                : has(some, "trigger A") ? Optional.of(A) : Optional.empty()).orElseThrow().others())
                .singleElement().satisfies(other -> assertThat(other.failure()).isEqualTo(A));
    }

    @Test
    void whatDoesNotFailAgainIsNotShrunk() {
        assertThat(reduced(operations("stat /"), any -> false)).isEmpty();
        assertThat(runs).hasSize(1);
    }

    @Test
    void aMinimumThatFailsNowAndThenSaysSo() {
        Reduction.Result result = reduced(operations("stat /"), some -> !some.isEmpty() && runs.size() != 3).orElseThrow();

        assertThat(result.failed()).isEqualTo(2);
    }

    @Test
    void numbersAndTextsDoNotMakeAnotherFailure() {
        assertThat(new Failure("k", "pane 12 holds \"a \\\" b\" for 3.5 s", "").signature())
                .isEqualTo(new Failure("k", "pane 7 holds \"\" for 11 s", "x").signature())
                .isEqualTo("k: pane N holds \"\" for N s");
        assertThat(new Failure("k", "said \"" + "x\\n".repeat(50_000) + "\" once", "").signature()).isEqualTo("k: said \"\" once");
        assertThat(A.signature()).isNotEqualTo(B.signature());
    }
}
