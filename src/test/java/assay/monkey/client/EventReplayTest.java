package assay.monkey.client;

import static org.assertj.core.api.Assertions.assertThat;

import assay.monkey.operation.Data;
import org.junit.jupiter.api.Test;

class EventReplayTest {

    private final EventReplay replay = new EventReplay(Data.of("one\ntwo\n"));

    @Test
    void whatEventsTellIsDoneToTheBody() {
        assertThat(replay.run(Data.of("FD0 4 0 0 \nFI0 6 0 6 FIRST\n\nEi3 4 0 1 x\nEI10 12 0 2 \u00e9\n\n"))).isEmpty();
        assertThat(replay.differsFrom(Data.of("FIRST\ntwo\n\u00e9\n"))).isEmpty();
    }

    @Test
    void aLongInsertMayBeAnyText() {
        assertThat(replay.run(Data.of("EI8 308 0 0 \n"))).isEmpty();
        assertThat(replay.differsFrom(Data.of("one\ntwo\n" + "z".repeat(300)))).isEmpty();
        assertThat(replay.differsFrom(Data.of("one\ntwo\n" + "z".repeat(299)))).isPresent();
    }

    @Test
    void theWrongOrderGivesAnotherBody() {
        replay.run(Data.of("FI0 6 0 6 FIRST\n\nFD0 4 0 0 \n"));

        assertThat(replay.differsFrom(Data.of("FIRST\ntwo\n"))).isPresent();
    }

    @Test
    void whatIsNoEventOfThisBodyIsSaid() {
        assertThat(replay.run(Data.of("FD0 9 0 0 \n"))).contains("an event tells of a place that is not there");
        assertThat(replay.run(Data.of("hello"))).contains("an event is not of its form");
        assertThat(replay.run(Data.of("FI0 1 0 1 xy\n"))).contains("an event is not of its form");
    }
}
