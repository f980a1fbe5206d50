package assay.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;

import org.junit.jupiter.api.Test;

class HeardTest {

    private final Deque<Word> coming = new ArrayDeque<>();
    private final Heard<Word> heard = new Heard<>(new Script());

    private record Word(String notation, byte[] bytes) implements Message {
        Word(String notation) {
            this(notation, notation.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Word that && notation.equals(that.notation);
        }

        @Override
        public int hashCode() {
            return notation.hashCode();
        }
    }

    private final class Script implements Channel<Word, Word> {
        @Override
        public void send(Word message, Deadline by) {
            coming.add(message);
        }

        @Override
        public Word receive(Deadline by) {
            if (coming.isEmpty()) {
                throw new Hang(by, "the script is at its end");
            }
            return coming.remove();
        }

        @Override
        public void finish(Deadline by) {
            coming.clear();
        }

        @Override
        public void close() {
            coming.clear();
        }
    }

    @Test
    void aWaitFindsWhatCameBeforeItAndLeavesItToOthers() {
        comes("a", "b", "c");

        assertThat(await(0, "c")).isEqualTo(2);
        assertThat(await(0, "a")).isEqualTo(0);
        assertThat(await(0, "c")).isEqualTo(2);
        assertThat(heard.since(1)).containsExactly(new Word("b"), new Word("c"));
    }

    @Test
    void whatCameBeforeTheMarkDoesNotCount() {
        comes("a", "b");
        await(0, "b");
        int mark = heard.mark();
        comes("a");

        assertThat(await(mark, "a")).isEqualTo(2);
        assertThatThrownBy(() -> await(3, "a")).isInstanceOf(Hang.class).hasMessageContaining("the script is at its end");
    }

    @Test
    void listeningEndsWithWhatHappensFirst() {
        comes("a", "b");

        assertThat(heard.awaitEither(() -> true, 0, is("a"), soon())).isTrue();
        assertThat(heard.awaitEither(() -> false, 0, is("b"), soon())).isFalse();
        assertThat(heard.since(0)).isEqualTo(List.of(new Word("a"), new Word("b")));
        assertThatThrownBy(() -> heard.awaitEither(() -> false, 0, is("c"), Deadline.within("test", Duration.ZERO)))
                .isInstanceOf(Hang.class);
    }

    @Test
    void whoFloodsTheConversationIsToldSoLongBeforeTheDeadline() {
        Word much = new Word("x".repeat(1 << 20));
        Heard<Word> flooded = new Heard<>(new Endless(much));

        assertThatThrownBy(() -> flooded.await(0, is("never"), soon()))
                .isInstanceOf(Flooded.class)
                .isInstanceOf(Violation.class)
                .hasMessageStartingWith("flooded: the conversation had come to 128 messages with 134217728 bytes");
    }

    @Test
    void oneMessageAloneIsNeverTooMuch() {
        coming.add(new Word("x".repeat(1 << 28)));

        assertThat(heard.await(0, any -> true, soon())).isEqualTo(0);
    }

    private static final class Endless implements Channel<Word, Word> {
        private final Word word;

        Endless(Word word) {
            this.word = word;
        }

        @Override
        public void send(Word message, Deadline by) {
            throw new Dropped("it only talks");
        }

        @Override
        public Word receive(Deadline by) {
            return word;
        }

        @Override
        public void finish(Deadline by) {
            // It goes on.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }

    private void comes(String... words) {
        List.of(words).forEach(word -> coming.add(new Word(word)));
    }

    private int await(int mark, String word) {
        return heard.await(mark, is(word), soon());
    }

    private static Predicate<Word> is(String word) {
        return heard -> heard.notation().equals(word);
    }

    private static Deadline soon() {
        return Deadline.within("test", Duration.ofSeconds(5));
    }
}
