package assay.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

/** {@link Recorded} and {@link Lying}. */
final class DecoratorsTest {

    private static final Deadline BY = Deadline.within("test", Duration.ofSeconds(10));

    @Test
    void whatIsSaidBothWaysIsWrittenDownInOrder() {
        Transcript transcript = new Transcript();
        Channel<Note, Note> recorded = new Recorded<>(new Script("answer"), transcript);
        recorded.send(new Note("question"), BY);
        recorded.receive(BY);
        assertThat(words(transcript)).containsExactly("question", "answer");
    }

    @Test
    void aMessageThatCouldNotBeSentIsWrittenDownToo() {
        Transcript transcript = new Transcript();
        Channel<Note, Note> recorded = new Recorded<>(new Script(), transcript);
        assertThatThrownBy(() -> recorded.send(new Note("unheard"), BY)).isInstanceOf(Dropped.class);
        assertThatThrownBy(() -> recorded.receive(BY)).isInstanceOf(Hang.class);
        assertThat(words(transcript)).containsExactly("unheard");
    }

    @Test
    void bothPassOnWhatIsNoMessage() {
        Script script = new Script();
        Channel<Note, Note> channel = new Lying<>(new Recorded<>(script, new Transcript()), List::of);
        channel.send(new Note("a"), BY);
        channel.finish(BY);
        channel.close();
        assertThat(script.done).containsExactly("send a", "finish", "close");
    }

    @Test
    void aLieMayChangeAMessage() {
        assertThat(heard(3, truth -> List.of(new Note(truth.word() + "!")))).containsExactly("a!", "b!", "c!");
    }

    @Test
    void aLieMayDropAMessage() {
        assertThat(heard(2, truth -> truth.word().equals("b") ? List.of() : List.of(truth))).containsExactly("a", "c");
    }

    @Test
    void aLieMayRepeatAMessage() {
        assertThat(heard(6, truth -> List.of(truth, truth))).containsExactly("a", "a", "b", "b", "c", "c");
    }

    @Test
    void aLieMaySwapMessages() {
        List<Note> held = new ArrayList<>();
        Lie<Note> swap = truth -> {
            if (held.isEmpty()) {
                held.add(truth);
                return List.of();
            }
            return List.of(truth, held.remove(0));
        };
        assertThat(heard(2, swap)).containsExactly("b", "a");
    }

    @Test
    void aLieThatDropsAllMeetsTheDeadline() {
        Channel<Note, Note> lying = new Lying<>(new Script("a", "b"), truth -> List.of());
        assertThatThrownBy(() -> lying.receive(BY)).isInstanceOf(Hang.class);
    }

    @Test
    void aRecorderAroundALiarWritesDownTheLie() {
        Transcript transcript = new Transcript();
        Channel<Note, Note> channel =
                new Recorded<>(new Lying<>(new Script("truth"), truth -> List.of(new Note("lie"))), transcript);
        channel.receive(BY);
        assertThat(words(transcript)).containsExactly("lie");
    }

    private static List<String> heard(int count, Lie<Note> lie) {
        Channel<Note, Note> lying = new Lying<>(new Script("a", "b", "c"), lie);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(lying.receive(BY).word());
        }
        return words;
    }

    private static List<String> words(Transcript transcript) {
        return transcript.entries().stream().map(entry -> ((Note) entry.message()).word()).toList();
    }
}
