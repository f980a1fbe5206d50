package assay.monkey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.monkey.input.Mixes;
import assay.subject.Provenance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a monkey once held against the session server, and it was the monkey that was wrong. */
class FalseAlarmsTest {

    private static final Path PROGRAM = Path.of("target/pardes").toAbsolutePath();

    @TempDir
    private Path out;

    @ParameterizedTest
    @ValueSource(strings = {
        // A text that is looked for, and reads like a command that moves no dot.
        """
        write /ctl data "Last"
        watch {p1} { write /pane/{p1}/body data "menu" }
        write /look data "menu"
        """,
        // A fid that was not open, taken for one that was.
        """
        sequence { write /pane/{p0}/addr data "#5" } { write /pane/{p0}/data data "h" }
        stat /pane/{p0}/addr
        sequence { write /pane/{p0}/addr data "" } { write /pane/{p0}/data data "n" }
        """,
        // A line that a full write has begun, and another one ends.
        """
        sequence { hold h1 /pane/{p0}/ctl mode 1 } { write-held h1 data " "*65532+"Undo" }
        write /pane/{p0}/body data "more"
        write-held h1 data "\\n"
        """
    })
    void theServerIsRight(String operations) throws IOException {
        Path file = Files.writeString(out.resolve("once.ops"), "assay monkey 1\n\nsession\n" + operations);
        Plan plan = new Plan(List.of(), 0, Mixes.all(), 1, 0, Duration.ZERO, out, true, 0);
        Provenance program = new Provenance("pardes", List.of(PROGRAM.toString()), "", "", Provenance.Whose.REFERENCE);

        Findings findings = new Monkey(Server.of(program, Map.of("PARDES_NOTIME", "1")), plan, any -> {}).replay(file, Optional.empty());

        assertThat(findings.failures()).isEmpty();
        assertThat(findings.steps()).isEqualTo(3);
    }
}
