package assay.reference.pardes.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** What addresses name, as sam and acme answered for the same text. */
class AddressesTest {

    static final String FOUR_LINES = "alpha beta gamma\nsecond line\n\nthird after a blank\n";

    private final Searches searches = new Searches();
    private final Addresses addresses = new Addresses(searches);

    private Span find(String text, String address, Span dot, Span limit) {
        Text body = new Text(text.getBytes(StandardCharsets.UTF_8));
        Span all = limit == null ? new Span(0, body.characters()) : limit;
        return addresses.whole(address.getBytes(StandardCharsets.UTF_8), new Addresses.From(body, dot, Span.START, all));
    }

    private Span find(String address) {
        return find(FOUR_LINES, address, Span.START, null);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ' ', value = {
        "0 0 0", "2 17 29", "4 30 50", "5 50 50", "$ 50 50", ", 0 50", "#3,#5 3 5", "2,3 17 30", "2,1 17 17", "/a/ 0 1",
        "/a/,/b/ 0 7", "?a? 46 47", "$- 30 50", "$-2 29 30", "2- 0 17", "2+ 29 30", "2+#2 31 31", "2-#1 16 16", "#5+- 0 17",
        "#20-+ 17 29", "1+/a/ 36 37", "2-?a? 36 37", "/third/-/a/ 15 16", "2;+ 17 30", "1;/b/ 0 45", "0-1 0 0", "+2 17 29",
        "4+ 50 50", "5+ 50 50", "$+1 50 50", "- 0 0", "/x*/ 1 1", "/^/ 17 17", "/$/ 16 16", "/second.*/ 17 28",
        "/a|alpha/ 0 5", "/(a|alpha).*b/ 0 7", "/\\n/ 16 17", "/\\n\\n/ 28 30", "1,2,3 0 30", "2/line/ 24 28",
        "/blank/+#1 50 50", "/a**/ 0 1", "3:2 29 29", "2:3 19 19", "2:0 17 17", "2:99 28 28", "4:99 49 49", "/second 17 23"})
    void aPlaceThatThereIs(String address, int from, int to) {
        assertThat(find(address)).isEqualTo(new Span(from, to));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '=', quoteCharacter = '"', value = {
        "6=address out of range", "#51=address out of range", "3,1=addresses out of order", "1-2=address out of range",
        "/nothere/=address out of range", "/(/=bad regular expression", "#-1=bad address syntax", "#=bad address syntax",
        ",,=bad address syntax", "1,;2=bad address syntax", "1$=bad address syntax", "x=bad address syntax",
        "1 x=bad address syntax", "//=no regular expression defined", "99999999999=address out of range"})
    void aPlaceThatThereIsNot(String address, String words) {
        assertThatThrownBy(() -> find(address)).isInstanceOf(Refusal.class).hasMessage(words);
    }

    @Test
    void theFirstLineFeedAtTheEndBelongsToNothing() {
        assertThat(find("2\n")).isEqualTo(new Span(17, 29));
        assertThatThrownBy(() -> find("2\n\n")).hasMessage("bad address syntax");
        assertThat(find("")).isEqualTo(Span.START);
    }

    @Test
    void linesAreCountedFromWhereOneStands() {
        assertThat(find(FOUR_LINES, "-", new Span(17, 17), null)).isEqualTo(new Span(0, 17));
        assertThat(find(FOUR_LINES, "+0", new Span(3, 5), null)).isEqualTo(new Span(5, 17));
        assertThat(find(FOUR_LINES, "-0", new Span(3, 5), null)).isEqualTo(new Span(0, 3));
    }

    @Test
    void anEmptyExpressionIsTheLastOne() {
        find("/second/");
        assertThat(find("//")).isEqualTo(new Span(17, 23));
    }

    @Test
    void matchesLieInTheLimit() {
        assertThat(find(FOUR_LINES, "/a+l*/", Span.START, new Span(4, 50))).isEqualTo(new Span(4, 5));
        assertThat(find(FOUR_LINES, "/second line/", Span.START, new Span(17, 28))).isEqualTo(new Span(17, 28));
        assertThatThrownBy(() -> find(FOUR_LINES, "/second line/", Span.START, new Span(17, 27)))
                .hasMessage("address out of range");
        assertThatThrownBy(() -> find(FOUR_LINES, "/l$/", Span.START, new Span(0, 2))).hasMessage("address out of range");
        assertThatThrownBy(() -> find(FOUR_LINES, "?^lpha?", Span.START, new Span(1, 20))).hasMessage("address out of range");
    }

    @Test
    void charactersAreCountedAndNotBytes() {
        String text = "naïve \ud83d\ude00日本\nx";
        assertThat(find(text, "/日/", Span.START, null)).isEqualTo(new Span(7, 8));
        assertThat(find(text, "?日.?", Span.START, null)).isEqualTo(new Span(7, 9));
        assertThat(find(text, "/[\ud83d\ude00x]/", new Span(7, 7), null)).isEqualTo(new Span(10, 11));
        assertThat(find(text, "?e .?", new Span(9, 9), null)).isEqualTo(new Span(4, 7));
    }

    @Test
    void aByteThatIsNoTextIsACharacterThatOnlyItselfEquals() {
        Text text = new Text(new byte[] {'a', (byte) 0xff, (byte) 0xc3, (byte) 0xa9, (byte) 0xc3, 'z'});
        Addresses.From from = new Addresses.From(text, Span.START, Span.START, new Span(0, 5));
        assertThat(addresses.whole(new byte[] {'/', (byte) 0xc3, '/'}, from)).isEqualTo(new Span(3, 4));
        assertThat(addresses.whole("/[^a]*/".getBytes(StandardCharsets.UTF_8), from)).isEqualTo(new Span(1, 5));
        assertThat(addresses.whole("?a.?".getBytes(StandardCharsets.UTF_8), from)).isEqualTo(new Span(0, 2));
    }

    @Test
    void longAddressesAreRefusedWithoutRecursion() {
        assertThat(find("+#0".repeat(150))).isEqualTo(Span.START);
        assertThatThrownBy(() -> find("+#0".repeat(151))).hasMessage("address too long");
        assertThatThrownBy(() -> find("1,".repeat(50_000))).hasMessage("address too long");
        assertThatThrownBy(() -> find("/" + "x".repeat(4097))).hasMessage("address too long");
    }

    @ParameterizedTest
    @CsvSource({"2,1", "2:3,3", "/b/:x,3", "2 x,1", "2x,-1", "',',1", "x,-1", "'2,3',3", "2#,-1"})
    void inALineAnAddressEndsBeforeABlankOrAColon(String line, int end) {
        assertThat(Addresses.end(line.getBytes(StandardCharsets.UTF_8), 0)).isEqualTo(end);
    }
}
