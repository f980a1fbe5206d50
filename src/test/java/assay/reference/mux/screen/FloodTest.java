package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Ten megabytes of what no program should write. Nothing throws, and what is kept stays within its bounds. */
class FloodTest {

    private static final int SIZE = 10_000_000;

    static Stream<Arguments> floods() {
        return Stream.of(
                flood("random bytes", 80, 24, random(256)),
                flood("random bytes on one cell", 1, 1, random(256)),
                flood("random ASCII", 80, 24, random(128)),
                flood("sequences on one row", 40, 1, new Noise(7).bytes(200_000)),
                flood("sequences on one column", 1, 40, new Noise(8).bytes(200_000)),
                flood("sequences", 80, 24, new Noise(9).bytes(200_000)),
                flood("a number without end", 80, 24, text("^[").add(grown("9")).toArray()),
                flood("numbers without end", 80, 24, text("^[").add(grown("1;")).toArray()),
                flood("intermediates without end", 80, 24, text("^[").add(grown(" ")).toArray()),
                flood("a title without end", 80, 24, text("^]2;").add(grown("title")).toArray()),
                flood("a string without end", 80, 24, text("^P").add(grown("string")).toArray()),
                flood("marks without end", 80, 24, text("e").add(grown("\u0301")).toArray()),
                flood("a mark on every cell", 80, 24, grown("e\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309")),
                flood("huge numbers", 80, 24, grown("^[99999S^[99999T^[99999L^[99999M^[99999@^[99999P^[99999X^[99999I^[99999Zx^[99999b")),
                flood("huge margins", 80, 24, grown("^[0;99999r^[99999;1r^[99999;99999H^[?6h")),
                flood("screens back and forth", 80, 24, grown("x^[?1049h^[?47l^[?1047h^c^7^8^[!p^#8")),
                flood("a colour for every cell", 80, 24, grown("^[38;2;1;2;3ma^[48;5;9mb^[0;4:3mc")),
                flood("titles", 80, 24, grown("^]0;title{BEL}")),
                flood("questions", 80, 24, grown("^[6n^[c^[?25$p")),
                flood("wide on one column", 1, 3, grown("\u4e2d\ud83d\ude00")));
    }

    @ParameterizedTest(name = "{0} on {1}x{2}")
    @MethodSource("floods")
    void isBorne(String name, int columns, int rows, byte[] piece) throws Exception {
        Screen screen = new Screen(columns, rows, 1000, Spoken.nothing());
        for (int fed = 0; fed < SIZE; fed += piece.length) {
            screen.feed(piece);
        }
        assertThat(screen.history().size()).isLessThanOrEqualTo(1000);
        assertThat(screen.title().orElse("").length()).isLessThanOrEqualTo(2 * Command.TITLE);
        assertThat(screen.dump()).hasSize(rows);
        byte[] saved = screen.save();
        assertThat(saved.length).isLessThan(History.MAX_BYTES + (1 + rows) * PackedRow.LARGEST);
        assertThat(Screen.restore(saved, Spoken.nothing()).save()).isEqualTo(saved);
        Screens.feed(screen, "{CAN}^c^[Hx");
        assertThat(screen.dump().get(0)).as("and it still works").isEqualTo("x");
    }

    private static Arguments flood(String name, int columns, int rows, byte[] piece) {
        return Arguments.of(name, columns, rows, piece);
    }

    private static byte[] random(int bound) {
        byte[] bytes = new byte[1 << 20];
        Random random = new Random(11);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.nextInt(bound);
        }
        return bytes;
    }

    private static Bytes text(String input) {
        return new Bytes().add(Screens.bytes(input));
    }

    private static byte[] grown(String input) {
        byte[] once = Screens.bytes(input);
        Bytes bytes = new Bytes();
        while (bytes.size() < SIZE / 4) {
            bytes.add(once);
        }
        return Arrays.copyOf(bytes.toArray(), bytes.size());
    }
}
