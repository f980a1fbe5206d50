package assay.steps.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import assay.channel.Lying;
import assay.oracle.Answer;
import assay.oracle.OperatingSystem;
import assay.oracle.Oracle;
import assay.os.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A test that a lying oracle passed would be worth nothing, and so would one that nobody heeds. */
final class OracleOnTrialTest {

    @Test
    void theTruthPasses() {
        assertThat(SelfTest.of(new Oracle(new OperatingSystem(Platform.host().observations())))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            every yes is a no                 | true  | false
            every no is a yes                 | false | true
            five descriptors are three        | 5     | 3
            one of a kind is none             | 1     | 0
            a name is another                 | sh    | bash
            a mode is another                 | 640   | 600
            """)
    void aLieIsNoticed(String lie, String truth, String told) {
        Oracle liar = new Oracle(new Lying<>(
                new OperatingSystem(Platform.host().observations()),
                heard -> List.of(heard.equals(said(truth)) ? said(told) : heard)));

        assertThat(SelfTest.of(liar)).as(lie).isPresent();
    }

    private static Answer said(String item) {
        return new Answer.Said(List.of(item));
    }

    @Test
    void silenceIsNoticed() {
        Oracle silent = new Oracle(new Lying<>(
                new OperatingSystem(Platform.host().observations()), heard -> List.of(new Answer.CannotSay("no"))));

        assertThat(SelfTest.of(silent)).isPresent();
    }

    @Test
    void aFailureIsHeededByEveryExampleAndFoundOnce() {
        AtomicInteger held = new AtomicInteger();
        OracleOnTrial.Gate gate = new OracleOnTrial.Gate(() -> {
            held.incrementAndGet();
            return Optional.of(new AssertionError("the shell is dead"));
        });

        for (int example = 0; example < 2; example++) {
            assertThatThrownBy(gate::pass).isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("the shell is dead");
        }
        assertThat(held).hasValue(1);
    }

    @Test
    void aSuccessIsFoundOnceForEveryRun() {
        AtomicInteger held = new AtomicInteger();
        OracleOnTrial.Gate gate = new OracleOnTrial.Gate(() -> {
            held.incrementAndGet();
            return Optional.empty();
        });

        assertThatCode(gate::pass).doesNotThrowAnyException();
        assertThatCode(gate::pass).doesNotThrowAnyException();
        gate.forget();
        assertThatCode(gate::pass).doesNotThrowAnyException();
        assertThat(held).hasValue(2);
    }
}
