package assay.reference.pardes.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import assay.reference.pardes.text.Change;
import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Place;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Room;
import assay.reference.pardes.text.Span;

/** What commands make of a text, as sam did with the same one. An arrow stands for a line feed. */
class EditorTest {

    private static final String LINES = "alpha beta gamma↵second line↵↵third after a blank↵";

    private final Editor editor = new Editor(new Searches());
    private final Document document = new Document(new Room(List::of));
    private final Place dot = new Place();
    private final Place mark = new Place();
    private long request;

    @BeforeEach
    void theText() {
        document.follow(dot);
        document.follow(mark);
        fill(LINES);
    }

    private static byte[] bytes(String text) {
        return text.replace('↵', '\n').getBytes(StandardCharsets.UTF_8);
    }

    private void fill(String text) {
        document.change(new Change(0, document.text().length(), bytes(text)), ++request);
        dot.set(Span.START);
    }

    private String edit(String command) {
        Editor.Script script = editor.read(bytes(command), 0, false).script();
        byte[] printed = editor.apply(script, new Editor.On(document, bytes("NAME"), dot, mark), ++request, () -> { });
        return new String(printed, StandardCharsets.UTF_8).replace('\n', '↵');
    }

    private String text() {
        return new String(document.text().whole(), StandardCharsets.UTF_8).replace('\n', '↵');
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '"', ignoreLeadingAndTrailingWhitespace = false, value = {
        ",x/a/c/A/~AlphA betA gAmmA↵second line↵↵third After A blAnk↵",
        ",y/a/d~aaaaaaaa",
        ",x/[^ ]+/g/a/d~\"  ↵second line↵↵third   ↵\"",
        ",x/[a-z]+/v/a/c/V/~alpha beta gamma↵V V↵↵V after a blank↵",
        ",x/\\n/a/-/~alpha beta gamma↵-second line↵-↵-third after a blank↵-",
        ",x/^/i/> /~> alpha beta gamma↵> second line↵> ↵> third after a blank↵",
        ",x/$/a/;/~alpha beta gamma;↵second line;↵;↵third after a blank;↵",
        ",s/a/X/~Xlpha beta gamma↵second line↵↵third after a blank↵",
        ",s2/a/X/~alphX beta gamma↵second line↵↵third after a blank↵",
        ",s/a/X/g~XlphX betX gXmmX↵second line↵↵third Xfter X blXnk↵",
        ",s2/a/X/g~alphX betX gXmmX↵second line↵↵third Xfter X blXnk↵",
        "1s/(b)(e)/\\2\\1/~alpha ebta gamma↵second line↵↵third after a blank↵",
        "1s/alpha/[&]/~[alpha] beta gamma↵second line↵↵third after a blank↵",
        "1s/alpha/\\&/~& beta gamma↵second line↵↵third after a blank↵",
        ",x/zz/d~alpha beta gamma↵second line↵↵third after a blank↵",
        ",g/zz/d~alpha beta gamma↵second line↵↵third after a blank↵",
        "1,2m$~↵third after a blank↵alpha beta gamma↵second line↵",
        "2m0~second line↵alpha beta gamma↵↵third after a blank↵",
        "1m0~alpha beta gamma↵second line↵↵third after a blank↵",
        "1m1~alpha beta gamma↵second line↵↵third after a blank↵",
        "1t0~alpha beta gamma↵alpha beta gamma↵second line↵↵third after a blank↵",
        "1t$~alpha beta gamma↵second line↵↵third after a blank↵alpha beta gamma↵",
        "2t1~alpha beta gamma↵second line↵second line↵↵third after a blank↵",
        "{↵a/X/↵i/Y/↵}~XYalpha beta gamma↵second line↵↵third after a blank↵",
        "1{↵d↵a/X/↵}~Xsecond line↵↵third after a blank↵",
        "1a↵foo↵bar↵.~alpha beta gamma↵foo↵bar↵second line↵↵third after a blank↵",
        "a/\\/x/~/xalpha beta gamma↵second line↵↵third after a blank↵",
        "a/x\\ny/~x↵yalpha beta gamma↵second line↵↵third after a blank↵",
        "a/x\\\\y/~x\\yalpha beta gamma↵second line↵↵third after a blank↵",
        "a,x,~xalpha beta gamma↵second line↵↵third after a blank↵",
        "a/x\\qy~x\\qyalpha beta gamma↵second line↵↵third after a blank↵",
        ",x/al|alpha/c/Q/~Q beta gamma↵second line↵↵third after a blank↵",
        ",x c/Q/~QQQQ"})
    void aCommandAndWhatItLeaves(String command, String text) {
        edit(command);
        assertThat(text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
        "s/a/X/~no substitution", "s/zz/y/~no substitution", "1,3m2~move overlaps itself",
        "1{↵a/X/↵i/Y/↵}~changes out of sequence", ",x/a/{↵a/X/↵i/Y/↵}~changes out of sequence",
        ",x/b/,/m/d~changes out of sequence", "1u~command takes no address", "}~right brace with no left brace",
        "z~unknown command \"z\"", "{~unmatched left brace", "d x~newline expected", "axbx~bad delimiter",
        "a\\b\\~bad delimiter", "w~Edit: command \"w\" is refused", "cd~Edit: command \"cd\" is refused",
        ",x/(/d~bad regular expression", ",x/a/ z~unknown command \"z\"", "9d~address out of range",
        ",x/a/{↵d↵z↵}~unknown command \"z\""})
    void aMistakeChangesNothing(String command, String words) {
        assertThatThrownBy(() -> edit(command)).isInstanceOf(Refusal.class).hasMessage(words);
        assertThat(text()).isEqualTo(LINES);
        assertThat(dot.span()).isEqualTo(Span.START);
    }

