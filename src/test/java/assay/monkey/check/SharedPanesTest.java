package assay.monkey.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class SharedPanesTest {

    private static String line(int serial, String name) {
        return String.format("%11d %11d %11d %11d %11d %s Del Snarf Undo | Look ", serial, 23, 10, 0, 0, name);
    }

    @Test
    void twoOfOneNameAreViewsOfOneText() {
        assertThat(SharedPanes.in(List.of(line(1, "/a"), line(2, "/b"), line(3, "/a")), false)).containsExactly(1L, 3L);
    }

    @Test
    void commandsWriteIntoPanesOfTheirOwn() {
        assertThat(SharedPanes.in(List.of(line(1, "/a"), line(2, "/a/+Errors"), line(4, "/a/-tty1")), false)).containsExactly(2L, 4L);
    }

    /** Seen at seed 2, session 121: a pane without a name was shown twice, and what was done to one changed the other. */
    @Test
    void panesWithoutANameMayBeViewsOfEachOtherOnceOneWasMade() {
        List<String> index = List.of(line(1, "/a"), line(2, ""), line(3, ""));

        assertThat(SharedPanes.in(index, false)).isEmpty();
        assertThat(SharedPanes.in(index, true)).containsExactly(2L, 3L);
        assertThat(SharedPanes.in(List.of(line(1, "/a"), line(2, "")), true)).isEmpty();
    }
}
