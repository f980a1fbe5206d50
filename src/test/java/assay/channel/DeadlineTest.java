package assay.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
final class DeadlineTest {

    private static final String TIMESCALE = "assay.timescale";

    @Test
    void whatHoldsAlreadyIsNotWaitedForEvenBehindTheDeadline() {
        AtomicInteger looks = new AtomicInteger();
        Deadline.within("no", Duration.ZERO).await(() -> looks.incrementAndGet() > 0, "never");
        assertThat(looks).hasValue(1);
    }

    @Test
    void whatComesToHoldIsNoticed() {
        AtomicInteger looks = new AtomicInteger();
        Deadline.within("long", Duration.ofSeconds(30)).await(() -> looks.incrementAndGet() == 5, "never");
        assertThat(looks).hasValue(5);
    }

    @Test
    void aHangNamesTheDeadlineAndSaysWhatDidNotHappen() {
        Deadline by = scaled("1", () -> Deadline.within("turn", Duration.ofMillis(20)));
        assertThatThrownBy(() -> by.await(() -> false, "the lamp stays dark"))
                .isInstanceOf(Hang.class)
                .isInstanceOf(Violation.class)
                .hasMessage("nothing within the turn deadline of 0.02 s: the lamp stays dark");
        assertThat(by.passed()).isTrue();
        assertThat(by.remaining()).isZero();
    }

    @Test
    void theTimescaleStretchesEveryDeadline() {
        Deadline four = scaled("4", () -> Deadline.within("turn", Duration.ofSeconds(30)));
        assertThat(four).hasToString("turn deadline of 120.0 s");
        assertThat(four.remaining()).isBetween(Duration.ofSeconds(60), Duration.ofSeconds(120));
        assertThat(scaled("0.5", () -> Deadline.within("turn", Duration.ofSeconds(1)))).hasToString("turn deadline of 0.5 s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fast", "0", "-1", "NaN"})
    void aTimescaleThatIsNoNumberAboveZeroIsRefusedByName(String scale) {
        assertThatThrownBy(() -> scaled(scale, () -> Deadline.within("turn", Duration.ofSeconds(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-Dassay.timescale=" + scale + " ");
    }

    @Test
    void silenceIsMeantToPass() {
        Deadline silence = Deadline.silence(Duration.ofMillis(10));
        assertThat(silence.meantToPass()).isTrue();
        silence.pass();
        assertThat(silence.passed()).isTrue();
        assertThat(Deadline.within("turn", Duration.ofSeconds(1)).meantToPass()).isFalse();
    }

    @Test
    void aSilenceIsStretchedAndNeverShortened() {
        Duration span = Duration.ofSeconds(10);
        assertThat(scaled("0.01", () -> Deadline.silence(span)).remaining()).isGreaterThan(Duration.ofSeconds(9));
        assertThat(scaled("4", () -> Deadline.silence(span)).remaining()).isGreaterThan(Duration.ofSeconds(39));
    }

    private static <T> T scaled(String scale, Supplier<T> made) {
        String before = System.setProperty(TIMESCALE, scale);
        try {
            return made.get();
        } finally {
            if (before == null) {
                System.clearProperty(TIMESCALE);
            } else {
                System.setProperty(TIMESCALE, before);
            }
        }
    }
}
