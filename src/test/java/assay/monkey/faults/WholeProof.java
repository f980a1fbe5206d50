package assay.monkey.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.monkey.Findings;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fault is found, and shrunk to a few operations that fail each time. It takes an hour, so it runs only when it is named. */
class WholeProof {

    private static final Path ROOT = Path.of("").toAbsolutePath();
    private static final Pattern SHRUNK = Pattern.compile("\\d+ -> (\\d+) operations in \\d+ runs; fails 3 of 3");
    private static final int FEW = 5;

    @TempDir
    private Path out;

    @ParameterizedTest
    @MethodSource("assay.monkey.faults.Faults#all")
    void aFaultIsFoundAndShrunk(Fault fault) throws IOException {
        Findings found = Proof.of(ROOT, fault, Long.getLong("monkey.seed", 1), out, any -> {});

        System.out.printf("%s | %d steps | %.0f s | %s%n", fault, found.steps(), found.seconds(), found.failures().stream()
                .map(each -> each.signature() + " | " + each.shrunk()).toList());
        assertThat(found.failures()).as("what was found in %d steps", found.steps()).isNotEmpty();
        Matcher shrunk = SHRUNK.matcher(found.failures().get(0).shrunk());
        assertThat(shrunk.matches()).as(found.failures().get(0).shrunk()).isTrue();
        assertThat(Integer.parseInt(shrunk.group(1))).as("operations").isLessThanOrEqualTo(FEW);
    }
}
