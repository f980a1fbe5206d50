package assay.reference.pardes.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;

/** What was changed can be undone, step by step, and places keep their text. */
class DocumentTest {

    private final Document document = new Document(new Room(List::of));
    private long request;

    private void put(int from, int to, String with) {
        document.change(new Change(from, to, with.getBytes(StandardCharsets.UTF_8)), ++request);
    }

    private String text() {
        return new String(document.text().whole(), StandardCharsets.UTF_8);
    }

    @Test
    void eachRequestIsAStepOfItsOwn() {
        put(0, 0, "one");
        put(3, 3, " two");
        assertThat(document.undo()).contains(new Span(3, 3));
        assertThat(text()).isEqualTo("one");
        assertThat(document.redo()).contains(new Span(3, 7));
        document.undo();
        document.undo();
        assertThat(text()).isEmpty();
        assertThat(document.undo()).isEmpty();
    }

    @Test
    void aChangeForgetsWhatCouldBeDoneAgain() {
        put(0, 0, "one");
        document.undo();
        put(0, 0, "two");
        assertThat(document.canRedo()).isFalse();
    }

    @Test
    void whatIsJoinedIsOneStep() {
        put(0, 0, "kept ");
        document.join(++request);
        put(5, 5, "a");
        put(6, 6, "b");
        document.part();
        document.undo();
        assertThat(text()).isEqualTo("kept ");
    }

    @Test
    void undoneToWhatWasSavedItIsCleanAgain() {
        put(0, 0, "one");
        document.setDirty(false);
        put(0, 1, "x");
        assertThat(document.isDirty()).isTrue();
        document.undo();
        assertThat(document.isDirty()).isFalse();
        document.undo();
        assertThat(document.isDirty()).isTrue();
    }

    @Test
    void placesStayWithTheirText() {
        put(0, 0, "alpha beta gamma");
        Place beta = new Place();
        beta.set(new Span(6, 10));
        document.follow(beta);
        put(0, 5, "é");
        assertThat(beta.span()).isEqualTo(new Span(2, 6));
        put(document.text().offset(6), document.text().offset(6), "!");
        assertThat(beta.span()).isEqualTo(new Span(2, 6));
        document.change(List.of(new Change(0, 2, new byte[0]), new Change(3, 5, new byte[0])), ++request);
        assertThat(text()).isEqualTo(" ta! gamma");
        assertThat(beta.span()).isEqualTo(new Span(1, 3));
    }

    @Test
    void aTextTooLargeIsRefusedAndNothingChanges() {
        document.change(new Change(0, 0, new byte[Document.MOST]), ++request);
        assertThatThrownBy(() -> put(0, 0, "x")).isInstanceOf(Refusal.class).hasMessage("file too large");
        assertThat(document.text().length()).isEqualTo(Document.MOST);
    }

    @Test
    void theOldestStepsGoFirstAndTheLastOneStays() {
        for (int i = 0; i < 12; i++) {
            document.change(new Change(0, document.text().length(), new byte[7 << 20]), ++request);
        }
        int undone = 0;
        while (document.undo().isPresent()) {
            undone++;
        }
        assertThat(undone).isBetween(1, 11);
    }
}
