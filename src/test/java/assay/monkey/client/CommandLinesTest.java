package assay.monkey.client;

import static org.assertj.core.api.Assertions.assertThat;

import assay.monkey.operation.Data;
import org.junit.jupiter.api.Test;

class CommandLinesTest {

    private static final int FULL = 10;

    private final CommandLines ctl = new CommandLines("/pane/1/ctl", FULL);
    private final CommandLines look = new CommandLines("/look", FULL);

    @Test
    void aLookMayMissOnceForEachLine() {
        assertThat(look.take(Data.of("a\n\n b\n"))).isEqualTo(2);
        assertThat(ctl.take(Data.of("Look a\n"))).isEqualTo(1);
        assertThat(ctl.take(Data.of("Lookout\n"))).isZero();
        assertThat(new CommandLines("/pane/1/body", FULL).take(Data.of("Look a"))).isZero();
    }

    @Test
    void aRestRunsWithItsMessage() {
        assertThat(look.take(Data.of("a"))).isEqualTo(1);
        assertThat(look.waits()).isFalse();
    }

    @Test
    void aRestOfAFullMessageWaits() {
        assertThat(look.take(Data.of("a\n12345678"))).isEqualTo(1);
        assertThat(look.waits()).isTrue();
        assertThat(look.take(Data.of("9\n"))).isEqualTo(1);
        assertThat(look.waits()).isFalse();
    }

    @Test
    void whatWaitsIsDroppedWhenAMessageFails() {
        look.take(Data.of("123456789a"));
        look.refused();
        assertThat(look.waits()).isFalse();
    }

    @Test
    void anEditOfManyLinesMayWaitForMore() {
        ctl.take(Data.of("Edit {\na/b/\n"));
        assertThat(ctl.waits()).isTrue();
        assertThat(new CommandLines("/pane/1/pty/ctl", FULL).take(Data.of("0123456789a"))).isZero();
    }
}
