package assay.reference.pardes.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text keeps its bytes and its counts, whatever is put into it and wherever it is cut. */
class TextTest {

    private static final byte[][] SCRAPS = {
        bytes("a"), bytes("line\n"), bytes("é"), bytes("日"), bytes("\ud83d\ude00"), {(byte) 0xe6}, {(byte) 0x97}, {(byte) 0xa5},
        {(byte) 0xff}, {0}, {(byte) 0xf0, (byte) 0x9f}, {(byte) 0x98}, bytes("x".repeat(3000)), bytes("日本\n".repeat(900))
    };

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void itAgreesWithAPlainArrayAfterEveryChange(long seed) {
        Random random = new Random(seed);
        Text text = new Text();
        byte[] model = {};
        for (int step = 0; step < 300; step++) {
            Change change = change(random, model.length);
            text.change(change);
            model = replaced(model, change);
            agree(text, model, random);
        }
        assertThat(text.whole()).isEqualTo(model);
    }

    private static Change change(Random random, int length) {
        int from = random.nextInt(length + 1);
        int to = Math.min(length, from + random.nextInt(random.nextInt(4) == 0 ? 9000 : 5));
        return new Change(from, to, random.nextInt(4) == 0 ? new byte[0] : SCRAPS[random.nextInt(SCRAPS.length)]);
    }

    private static byte[] replaced(byte[] old, Change change) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(old, 0, change.from());
        out.writeBytes(change.with());
        out.write(old, change.to(), old.length - change.to());
        return out.toByteArray();
    }

    private static void agree(Text text, byte[] model, Random random) {
        assertThat(text.length()).isEqualTo(model.length);
        assertThat(text.characters()).isEqualTo(Utf8.count(model, 0, model.length));
        assertThat(text.breaks()).isEqualTo(Block.breaks(model, 0, model.length));
        int place = random.nextInt(text.characters() + 1);
        int offset = Utf8.skip(model, 0, model.length, place);
        assertThat(text.offset(place)).isEqualTo(offset);
        assertThat(text.character(offset)).isEqualTo(place);
        assertThat(text.breaksBefore(offset)).isEqualTo(Block.breaks(model, 0, offset));
        int nth = random.nextInt(text.breaks() + 1);
        int behind = text.behind(nth);
        assertThat(Block.breaks(model, 0, behind)).isEqualTo(nth);
        assertThat(behind == 0 || model[behind - 1] == '\n').isTrue();
    }

    @Test
    void manyChangesAtOnceAreTheSameAsOneByOne() {
        byte[] old = bytes("ab日c".repeat(5000));
        List<Change> changes = new ArrayList<>();
        for (int at = 0; at + 6 <= old.length; at += 6) {
            changes.add(new Change(at + 1, at + 2, bytes("<é>")));
        }
        Text text = new Text(old);
        text.change(changes);
        assertThat(new String(text.whole(), StandardCharsets.UTF_8)).isEqualTo("a<é>日c".repeat(5000));
    }

    @Test
    void theHalvesOfACharacterBecomeOneWhenBothAreThere() {
        Text text = new Text(new byte[] {'a', (byte) 0xc3});
        assertThat(text.characters()).isEqualTo(2);
        text.change(new Change(2, 2, new byte[] {(byte) 0xa9}));
        assertThat(text.characters()).isEqualTo(2);
        assertThat(text.offset(2)).isEqualTo(3);
    }

    @Test
    void anOffsetInsideACharacterHasThatCharactersPosition() {
        Text text = new Text(bytes("é日x"));
        assertThat(List.of(text.character(1), text.character(3), text.character(4), text.character(5))).containsExactly(0, 1, 1, 2);
    }
}
