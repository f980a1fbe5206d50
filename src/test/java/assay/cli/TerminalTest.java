package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import org.junit.jupiter.api.Test;

class TerminalTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Terminal terminal = new Terminal(stream(out), stream(err), true);

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    @Test
    void nothingThatIsQuotedIsObeyed() {
        terminal.print("1 times no-reply: \u001b]0;gone\u0007");
        terminal.say("\u001b[31mred");

        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualToIgnoringNewLines("1 times no-reply: \u241b]0;gone\u2407");
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualToIgnoringNewLines("\u241b[31mred");
    }

    @Test
    void machinesGetWhatWasSaid() {
        terminal.give(Json.text(Map.of("why", "\ud83d\ude00 \u202e \u001b")));

        assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"\ud83d\ude00 \u202e \\u001B\"");
    }
}
