package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;

import org.junit.jupiter.api.Test;

/** What a saved screen carries over, and what is refused. */
class SavedTest {

    @Test
    void everythingCrosses() throws Exception {
        Screen screen = Screens.fed(8, 3, "one{CR}{LF}two{CR}{LF}three{CR}{LF}four^]2;title^\\^[?1049h^[1;31mother^");
        Spoken spoken = new Spoken();
        Screen restored = Screen.restore(screen.save(), spoken);
        assertThat(restored.history()).containsExactly("one");
        assertThat(restored.title()).contains("title");
        assertThat(restored.cursorLine()).isEqualTo(screen.cursorLine());
        assertThat(restored.repaint()).isEqualTo(screen.repaint());
        Screens.feed(restored, "[6n^[?1049l");
        assertThat(spoken.all()).containsExactly("ESC [3;2R");
        assertThat(restored.dump()).containsExactly("two", "three", "four");
    }

    @Test
    void aCharacterAndASequenceCutInTwoGoOn() throws Exception {
        byte[] input = Screens.bytes("\ud83d\ude00|^[31;1m^]2;t\u00e9{BEL}x");
        for (int cut = 0; cut <= input.length; cut++) {
            Screen first = new Screen(6, 1, 0, Spoken.nothing());
            first.feed(input, 0, cut);
            Screen second = Screen.restore(first.save(), Spoken.nothing());
            second.feed(input, cut, input.length - cut);
            assertThat(second.dump()).as("cut at %d", cut).containsExactly("\ud83d\ude00|x");
            assertThat(second.title()).contains("t\u00e9");
        }
    }

    @Test
    void itIsCompact() {
        Screen screen = new Screen(80, 24, 2000, Spoken.nothing());
        for (int i = 0; i < 3000; i++) {
            Screens.feed(screen, "{CR}{LF}line " + i);
        }
        assertThat(screen.save().length).isLessThan(2024 * 13 + 200);
    }

    @Test
    void historyIsBoundedInBytesToo() {
        Screen screen = new Screen(Screen.MAX_COLUMNS, 1, 100_000, Spoken.nothing());
        byte[] row = Screens.bytes("^[38;2;1;2;3me\u0301^[48;2;3;2;1ma\u0302^[m".repeat(Screen.MAX_COLUMNS / 2));
        for (int i = 0; i < 1000; i++) {
            screen.feed(row);
        }
        assertThat(screen.history().size()).isBetween(100, 900);
        assertThat(screen.save().length).isBetween(History.MAX_BYTES / 2, History.MAX_BYTES + PackedRow.LARGEST);
    }

    @Test
    void anyChangedByteIsRefused() {
        byte[] saved = Screens.fed(8, 3, "text{CR}{LF}^[31mred").save();
        for (int i = 0; i < saved.length; i++) {
            byte[] changed = saved.clone();
            changed[i] ^= 1 << i % 8;
            refused(changed);
        }
    }

    @Test
    void anyCutFormIsRefused() {
        byte[] saved = Screens.fed(8, 3, "text{CR}{LF}^[31mred").save();
        for (int length = 0; length < saved.length; length++) {
            refused(Arrays.copyOf(saved, length));
        }
        refused(Arrays.copyOf(saved, saved.length + 1));
    }

    /** A right checksum over wrong content: it must be refused or be a screen that works, and nothing else. */
    @Test
    void contentThatMakesNoSenseIsRefusedEvenUnderARightChecksum() {
        byte[] saved = Screens.fed(8, 3, "te\u0301xt\u4e2d{CR}{LF}^[31mred^]2;t^\\^[?1049hx^[3").save();
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            byte[] changed = saved.clone();
            changed[11 + random.nextInt(saved.length - 15)] = (byte) random.nextInt(256);
            refused += worksOrIsRefused(sealed(changed)) ? 0 : 1;
        }
        assertThat(refused).isBetween(1000, 19_000);
    }

    @Test
    void aRefusalSaysWhy() {
        byte[] newer = Screens.fed(8, 3, "").save();
        newer[10] = 2;
        assertThatThrownBy(() -> Screen.restore(sealed(newer), Spoken.nothing())).isInstanceOf(Screen.Damaged.class)
                .hasMessage("This is no saved screen that can be read: it has version 2 of the form, and 1 is what is read here. "
                        + "Start with a new screen.");
        assertThatThrownBy(() -> Screen.restore(new byte[40], Spoken.nothing())).hasMessageContaining("does not begin as a saved screen does");
    }

    private static boolean worksOrIsRefused(byte[] saved) {
        try {
            Screen screen = Screen.restore(saved, Spoken.nothing());
            screen.dump();
            screen.repaint();
            Screens.feed(screen, "x\u4e2d^[?1049l^[Hyy{CR}{LF}{LF}{LF}{LF}^[@^[P");
            return true;
        } catch (Screen.Damaged e) {
            return false;
        }
    }

    private static byte[] sealed(byte[] saved) {
        CRC32 crc = new CRC32();
        crc.update(saved, 0, saved.length - 4);
        byte[] sealed = saved.clone();
        for (int i = 0; i < 4; i++) {
            sealed[saved.length - 4 + i] = (byte) (crc.getValue() >> 24 - 8 * i);
        }
        return sealed;
    }

    private static void refused(byte[] saved) {
        assertThatThrownBy(() -> Screen.restore(saved, Spoken.nothing())).isInstanceOf(Screen.Damaged.class)
                .hasMessageStartingWith("This is no saved screen that can be read: ");
    }
}
