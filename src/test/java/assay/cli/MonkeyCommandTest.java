package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code assay monkey} makes of its words, and of programs that serve nothing. */
final class MonkeyCommandTest {

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int monkey(String... words) {
        List<String> all = new ArrayList<>(List.of("monkey", "--out", folder.toString()));
        all.addAll(List.of(words));
        PrintStream said = new PrintStream(err, true, StandardCharsets.UTF_8);
        return Main.execute(all.toArray(String[]::new), Project.of(name -> null), new Terminal(said, said, false));
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--shard 3/2        | --shard takes two numbers such as 2/8, not '3/2'",
        "--shard 2/2        | --shard 2/2 leaves none of 1 seeds",
        "--seeds 5          | --seeds takes a range such as 1..1000, not '5'",
        "--only write,fly   | --only takes some of: write, read, stat",
        "--subject pardes   | name the system and its program together",
        "--jobs many        | Invalid value for option '--jobs'"})
    void wordsThatMeanNothingAreRefused(String words, String why) {
        assertThat(monkey(words.split(" "))).isEqualTo(Exit.USAGE);
        assertThat(said()).contains(why);
    }

    @Test
    void aFileWithoutOperationsIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("other"), "hello\n");

        assertThat(monkey("--replay", file.toString(), "--subject", "pardes", "--", "/bin/true")).isEqualTo(Exit.USAGE);
        assertThat(said()).contains("does not begin with 'assay monkey 1'");
        assertThat(monkey("--replay", folder.resolve("none").toString(), "--subject", "pardes", "--", "/bin/true")).isEqualTo(Exit.USAGE);
    }

    @Test
    void aProgramThatServesNothingIsInconclusive() {
        assertThat(monkey("--steps", "5", "--no-shrink", "--subject", "pardes", "--", "/bin/true")).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("no session answers");
    }
}
