package assay.reference.mux.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

/** The words for an image that goes on with a daemon. */
class ArgumentsTest {

    private final Arguments arguments =
            new Arguments(5, 6, List.of(7, 9), Optional.of(Step.SESSIONS), Optional.empty());

    @Test
    void theySayWhatCrossesAndWhatTheDaemonWasTold() {
        assertThat(arguments.line("/s", Optional.of("/bin/cat"))).containsExactly("mux", "d", "start", "--sock", "/s",
                "--shell", "/bin/cat", "--resume-fd", "5", "--resume-back", "6", "--resume-keep", "7,9",
                "--resume-fail-at", "sessions");
        assertThat(arguments.crossing()).containsExactlyInAnyOrder(5, 6, 7, 9);
        assertThat(Arguments.kept("7,9")).containsExactly(7, 9);
        assertThat(Arguments.kept("")).isEmpty();
    }

    @Test
    void fromAnImageThatWasReturnedToThereIsNoFurtherReturn() {
        Arguments returning = arguments.returning("why");
        assertThat(returning.canReturn()).isFalse();
        assertThat(returning.failing()).isEmpty();
        assertThat(returning.crossing()).containsExactlyInAnyOrder(5, 7, 9);
    }
}
