package assay.mux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import assay.channel.Dropped;
import assay.os.Exit;
import assay.os.Setting;

/** The command line as a channel, with a shell that does as it is told in the place of the program. */
@Timeout(60)
final class CommandLineTest {

    @Test
    void anOutcomeIsTheEndAndBothStreams() throws Exception {
        try (Desk desk = new Desk("echo \"$1\"; echo \"started pid=4711 now\" >&2; exit 3")) {
            Outcome outcome = desk.command().run("two words");
            assertThat(outcome).isEqualTo(new Outcome(new Exit.Code(3), "two words\n", "started pid=4711 now\n"));
            assertThat(outcome.succeeded()).isFalse();
            assertThat(outcome.pid()).isEqualTo(OptionalInt.of(4711));
            assertThat(outcome.lines()).containsExactly("two words");
        }
    }

    @Test
    void aCommandEndsByASignalToo() throws Exception {
        try (Desk desk = new Desk("kill -9 $$")) {
            assertThat(desk.command().run().exit()).isEqualTo(new Exit.Signal(9));
        }
    }

    @Test
    void theInputEndsAndTheEnvironmentIsAsItWasChanged() throws Exception {
        try (Desk desk = new Desk("cat; echo \"$A-${HOME-none}\"")) {
            Invocation what = Invocation.of().reading("read\n".getBytes(StandardCharsets.UTF_8))
                    .with(Setting.of("A", "b")).with(Setting.without("HOME"));
            assertThat(desk.command().run(what).out()).isEqualTo("read\nb-none\n");
            assertThat(desk.command().run("no input").out()).startsWith("-/");
        }
    }

    @Test
    void severalRunAtOnceAndOutcomesComeInTheOrderOfInvocation() throws Exception {
        try (Desk desk = new Desk("if [ $1 = wait ]; then until [ -e ~/go ]; do sleep 0.01; done; else touch ~/go; fi; echo $1")) {
            MuxCommand command = desk.command();
            command.begin(Invocation.of("wait"));
            command.begin(Invocation.of("go"));
            assertThat(command.outcome().out()).isEqualTo("wait\n");
            assertThat(command.outcome().out()).isEqualTo("go\n");
            assertThatThrownBy(command::outcome).isInstanceOf(Dropped.class).hasMessageContaining("no command is under way");
        }
    }

    @Test
    void whatADetachedProcessHoldsOpenHoldsNobodyUp() throws Exception {
        try (Desk desk = new Desk("setsid sleep 1000 & echo started >&2")) {
            assertThat(desk.command().run().err()).isEqualTo("started\n");
        }
    }

    @Test
    void aTranscriptShowsWordsAsTheyMayBeTypedAgain() {
        Invocation what = Invocation.of("a", "send", "exit\\n", "x\u001b\n").with(Setting.without("TERM")).with(Setting.of("A", "b"));

        assertThat(what.notation()).isEqualTo("-TERM A=b mux a send \"exit\\\\n\" \"x\\x1b\\n\"");
        assertThat(new Outcome(new Exit.Code(0), "", "no\n").notation()).isEqualTo("exit 0, err \"no\\n\"");
    }
}
