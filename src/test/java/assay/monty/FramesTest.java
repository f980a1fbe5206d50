package assay.monty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;

import org.junit.jupiter.api.Test;

import assay.monty.wire.ChildEvent;
import assay.monty.wire.Ok;
import assay.monty.wire.TypingError;

final class FramesTest {

    @Test
    void aFrameIsItsLengthInLittleEndianAndThenTheMessage() {
        byte[] frame = Frames.frame(ChildEvent.newBuilder().setOk(Ok.getDefaultInstance()).build());
        assertThat(frame).containsExactly(2, 0, 0, 0, 10 << 3 | 2, 0);
    }

    @Test
    void anEmptyMessageIsAFrameOfLengthZero() {
        assertThat(Frames.frame(ChildEvent.getDefaultInstance())).containsExactly(0, 0, 0, 0);
    }

    @Test
    void aLengthHasThirtyTwoBitsWithoutSign() {
        assertThat(Frames.prefix(0x0403_0201L)).containsExactly(1, 2, 3, 4);
        assertThat(Frames.prefix(0xffff_ffffL)).containsExactly(-1, -1, -1, -1);
        assertThat(Frames.length(Frames.prefix(0xffff_fffeL))).isEqualTo(0xffff_fffeL);
        assertThat(Frames.length(Frames.prefix(Frames.LONGEST))).isEqualTo(268_435_456L);
    }

    @Test
    void theEventInAFrameIsReadBack() throws IOException {
        ChildEvent event = ChildEvent.newBuilder()
                .setTypingError(TypingError.newBuilder().setDiagnostics("é".repeat(40_000)))
                .build();
        assertThat(Frames.event(Frames.frame(event))).isEqualTo(event);
    }

    @Test
    void whatIsShorterThanALengthIsNoFrame() {
        assertThatThrownBy(() -> Frames.event(new byte[3])).isInstanceOf(IOException.class).hasMessageContaining("4 bytes");
    }
}
