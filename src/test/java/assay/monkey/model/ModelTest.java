package assay.monkey.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import assay.monkey.client.Request;
import assay.monkey.operation.Data;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ModelTest {

    private static final String TEXT = "alpha beta gamma\nsecond line\n\nthird after a blank\n";

    private final Model model = new Model();

    @BeforeEach
    void show() {
        model.show(1, Data.of(TEXT), Range.at(0), true);
    }

    private static Request request(Request.Kind kind, String file, String text, Request.State state) {
        return new Request(kind, "/pane/1/" + file, 1, Data.of(text), state, state == Request.State.REFUSED ? "no" : "");
    }

    private void write(String file, String text) {
        assertThat(model.follow(request(Request.Kind.WRITE, file, text, Request.State.DONE))).isEmpty();
    }

    private String body() {
        return new String(model.body(1).bytes(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '>', value = {
        ",x/a/c/A/>AlphA betA gAmmA|second line||third After A blAnk|",
        ",y/a/d>aaaaaaaa",
        ",x/[a-z]+/v/a/c/V/>alpha beta gamma|V V||V after a blank|",
        ",x/\\n/a/-/>alpha beta gamma|-second line|-|-third after a blank|-",
        ",s/a/X/>Xlpha beta gamma|second line||third after a blank|",
        ",s2/a/X/>alphX beta gamma|second line||third after a blank|",
        "1s/alpha/[&]/>[alpha] beta gamma|second line||third after a blank|",
        ",s2/a/X/g>alphX betX gXmmX|second line||third Xfter X blXnk|",
        ",x/zz/d>alpha beta gamma|second line||third after a blank|",
        "1d>second line||third after a blank|"})
    void editsGiveTheTextsThatSamGives(String command, String after) {
        write("ctl", "Edit " + command + "\n");

        assertThat(body()).isEqualTo(after.replace('|', '\n'));
    }

    @Test
    void aChangeMakesABodyDirtyUntilSomethingMayHaveCleanedIt() {
        assertThat(model.dirty(1)).isEmpty();
        write("body", "more\n");
        assertThat(model.dirty(1)).contains(true);
        write("ctl", "Undo\n");
        assertThat(model.dirty(1)).isEmpty();
        write("ctl", "Edit ,d\n");
        assertThat(model.dirty(1)).contains(true);
        write("ctl", "clean\n");
        assertThat(model.dirty(1)).isEmpty();
    }

    @Test
    void aLoopOverNullMatchesGoesThroughAllPlaces() {
        write("exec", "Edit ,x/x*/a/./\n");

        assertThat(body()).startsWith(".a.l.p").hasSize(101);
    }

    @Test
    void undoAndRedoSetDotAroundWhatTheyPutBack() {
        model.follow(request(Request.Kind.OPEN, "addr", "", Request.State.DONE));
        write("addr", "1");
        write("data", "X\n");
        assertThat(body()).startsWith("X\nsecond");

        write("ctl", "Undo\n");
        assertThat(body()).isEqualTo(TEXT);
        assertThat(model.dot(1)).contains(new Range(0, 17));
        write("ctl", "Redo\n");
        assertThat(model.dot(1)).contains(new Range(0, 2));
    }

    @Test
    void nothingIsUndoneWhereNothingWasDone() {
        write("ctl", "Undo\n");

        assertThat(body()).isEqualTo(TEXT);
    }

    @Test
    void appendsAreByteForByte() {
        model.follow(new Request(Request.Kind.WRITE, "/pane/1/body", 1, Data.ofLatin("\u00ff\r\n"), Request.State.DONE, ""));

        assertThat(model.body(1)).isEqualTo(Data.of(TEXT).and(Data.ofLatin("\u00ff\r\n")));
        assertThat(model.length(1)).isEqualTo(53);
        assertThat(model.dot(1)).contains(Range.at(0));
    }

    @Test
    void aByteThatIsNoCharacterStaysOneInAnEdit() {
        model.follow(new Request(Request.Kind.WRITE, "/pane/1/ctl", 1, Data.of("Edit a/x").and(Data.ofLatin("\u0097/\n")),
                Request.State.DONE, ""));

        assertThat(model.body(1)).isEqualTo(Data.of("x").and(Data.ofLatin("\u0097")).and(Data.of(TEXT)));
    }

    /** Changes that are kept together are undone together, also if that was asked for while the pane was unknown. */
    @Test
    void whereChangesMayBeKeptTogetherNoUndoIsPredicted() {
        model.forget();
        model.follow(request(Request.Kind.WRITE, "mark", "0", Request.State.DONE));
        show();
        write("body", "more");
        write("ctl", "Undo\n");

        assertThat(model.knows(1)).isFalse();
    }

    @Test
    void whereALimitMayBeNoSearchIsPredicted() {
        model.forget();
        model.follow(request(Request.Kind.WRITE, "limit", "1", Request.State.DONE));
        show();
        model.follow(request(Request.Kind.OPEN, "addr", "", Request.State.DONE));

        assertThat(model.follow(request(Request.Kind.WRITE, "addr", "/third/", Request.State.REFUSED))).isEmpty();
        assertThat(model.follow(request(Request.Kind.WRITE, "addr", "#3", Request.State.DONE))).isEmpty();
    }

    @Test
    void whatIsRefusedChangesNothing() {
        model.follow(request(Request.Kind.WRITE, "ctl", "Edit ,d\n", Request.State.REFUSED));
        model.follow(request(Request.Kind.WRITE, "body", "x", Request.State.REFUSED));

        assertThat(body()).isEqualTo(TEXT);
    }

    @Test
    void anAddressIsTakenIfThereIsSuchAPlaceAndOnlyThen() {
        assertThat(model.follow(request(Request.Kind.WRITE, "dot", "99999", Request.State.DONE))).isPresent();
        assertThat(model.follow(request(Request.Kind.WRITE, "dot", "2", Request.State.REFUSED))).isPresent();
        assertThat(model.follow(request(Request.Kind.WRITE, "dot", "2\n", Request.State.DONE))).isEmpty();
        assertThat(model.dot(1)).contains(new Range(17, 29));
    }

    @ParameterizedTest
    @ValueSource(strings = {"menu", "dirty", "show", "Undo", "Edit ,d"})
    void whatIsLookedForIsATextAlsoWhereItReadsLikeACommand(String text) {
        write("look", text);
        assertThat(model.knows(1)).as("known after a look in the pane").isFalse();

        show();
        model.follow(new Request(Request.Kind.WRITE, "/look", 1, Data.of(text), Request.State.DONE, ""));
        assertThat(model.knows(1)).as("known after a look in whatever pane has the focus").isFalse();
    }

    @Test
    void aFidThatWasNotOpenEndsNoOpenOfTheAddress() {
        model.follow(request(Request.Kind.OPEN, "addr", "", Request.State.DONE));
        write("addr", "#5");
        model.follow(request(Request.Kind.CLUNK, "addr", "", Request.State.DONE));
        model.follow(request(Request.Kind.FORGET, "addr", "", Request.State.DONE));

        model.follow(request(Request.Kind.OPEN, "addr", "", Request.State.DONE));
        write("data", "first ");

        assertThat(body()).startsWith("first alpha");
    }

    @Test
    void whatNobodyIsSureOfIsForgotten() {
        write("exec", "Get\n");

        assertThat(model.knows(1)).isFalse();
    }
}
