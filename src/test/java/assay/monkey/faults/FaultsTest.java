package assay.monkey.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import assay.monkey.Findings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The proof itself is {@link WholeProof}; these say that it still can be made. */
class FaultsTest {

    private static final Path ROOT = Path.of("").toAbsolutePath();

    @TempDir
    private Path out;

    @ParameterizedTest
    @MethodSource("assay.monkey.faults.Faults#all")
    void everyFaultHasItsPlaceInTheServer(Fault fault) throws IOException {
        assertThat(fault.file(BrokenServer.sources(ROOT))).endsWith(".java");
    }

    @Test
    void aBrokenServerIsFoundOutAndHowIsShrunkToOneOperation() throws IOException {
        Findings found = Proof.of(ROOT, Faults.named("logs a msg beside an err"), 2, out, any -> {});

        assertThat(found.failures()).isNotEmpty();
        assertThat(found.failures().get(0).signature()).isEqualTo("one-failure-rule: a msg record beside a failed write");
        assertThat(found.failures().get(0).shrunk()).contains("-> 1 operations").endsWith("fails 3 of 3");
        assertThat(Files.readString(found.failures().get(0).record())).startsWith("assay monkey 1\nseed: 2\n");
    }

    @Test
    void aServerThatEndsInOrderWhenNobodyAskedIsFoundOut() throws IOException {
        Findings found = Proof.of(ROOT, Faults.named("ends in order when the address of the fourth pane is opened"), 2, out, any -> {});

        assertThat(found.failures()).extracting(Findings.Finding::signature)
                .contains("unasked-end: a session ended that nobody asked to end");
    }
}
