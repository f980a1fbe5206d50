package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a change of size does. */
class ResizeTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '¦', value = {
        "a line breaks anew                      ¦ 6 ¦ 3 ¦ abcdef        ¦ 4 ¦ 3 ¦ abcd|ef|        ¦ 2,1 ¦ ''",
        "and is whole again                      ¦ 4 ¦ 3 ¦ abcdef        ¦ 6 ¦ 3 ¦ abcdef||        ¦ 5,0 ¦ ''",
        "lines that ended stay apart             ¦ 4 ¦ 3 ¦ abcd~ef       ¦ 6 ¦ 3 ¦ abcd|ef|        ¦ 2,1 ¦ ''",
        "the blank at a break is kept            ¦ 4 ¦ 3 ¦ abc def       ¦ 8 ¦ 3 ¦ abc def||       ¦ 7,0 ¦ ''",
        "a wide character is not cut             ¦ 6 ¦ 3 ¦ abc中x        ¦ 4 ¦ 3 ¦ abc|中x|        ¦ 3,1 ¦ ''",
        "nor does its gap stay                   ¦ 4 ¦ 3 ¦ abc中x        ¦ 8 ¦ 3 ¦ abc中x||        ¦ 6,0 ¦ ''",
        "one column has no wide character        ¦ 3 ¦ 2 ¦ 中            ¦ 1 ¦ 2 ¦ \uFFFD|         ¦ 0,0 ¦ ''",
        "what is too much goes to history        ¦ 6 ¦ 2 ¦ abcdef~gh     ¦ 3 ¦ 2 ¦ def|gh          ¦ 2,1 ¦ abc",
        "fewer rows: blank ones go first         ¦ 4 ¦ 4 ¦ a~b           ¦ 4 ¦ 2 ¦ a|b             ¦ 1,1 ¦ ''",
        "fewer rows: then the top                ¦ 4 ¦ 3 ¦ a~b~c         ¦ 4 ¦ 2 ¦ b|c             ¦ 1,1 ¦ a",
        "fewer rows: the cursor stays in sight   ¦ 4 ¦ 3 ¦ a~b~c^[H      ¦ 4 ¦ 2 ¦ a|b             ¦ 0,0 ¦ ''",
        "more rows: history comes back           ¦ 4 ¦ 2 ¦ a~b~c         ¦ 4 ¦ 3 ¦ a|b|c           ¦ 1,2 ¦ ''",
        "more rows: but not onto a cleared one   ¦ 4 ¦ 2 ¦ a~b~c^[H^[2J  ¦ 4 ¦ 3 ¦ ||              ¦ 0,0 ¦ a",
        "more rows than history: blank ones      ¦ 4 ¦ 2 ¦ a~b~c         ¦ 4 ¦ 5 ¦ a|b|c||         ¦ 1,2 ¦ ''",
        "a line half in history is whole again   ¦ 3 ¦ 2 ¦ abcdefghi     ¦ 9 ¦ 2 ¦ abcdefghi|      ¦ 8,0 ¦ ''",
        "a background at the edge is cut         ¦ 6 ¦ 3 ¦ a^[44m^[K^[0m~b ¦ 4 ¦ 3 ¦ a|b|          ¦ 1,1 ¦ ''",
        "a cursor behind the edge stays there     ¦ 4 ¦ 3 ¦ abcd          ¦ 4 ¦ 4 ¦ abcd|||         ¦ 3,0 ¦ ''",
        "the cursor beyond the text is cut       ¦ 8 ¦ 2 ¦ a^[7G         ¦ 4 ¦ 2 ¦ a|              ¦ 3,0 ¦ ''",
        "nothing is nothing                      ¦ 4 ¦ 2 ¦ a             ¦ 4 ¦ 2 ¦ a|              ¦ 1,0 ¦ ''",
    })
    void main(String name, int columns, int rows, String input, int newColumns, int newRows, String dump, String cursor, String history) {
        Screen screen = Screens.fed(columns, rows, input.replace("~", "\r\n"));
        screen.resize(newColumns, newRows);
        assertThat(Screens.dump(screen)).isEqualTo(dump);
        assertThat(Screens.cursor(screen)).isEqualTo(cursor);
        assertThat(String.join("|", screen.history())).isEqualTo(history);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '¦', value = {
        "as it did                       ¦ abcdef                     ¦ abcdef||",
        "erased to the edge              ¦ abcdef^[1;3H^[K            ¦ ab|ef|",
        "written again and ended         ¦ abcdef^[Hwxyz~             ¦ wxyz|ef|",
        "parted by a new row             ¦ abcdef^[2;1H^[L            ¦ abcd||ef",
        "what it went on in is gone      ¦ abcdef~x^[2;1H^[M          ¦ abcd|x|",
        "a margin parts it on deleting   ¦ ^[2;1Habcdef^[1;2r^[1;1H^[M ¦ abcd||ef",
        "a margin parts it on scrolling  ¦ ^[2;1Habcdef^[1;2r^[S      ¦ abcd||ef",
        "scrolled up whole               ¦ ^[2;1Habcdef^[S            ¦ |abcdef|",
        "scrolled down in part           ¦ abcdef^[2;3r^[T            ¦ abcd||ef",
        "scrolled down whole             ¦ abcdef^[T                  ¦ |abcdef|",
        "scrolled down past the bottom   ¦ ~abcdef^[T                 ¦ ||abcd",
    })
    void aRowGoesOnInTheNext(String name, String input, String dump) {
        Screen screen = Screens.fed(4, 3, input.replace("~", "\r\n"));
        screen.resize(8, 3);
        assertThat(Screens.dump(screen)).isEqualTo(dump);
    }

    @Test
    void whatWasMadeNarrowAndWideAgainIsWhatItWas() {
        Screen screen = Screens.fed(12, 4, "$ a longer line than that\r\nand one\r\n$ ");
        var before = screen.dump();
        screen.resize(5, 3);
        assertThat(screen.history()).isNotEmpty();
        screen.resize(12, 4);
        assertThat(screen.dump()).isEqualTo(before);
        assertThat(Screens.cursor(screen)).isEqualTo("2,3");
    }

    @Test
    void textGoesOnWhereItWas() {
        Screen screen = Screens.fed(4, 3, "abcd");
        screen.resize(3, 3);
        Screens.feed(screen, "e");
        assertThat(Screens.dump(screen)).isEqualTo("abc|de|");
    }

    @Test
    void soItDoesBehindTheEdge() {
        Screen screen = Screens.fed(4, 3, "abcd");
        screen.resize(4, 4);
        Screens.feed(screen, "e");
        assertThat(Screens.dump(screen)).isEqualTo("abcd|e||");
    }

    @Test
    void nothingIsRepeatedAcrossIt() {
        Screen screen = Screens.fed(4, 3, "a");
        screen.resize(5, 3);
        Screens.feed(screen, "^[2b");
        assertThat(Screens.dump(screen)).isEqualTo("a||");
    }

    @Test
    void theAlternateScreenIsCutAndPadded() {
        Screen screen = Screens.fed(4, 3, "main^[?1049h^[Habcd\r\nefgh\r\nijkl^[H");
        screen.resize(3, 2);
        assertThat(Screens.dump(screen)).isEqualTo("abc|efg");
        screen.resize(5, 3);
        assertThat(Screens.dump(screen)).isEqualTo("abc|efg|");
        Screens.feed(screen, "^[?1049l");
        assertThat(Screens.dump(screen)).isEqualTo("main||");
    }

    @Test
    void theAlternateScreenKeepsTheCursorInSight() {
        Screen screen = Screens.fed(4, 3, "^[?1049ha\r\nb\r\nc");
        screen.resize(4, 2);
        assertThat(Screens.dump(screen)).isEqualTo("b|c");
        assertThat(Screens.cursor(screen)).isEqualTo("1,1");
    }

    @Test
    void marginsBecomeTheWholeScreenAndTabsGoOn() {
        Screen screen = Screens.fed(6, 4, "^[2;3r^[4G^H");
        screen.resize(20, 3);
        Screens.feed(screen, "^[3;1Hx\r\n\ty\tz\tw");
        assertThat(Screens.dump(screen)).isEqualTo("|x|   y    z       w");
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 1, 1", "-5, 3, 1, 3", "2000000000, 2000000000, 1024, 512"})
    void aSizeOutOfBoundsIsCut(int columns, int rows, int cutColumns, int cutRows) {
        Screen made = new Screen(columns, rows, 0, Spoken.nothing());
        Screen resized = new Screen(80, 24, 0, Spoken.nothing());
        resized.resize(columns, rows);
        assertThat(new int[] {made.columns(), made.rows()}).containsExactly(cutColumns, cutRows);
        assertThat(new int[] {resized.columns(), resized.rows()}).containsExactly(cutColumns, cutRows);
    }
}
