package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import assay.os.Exit;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Setting;
import assay.os.TerminalSize;
import assay.subject.Plain.Said;
import assay.subject.Plain.Whole;

/** Several programs on one machine, with pipes or in a terminal, and nothing of them afterwards. */
@Timeout(60)
final class BoxTest {

    private static final TerminalSize SIZE = new TerminalSize(40, 12);

    private final Processes processes = Platform.host().processes();

    @Test
    void programsMeetInOneScratchAndEachHasItsOwnEnvironment() throws IOException {
        try (Box box = Box.open()) {
            assertThat(shell(box, List.of(), "echo hello >~/met").exit()).isEqualTo(new Exit.Code(0));
            assertThat(shell(box, List.of(Setting.of("MORE", "yes"), Setting.without("XDG_RUNTIME_DIR")),
                    "cat ~/met; echo $MORE; echo ${XDG_RUNTIME_DIR-none}").text()).isEqualTo("hello\nyes\nnone\n");
        }
    }

    @Test
    void whatOneProgramLeftRunningIsThereForTheNextAndGoneInTheEnd() throws IOException {
        int left;
        Path home;
        try (Box box = Box.open()) {
            home = box.scratch().home();
            left = Integer.parseInt(shell(box, List.of(), "setsid sleep 1000 >&- 2>&- & echo $!").text().strip());
            assertThat(box.processes()).containsExactly(left);
            assertThat(processes.alive(left)).isTrue();
        }
        assertThat(processes.alive(left)).isFalse();
        assertThat(home).doesNotExist();
    }

    @Test
    void anOrphanThatWasExpectedIsCollectedAtItsEnd() throws IOException {
        try (Box box = Box.open()) {
            int left = Integer.parseInt(shell(box, List.of(), "setsid sleep 1000 >&- 2>&- & echo $!").text().strip());
            box.expect(left);
            long began = System.nanoTime();
            processes.signal(left, 9);
            Plain.soon().await(() -> !processes.all().contains(left), "it is not collected");
            assertThat((System.nanoTime() - began) / 1_000_000).as("milliseconds").isLessThan(1_000);
        }
    }

    @Test
    void aProgramInATerminalSeesItsSizeAndIsHeardToTheEnd() throws IOException {
        try (Box box = Box.open();
                InTerminal<Said, Said> seated = seat(box, "stty size; tty; stty -echo; echo ready; read line; echo \"<$line>\"; exit 7")) {
            seated.channel().send(Said.text("typed\n"), Plain.soon());
            Whole whole = Plain.toEnd(seated.channel(), Plain.soon());
            assertThat(whole.text()).contains("12 40\r\n", seated.path() + "\r\n", "<typed>\r\n");
            assertThat(whole.exit()).isEqualTo(new Exit.Code(7));
        }
    }

    @Test
    void aProgramInATerminalIsToldOfANewSize() throws IOException {
        try (Box box = Box.open();
                InTerminal<Said, Said> seated = seat(box, "trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.01; done")) {
            awaitText(seated, "ready");
            seated.resize(new TerminalSize(91, 17));
            assertThat(Plain.toEnd(seated.channel(), Plain.soon()).text()).contains("17 91");
        }
    }

    @Test
    void ofALongOutputToATerminalNothingIsLost() throws IOException {
        try (Box box = Box.open(); InTerminal<Said, Said> seated = seat(box, "stty raw; yes x | head -c 300000; exit 3")) {
            Whole whole = Plain.toEnd(seated.channel(), Plain.soon());
            assertThat(whole.bytes()).hasSize(300_000);
            assertThat(whole.exit()).isEqualTo(new Exit.Code(3));
        }
    }

    @Test
    void theMasterIsClosedWithTheProgram() throws IOException {
        long before = masters();
        try (Box box = Box.open()) {
            InTerminal<Said, Said> seated = seat(box, "exec sleep 1000");
            assertThat(masters()).isEqualTo(before + 1);
            seated.close();
            assertThat(masters()).isEqualTo(before);
            assertThatThrownBy(() -> seat(box, List.of("/no/such/program"))).isInstanceOf(IOException.class);
            assertThat(masters()).isEqualTo(before);
        }
    }

    private long masters() {
        return Platform.host().descriptors().of(processes.self()).values().stream()
                .filter(target -> target.endsWith("ptmx")).count();
    }

    private static void awaitText(InTerminal<Said, Said> seated, String text) {
        StringBuilder heard = new StringBuilder();
        while (heard.indexOf(text) < 0) {
            heard.append(new String(seated.channel().receive(Plain.soon()).bytes(), StandardCharsets.UTF_8));
        }
    }

    private static Whole shell(Box box, List<Setting> changes, String script) throws IOException {
        try (Running<Said, Said> running = box.start(Plain.program("/bin/sh", "-c", script), changes, new Plain())) {
            return Plain.finish(running);
        }
    }

    private static InTerminal<Said, Said> seat(Box box, String script) throws IOException {
        return seat(box, List.of("/bin/sh", "-c", script));
    }

    private static InTerminal<Said, Said> seat(Box box, List<String> command) throws IOException {
        return box.startInTerminal(Plain.program(Stream.of(command).flatMap(List::stream).toArray(String[]::new)), List.of(),
                new Plain(), SIZE);
    }
}
