package assay.steps.monty;

import assay.monty.Turn;

/** Judgements about workers. */
final class MontyAssertions {

    private MontyAssertions() {}

    static TurnAssert assertThat(Turn turn) {
        return new TurnAssert(turn);
    }
}
