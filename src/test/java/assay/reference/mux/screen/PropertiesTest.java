package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

import org.junit.jupiter.api.Test;

/** What holds of a screen whatever is written to it. Every case names its seed. */
class PropertiesTest {

    private static final int CASES = 4000;
    private static final int[][] SIZES = {{12, 6}, {10, 5}, {1, 1}, {2, 2}, {1, 5}, {9, 1}, {20, 8}, {80, 24}};

    @Test
    void aRepaintBringsAnyTerminalToThisVeryScreen() {
        for (int seed = 0; seed < CASES; seed++) {
            Noise noise = new Noise(seed);
            Screen screen = used(noise, seed);
            Screen fresh = new Screen(screen.columns(), screen.rows(), 10, Spoken.nothing());
            fresh.feed(screen.repaint());
            assertAlike(fresh, screen, "a fresh screen, seed " + seed);
        }
    }

    @Test
    void aRepaintDoesNotCareWhatTheTerminalShowedBefore() {
        for (int seed = 0; seed < CASES; seed++) {
            Noise noise = new Noise(seed);
            Screen screen = used(noise, seed);
            screen.feed(Screens.bytes("\u0018\u001b]2;named\u0007"));
            Screen dirty = used(new Noise(-seed - 1), seed);
            dirty.feed(screen.repaint());
            assertAlike(dirty, screen, "a used screen, seed " + seed);
        }
    }

    @Test
    void whatIsWrittenAfterARepaintHasTheSameEffectOnBothSides() {
        for (int seed = 0; seed < CASES; seed++) {
            Noise noise = new Noise(seed);
            Screen screen = used(noise, seed);
            Screen fresh = new Screen(screen.columns(), screen.rows(), 10, Spoken.nothing());
            fresh.feed(screen.repaint());
            byte[] more = noise.bytes(60);
            screen.feed(more);
            fresh.feed(more);
            assertAlike(fresh, screen, "painted, then both went on, seed " + seed);
        }
    }

    @Test
    void aScreenSavedAndRestoredAnywhereGoesOnAsIfItHadNotBeen() throws Exception {
        for (int seed = 0; seed < CASES; seed++) {
            Noise noise = new Noise(seed);
            int[] size = SIZES[seed % SIZES.length];
            byte[] input = seed % 3 == 0 ? noise.raw(400) : noise.bytes(150);
            Screen whole = new Screen(size[0], size[1], 10, Spoken.nothing());
            whole.feed(input);
            int cut = noise.below(input.length + 1);
            Screen first = new Screen(size[0], size[1], 10, Spoken.nothing());
            first.feed(input, 0, cut);
            byte[] saved = first.save();
            Screen second = Screen.restore(saved, Spoken.nothing());
            assertThat(second.save()).as("saved again, seed %d", seed).isEqualTo(saved);
            second.feed(input, cut, input.length - cut);
            assertThat(second.save()).as("cut at %d of seed %d", cut, seed).isEqualTo(whole.save());
        }
    }

    @Test
    void inputMayBeCutAnywhere() {
        for (int seed = 0; seed < CASES; seed++) {
            int[] size = SIZES[seed % SIZES.length];
            byte[] input = new Noise(seed).bytes(120);
            Spoken heardWhole = new Spoken();
            Spoken heardInBytes = new Spoken();
            Screen whole = new Screen(size[0], size[1], 10, heardWhole);
            Screen inBytes = new Screen(size[0], size[1], 10, heardInBytes);
            whole.feed(input);
            for (int i = 0; i < input.length; i++) {
                inBytes.feed(input, i, 1);
            }
            assertThat(inBytes.save()).as("seed %d", seed).isEqualTo(whole.save());
            assertThat(heardInBytes.all()).as("answers, seed %d", seed).isEqualTo(heardWhole.all());
        }
    }

    @Test
    void aScreenThatChangesItsSizeStaysWholeAndPaintsTheSame() throws Exception {
        for (int seed = 0; seed < CASES; seed++) {
            Noise noise = new Noise(seed);
            Screen screen = used(noise, seed);
            for (int i = 0; i < 3; i++) {
                screen.resize(1 + noise.below(24), 1 + noise.below(9));
                screen.feed(noise.bytes(20));
            }
            Screen fresh = new Screen(screen.columns(), screen.rows(), 10, Spoken.nothing());
            fresh.feed(screen.repaint());
            assertAlike(fresh, screen, "resized, seed " + seed);
            assertThat(Screen.restore(screen.save(), Spoken.nothing()).save()).as("seed %d", seed).isEqualTo(screen.save());
        }
    }

    @Test
    void aScreenIsNoLongerThanItsRowsAndNoWiderThanItsColumns() {
        for (int seed = 0; seed < CASES; seed++) {
            Screen screen = used(new Noise(seed), seed);
            assertThat(screen.dump()).hasSize(screen.rows()).allSatisfy(
                    line -> assertThat(line.codePoints().map(Widths::of).sum()).isLessThanOrEqualTo(screen.columns()));
            assertThat(screen.history().size()).isLessThanOrEqualTo(10);
        }
    }

    private static Screen used(Noise noise, int seed) {
        int[] size = SIZES[seed % SIZES.length];
        Screen screen = new Screen(size[0], size[1], 10, Spoken.nothing());
        screen.feed(seed % 5 == 0 ? noise.raw(300) : noise.bytes(5 + noise.below(150)));
        return screen;
    }

    /** The saved state is the judge; the text is asked apart from it, as it also says what the state leaves out. */
    private static void assertAlike(Screen actual, Screen expected, String what) {
        assertThat(actual.dump()).as(what).isEqualTo(expected.dump());
        if (Arrays.equals(actual.state(), expected.state())) {
            return;
        }
        assertThat(described(actual)).as(what).isEqualTo(described(expected));
        assertThat(actual.state()).as(what).isEqualTo(expected.state());
    }

    private static List<String> described(Screen screen) {
        List<String> lines = new ArrayList<>(screen.dump());
        lines.add("cursor " + Screens.cursor(screen) + " title " + screen.title() + " alternate " + screen.isAlternate());
        lines.add(HexFormat.of().formatHex(screen.state()));
        return lines;
    }
}
