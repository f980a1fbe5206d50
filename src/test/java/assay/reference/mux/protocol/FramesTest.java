package assay.reference.mux.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.List;

import org.junit.jupiter.api.Test;

/** Frames, cut anywhere, and what is none. */
class FramesTest {

    private final FrameReader reader = new FrameReader();

    @Test
    void aFrameIsReadWhereverItIsCut() throws Exception {
        byte[] wire = Frame.words(Kind.REQUEST, List.of("send", "", "a\nb", "\u00e9")).wire();
        for (int cut = 0; cut < wire.length; cut++) {
            FrameReader cutReader = new FrameReader();
            cutReader.feed(ByteBuffer.wrap(wire, 0, cut));
            assertThat(cutReader.next()).as("cut at %d", cut).isNull();
            cutReader.feed(ByteBuffer.wrap(wire, cut, wire.length - cut));
            assertThat(cutReader.next().words()).containsExactly("send", "", "a\nb", "\u00e9");
            assertThat(cutReader.next()).isNull();
        }
    }

    @Test
    void severalFramesInOnePieceComeOneByOne() throws Exception {
        ByteBuffer both = ByteBuffer.allocate(100);
        both.put(Frame.text(Kind.OUT, "one").wire()).put(Frame.text(Kind.EXIT, "0").wire()).flip();
        reader.feed(both);
        assertThat(reader.next().text()).isEqualTo("one");
        assertThat(reader.next().kind()).isEqualTo(Kind.EXIT);
        assertThat(reader.next()).isNull();
    }

    @Test
    void theLargestFrameIsReadAndALargerOneIsRefusedBeforeItComes() throws Exception {
        reader.feed(ByteBuffer.wrap(new Frame(Kind.PAINT, new byte[Frame.LARGEST]).wire()));
        assertThat(reader.next().body()).hasSize(Frame.LARGEST);
        reader.feed(ByteBuffer.allocate(5).putInt(Frame.LARGEST + 1).put(Kind.PAINT.code()).flip());
        assertThatThrownBy(reader::next).isInstanceOf(Malformed.class).hasMessageContaining("1048577 bytes");
    }

    @Test
    void anUnknownKindIsRefused() {
        reader.feed(ByteBuffer.wrap(new byte[] {0, 0, 0, 0, 1}));
        assertThatThrownBy(reader::next).isInstanceOf(Malformed.class).hasMessageContaining("unknown kind 1");
    }

    @Test
    void wordsThatAreCutShortAreRefused() {
        byte[] words = Words.write(List.of("one"));
        for (int length = 1; length < words.length; length++) {
            byte[] cut = java.util.Arrays.copyOf(words, length);
            assertThatThrownBy(() -> Words.read(cut)).isInstanceOf(Malformed.class);
        }
        assertThatThrownBy(() -> Words.read(new byte[] {-1, -1, -1, -1})).isInstanceOf(Malformed.class);
    }
}
