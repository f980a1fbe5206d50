package assay.reference.pardes.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

/** Texts share their room: undoing gives way first, and then what is too much is refused. */
class RoomTest {

    private final List<Document> documents = new ArrayList<>();
    private final Room room = new Room(() -> documents, 1000);
    private final Document one = add();
    private final Document other = add();
    private long request;

    private Document add() {
        Document document = new Document(room);
        documents.add(document);
        return document;
    }

    private void append(Document document, int count) {
        int end = document.text().length();
        document.change(new Change(end, end, new byte[count]), ++request);
    }

    @Test
    void theOldestStepsOfAllTextsGiveWay() {
        append(one, 150);
        append(one, 150);
        append(other, 100);
        assertThat(one.held()).isEqualTo(2 * 300 + 2 * 48);
        append(other, 100);
        assertThat(one.held()).isEqualTo(300 + 150 + 48);
        one.undo();
        assertThat(one.undo()).isEmpty();
        assertThat(one.text().length()).isEqualTo(150);
    }

    @Test
    void whatThereIsNoRoomForIsRefusedAndChangesNothing() {
        append(one, 400);
        assertThatThrownBy(() -> append(other, 100)).isInstanceOf(Refusal.class).hasMessage("file too large");
        assertThat(other.text().length()).isZero();
        assertThat(other.isDirty()).isFalse();
        append(other, 30);
    }

    @Test
    void aTextThatNobodyShowsGivesItsRoomBack() {
        append(one, 400);
        documents.remove(one);
        one.abandon();
        append(other, 400);
        assertThat(one.text().length()).isZero();
        assertThat(one.canUndo()).isFalse();
    }

    @Test
    void whatIsTakenBackNeedsRoomAsWell() {
        append(one, 300);
        one.change(new Change(0, 300, new byte[0]), ++request);
        other.fill(new byte[600]);
        assertThatThrownBy(one::undo).hasMessage("file too large");
        assertThat(one.canUndo()).isTrue();
        documents.remove(other);
        assertThat(one.undo()).isPresent();
        assertThat(one.text().length()).isEqualTo(300);
    }

    @Test
    void aDumpComesBackWhateverRoomThereIs() {
        append(one, 400);
        other.restore(new byte[700]);
        assertThat(other.text().length()).isEqualTo(700);
        assertThat(other.isDirty()).isFalse();
        assertThatThrownBy(() -> other.fill(new byte[400])).hasMessage("file too large");
    }
}
