package assay.reference.pardes.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** What expressions match, in both directions, and what is no expression. */
class RegexpTest {

    private final Searches searches = new Searches();

    private Search search(String source, String text, Span part) {
        return searches.in(new Text(bytes(text)), searches.regexp(bytes(source)), part);
    }

    private static byte[] bytes(String text) {
        return text.replace('↵', '\n').getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "[", ")", "()", "a|", "|a", "*", "+a", "(*a)", "[]", "[^]", "[z-a]", "[a-]", "[-a]", "a\\", "a)b"})
    void whatIsNoExpression(String source) {
        assertThatThrownBy(() -> Regexp.of(bytes(source))).isInstanceOf(Refusal.class).hasMessage("bad regular expression");
    }

    @Test
    void whatIsTooMuchOfOne() {
        assertThatThrownBy(() -> Regexp.of(bytes("x".repeat(4097)))).hasMessage("regular expression too long");
        assertThat(Regexp.of(bytes("x".repeat(4096)))).isNotNull();
        assertThatThrownBy(() -> Regexp.of(bytes("(".repeat(101) + "a" + ")".repeat(101))))
                .hasMessage("regular expression too long");
        assertThat(Regexp.of(bytes("(".repeat(100) + "a" + ")".repeat(100)))).isNotNull();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ' ', value = {
        "a|ab|abc xabcd 1 4", "(a|ab)(c|bcd) xabcd 1 5", "[b-d]+ abcde 1 4", "[^a]* a↵bc 0 0", "[^a]+ a↵bc 2 4", "[\\]x]+ a]xb 1 3",
        "a+? aaa 0 3", "a?* aaab 0 3", "\\. a.b 1 2", "{2} a{2} 1 4", "\\d d 0 1", ".+ é日x 0 3", "^b$ a↵b 2 3", "[\\n] a↵ 1 2"})
    void whatMatchesFirstAndOfThatTheLongest(String source, String text, int from, int to) {
        Span all = new Span(0, bytes(text).length == text.length() ? text.length() : text.codePointCount(0, text.length()));
        assertThat(search(source, text, all).after(0).map(Match::all)).contains(new Span(from, to));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ' ', value = {"a+ xaaxaax 7 4 6", "ab* abbab 5 3 5", "ab* abbab 3 0 3", "^b ab↵b 4 3 4", "b$ ab↵b 3 1 2"})
    void backwardsItIsTheOneThatEndsLast(String source, String text, int position, int from, int to) {
        assertThat(search(source, text, new Span(0, text.length())).before(position).map(Match::all)).contains(new Span(from, to));
    }

    @Test
    void aPartKnowsWhetherALineEndsWhereItDoes() {
        assertThat(search("$", "ab↵cd", new Span(0, 1)).after(0)).isEmpty();
        assertThat(search("$", "ab↵cd", new Span(0, 2)).after(0).map(Match::all)).contains(Span.at(2));
        assertThat(search("^", "ab↵cd", new Span(1, 5)).before(5).map(Match::all)).contains(Span.at(3));
        assertThat(search("^", "ab↵cd", new Span(1, 2)).before(2)).isEmpty();
        assertThat(search("^", "ab↵", new Span(0, 3)).after(1)).isEmpty();
        assertThat(search("$", "ab↵", new Span(0, 3)).before(3).map(Match::all)).contains(Span.at(2));
    }

    @Test
    void aSearchEndsWhenItHasCostTooMuch() {
        Regexp regexp = Regexp.of(bytes("(a|b)*c"));
        Units units = new Units(new Text(bytes("a".repeat(100_000))));
        assertThat(new Search(regexp, units, new Span(0, 100_000), new Effort(101_000)).after(0)).isEmpty();
        assertThatThrownBy(() -> new Search(regexp, units, new Span(0, 100_000), new Effort(99_000)).after(0))
                .hasMessage("regular expression takes too long");
    }

    @Test
    void whatAnEditMayCostIsMoreAndNotAnew() {
        Effort effort = new Effort(10);
        effort.spend(10);
        Effort raised = effort.raised(12);
        raised.spend(2);
        assertThatThrownBy(() -> raised.spend(1)).hasMessage("regular expression takes too long");
    }

    /** Nested as deep as is allowed, and as wide: whatever the library does with it, the session lives. */
    @Test
    void theWorstExpressionIsMatchedOrRefused() {
        String source = "(a?)*".repeat(819);
        try {
            assertThat(search(source, "a".repeat(50), new Span(0, 50)).after(0).map(Match::all)).contains(new Span(0, 50));
        } catch (Refusal refused) {
            assertThat(refused).hasMessage("regular expression too long");
        }
    }
}