    @Test
    void everyPlaceMatchesWhatMayBeNothing() {
        edit(",x/x*/a/./");
        assertThat(text()).hasSize(101).startsWith(".a.l").endsWith(".↵.");
    }

    @Test
    void aLineCommandWithoutAnExpressionTakesLines() {
        fill("one↵two↵three");
        edit(",x i/-/");
        assertThat(text()).isEqualTo("-one↵-two↵-three");
    }

    @ParameterizedTest
    @CsvSource({"a↵b↵c↵, ',x/^/ i@//@', //a↵//b↵//c↵", "a↵b↵c, ',x/^/ i@//@', //a↵//b↵//c", "abxc, ',s/x*/-/g', -a-b-c-",
        "baac, ',x/a*/c/X/', XbXcX"})
    void loopsOverNothingEnd(String before, String command, String after) {
        fill(before);
        edit(command);
        assertThat(text()).isEqualTo(after);
    }

    @Test
    void aMarkIsASpanThatMovesWithItsText() {
        edit("2k");
        edit("$");
        edit("'a/M/");
        assertThat(text()).isEqualTo("alpha beta gamma↵second line↵M↵third after a blank↵");
    }

    @Test
    void stepsAreTakenBackAndDoneAgain() {
        edit("1d");
        edit("2d");
        edit("u2");
        assertThat(text()).isEqualTo(LINES);
        edit("u-");
        assertThat(text()).isEqualTo("second line↵↵third after a blank↵");
    }

    @Test
    void itTellsLinesCharactersAndText() {
        assertThat(edit("2,3=")).isEqualTo("NAME:2,3↵");
        assertThat(edit("2=")).isEqualTo("NAME:2↵");
        assertThat(edit("2=#")).isEqualTo("NAME:#17,#29↵");
        assertThat(edit(",x/a[^h]/p")).isEqualTo("ala a amafa an");
    }

    @Test
    void dotIsAroundWhatWasChangedLast() {
        edit("2c/new/");
        assertThat(dot.span()).isEqualTo(new Span(17, 20));
        edit("1s/a/XX/g");
        assertThat(dot.span()).isEqualTo(new Span(0, 22));
        edit("1d");
        assertThat(dot.span()).isEqualTo(new Span(0, 0));
        edit("/third/");
        assertThat(dot.span().length()).isEqualTo(5);
        edit("");
        assertThat(dot.span().length()).isEqualTo(20);
    }

    @Test
    void aCommandSaysWhetherMoreLinesBelongToIt() {
        assertThat(editor.read(bytes("{↵d↵"), 0, true).script()).isNull();
        assertThat(editor.read(bytes("a↵text↵"), 0, true).script()).isNull();
        assertThat(editor.read(bytes("a↵text↵.↵next"), 0, true).end()).isEqualTo(9);
        assertThat(editor.read(bytes("d↵next"), 0, true).end()).isEqualTo(2);
        assertThat(editor.read(bytes("a↵text"), 0, false).script()).isNotNull();
        assertThatThrownBy(() -> editor.read(bytes("{↵z↵"), 0, true)).hasMessage("unknown command \"z\"");
    }

    @Test
    void nestingHasAnEnd() {
        edit("{↵".repeat(50) + "}↵".repeat(50));
        assertThatThrownBy(() -> edit("{↵".repeat(51) + "}↵".repeat(51))).hasMessage("Edit: too deep");
    }

    @Test
    void aHundredThousandMatchesAreReplacedAtOnce() {
        fill("forty-one characters of text and then x↵".repeat(100_000));
        long begin = System.nanoTime();
        edit(",x/x/c/yy/");
        document.undo();
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(20));
        assertThat(document.text().length()).isEqualTo(4_000_000);
    }
}
