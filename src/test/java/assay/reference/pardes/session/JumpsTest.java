package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import assay.reference.pardes.text.Room;

/** Going back to where the focus was, and forward again. */
class JumpsTest {

    private final Arrangement arrangement = new Arrangement(new Log(), () -> 'F');
    private Pane one;
    private Pane two;
    private Pane three;

    @BeforeEach
    void threePanesWithTheFocusOnEachInTurn() {
        Column column = arrangement.newColumn();
        one = arrangement.add(new Buffer("/1", new Room(List::of)), column, 0, "new");
        two = arrangement.add(new Buffer("/2", new Room(List::of)), column, 1, "new");
        three = arrangement.add(new Buffer("/3", new Room(List::of)), column, 2, "new");
        arrangement.focus(two);
        arrangement.focus(three);
    }

    private Pane back() {
        return arrangement.jumps().back(arrangement.focus()).map(this::there).orElse(null);
    }

    private Pane forward() {
        return arrangement.jumps().forward().map(this::there).orElse(null);
    }

    private Pane there(Pane pane) {
        arrangement.refocus(pane);
        return pane;
    }

    @Test
    void oneGoesBackAndForward() {
        assertThat(back()).isSameAs(two);
        assertThat(back()).isSameAs(one);
        assertThat(back()).isNull();
        assertThat(forward()).isSameAs(two);
        assertThat(forward()).isSameAs(three);
        assertThat(forward()).isNull();
    }

    @Test
    void aNewWayForgetsTheOneAhead() {
        back();
        back();
        arrangement.focus(three);
        assertThat(forward()).isNull();
        assertThat(back()).isSameAs(one);
    }

    @Test
    void aPaneThatClosedIsNoPlaceToGo() {
        arrangement.remove(two);
        assertThat(back()).isSameAs(one);
        assertThat(forward()).isSameAs(three);
    }
}
