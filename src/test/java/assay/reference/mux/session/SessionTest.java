package assay.reference.mux.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.os.Launch;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.os.TerminalSize;
import assay.reference.mux.loop.Loop;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A real program in a real terminal, and who looks at it. */
@Timeout(60)
class SessionTest {

    private static final TerminalSize SIZE = new TerminalSize(40, 5);

    private final ServerPlatform platform = ServerPlatform.host();
    private final Watcher watcher = new Watcher();
    private Loop loop;
    private Surroundings around;

    @BeforeEach
    void open() throws Exception {
        loop = new Loop(platform.descriptors(), (source, fault) -> watcher.fault = fault);
        around = new Surroundings(platform, loop, (session, status) -> watcher.status = status);
    }

    @Test
    void whatTheProgramWritesIsOnTheScreenAndGoesToWhoLooks() throws Exception {
        Session session = begin("echo hello; exec cat");
        session.show(watcher);
        run(() -> session.screen().dump().get(0).equals("hello") && watcher.text().contains("hello"));
        session.type("typed\r".getBytes(StandardCharsets.US_ASCII));
        run(() -> session.screen().dump().contains("typed"));
        end(session);
    }

    @Test
    void itsEndIsTheShellsAndWhatWasWrittenBeforeIsReadFirst() throws Exception {
        Session session = begin("seq 1 200; exit 7");
        session.show(watcher);
        run(() -> watcher.status >= 0);
        assertThat(watcher.status).isEqualTo(7);
        assertThat(watcher.endedWith).isEqualTo(7);
        assertThat(watcher.text()).endsWith("200\r\n");
    }

    @Test
    void aQuestionIsAnsweredByTheScreen() throws Exception {
        Session session = begin("stty raw -echo; printf '\\033[6n'; head -c 6 | od -An -c; exec cat");
        run(() -> String.join("", session.screen().dump()).contains("[   1   ;   1   R"));
        end(session);
    }

    @Test
    void theGridGoesBackToTheWindowThatIsLeft() throws Exception {
        Session session = begin("exec cat");
        watcher.window = Optional.of(SIZE);
        session.show(watcher);
        Watcher other = new Watcher();
        other.window = Optional.of(new TerminalSize(60, 8));
        session.show(other);
        session.resize(other.window.get());
        assertThat(session.screen().columns()).isEqualTo(60);
        session.hide(other);
        assertThat(session.screen().columns()).isEqualTo(40);
        end(session);
    }

    @Test
    void aProgramThatReadsNothingHasABoundOfWhatIsTypedAheadForIt() throws Exception {
        Session session = begin("stty raw -echo; echo ready; exec sleep 100");
        run(() -> session.screen().dump().get(0).startsWith("ready"));
        assertThat(session.type(new byte[1 << 20])).isTrue();
        assertThat(session.type(new byte[1 << 20])).isFalse();
        assertThat(session.roomToType()).isLessThan(1 << 17);
        end(session);
    }

    @Test
    void aProgramThatCannotBeRunLeavesNothing() {
        assertThatThrownBy(() -> Session.begin(around, 0, "x",
                        new Launch("/no/such", List.of("x"), Map.of(), Path.of("/")), SIZE, false))
                .isInstanceOf(OsException.class).hasMessageContaining("/no/such");
    }

    @Test
    void anotherGoesOnWithWhatWasKept() throws Exception {
        Session session = begin("printf 'one \\033[31mtwo'; exec cat");
        run(() -> session.screen().dump().get(0).equals("one two"));
        Kept kept = session.keep();
        loop = new Loop(platform.descriptors(), (source, fault) -> watcher.fault = fault);
        around = new Surroundings(platform, loop, (ended, status) -> watcher.status = status);
        Session next = Session.adopt(around, kept);
        assertThat(next.screen().repaint()).isEqualTo(session.screen().repaint());
        assertThat(next.shell()).isEqualTo(session.shell());
        next.type("\rmore".getBytes(StandardCharsets.US_ASCII));
        run(() -> next.screen().dump().contains("more"));
        end(next);
    }

    private Session begin(String script) throws Exception {
        Launch what = new Launch("/bin/sh", List.of("sh", "-c", script), Map.of("PATH", "/usr/bin:/bin"), Path.of("/"));
        return Session.begin(around, 0, "0", what, SIZE, false);
    }

    private void end(Session session) throws Exception {
        platform.processes().signal(session.shell(), 9);
        run(() -> watcher.status >= 0);
    }

    /** Serves until something is so; the test's own time limit is the end of patience. */
    private void run(BooleanSupplier so) {
        loop.after(Duration.ZERO, () -> look(so));
        loop.run();
        assertThat(watcher.fault).isNull();
    }

    private void look(BooleanSupplier so) {
        if (so.getAsBoolean() || watcher.fault != null) {
            loop.stop();
        } else {
            loop.after(Duration.ofMillis(5), () -> look(so));
        }
    }

    private static final class Watcher implements View {
        private final ByteArrayOutputStream written = new ByteArrayOutputStream();
        private Optional<TerminalSize> window = Optional.empty();
        private RuntimeException fault;
        private int status = -1;
        private int endedWith = -1;

        String text() {
            return written.toString(StandardCharsets.UTF_8);
        }

        @Override
        public Optional<TerminalSize> window() {
            return window;
        }

        @Override
        public void wrote(byte[] bytes) {
            written.writeBytes(bytes);
        }

        @Override
        public void resized() {
            written.writeBytes("(resized)".getBytes(StandardCharsets.US_ASCII));
        }

        @Override
        public void roomToType() {
            written.size();
        }

        @Override
        public void ended(int how) {
            endedWith = how;
        }
    }
}
