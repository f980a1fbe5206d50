package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import assay.reference.pardes.text.Refusal;

/** What goes on behind something slow is over when all is, or when something has failed. */
class LaterTest {

    private final Later slow = new Later();
    private final List<String> heard = new ArrayList<>();

    private void hear(Later later) {
        later.whenDone(why -> heard.add(why == null ? "done" : why.getMessage()));
    }

    @Test
    void theRestIsDoneAtOnce() {
        hear(slow.then(() -> null));
        assertThat(heard).isEmpty();
        slow.done(null);
        assertThat(heard).containsExactly("done");
    }

    @Test
    void theRestIsSlowAsWell() {
        Later rest = new Later();
        hear(slow.then(() -> rest));
        slow.done(null);
        assertThat(heard).isEmpty();
        rest.done(new Refusal("the rest"));
        assertThat(heard).containsExactly("the rest");
    }

    @Test
    void theRestIsRefused() {
        hear(slow.then(() -> {
            throw new Refusal("at once");
        }));
        slow.done(null);
        assertThat(heard).containsExactly("at once");
    }

    @Test
    void behindAFailureThereIsNoRest() {
        hear(slow.then(() -> {
            heard.add("went on");
            return null;
        }));
        slow.done(new Refusal("slow"));
        assertThat(heard).containsExactly("slow");
    }
}
