package assay.monkey.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.ninep.Fcall;
import assay.ninep.Incoming;
import assay.ninep.Misanswered;
import assay.ninep.Outgoing;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;
import org.junit.jupiter.api.Test;

/** What a wire makes of servers that say nothing, or nothing that makes sense. */
class WireTest {

    private final Server server = new Server();
    private final Wire wire = new Wire(server);

    /** A server that says what it was told to say, whatever is asked. */
    private static final class Server implements Channel<Outgoing, Incoming> {
        private final List<Outgoing> asked = new ArrayList<>();
        private final Deque<Incoming> answers = new ArrayDeque<>();
        private Incoming always;

        @Override
        public void send(Outgoing message, Deadline by) {
            asked.add(message);
        }

        @Override
        public Incoming receive(Deadline by) {
            if (!answers.isEmpty()) {
                return answers.remove();
            }
            if (always != null) {
                return always;
            }
            throw new Hang(by, "no byte had come");
        }

        @Override
        public void finish(Deadline by) {}

        @Override
        public void close() {}
    }

    private static Deadline soon() {
        return Deadline.within("reply", Duration.ofMillis(50));
    }

    @Test
    void oneThatSaysNothingHangs() {
        assertThatThrownBy(() -> wire.attach(soon())).isInstanceOf(Hang.class).hasMessageContaining("no byte had come");
    }

    @Test
    void oneThatHangsUpIsSaidToHaveDoneSo() {
        server.answers.add(new Incoming.HungUp());

        assertThatThrownBy(() -> wire.attach(soon())).isInstanceOf(Dropped.class)
                .hasMessage("the server hung up before it answered Tversion");
    }

    @Test
    void oneThatAnswersGarbageIsQuoted() {
        server.answers.add(new Incoming.Garbage("a size of 3 bytes", new byte[] {3, 0, 0, 0}));

        assertThatThrownBy(() -> wire.attach(soon())).isInstanceOf(Misanswered.class).hasMessageContaining("a size of 3 bytes");
    }

    @Test
    void oneThatSpeaksAnotherProtocolIsNotPlayedWith() {
        server.answers.add(new Rmessage.Rversion(Fcall.NOTAG, 8192, "unknown"));

        assertThatThrownBy(() -> wire.attach(soon())).hasMessage("the server does not speak 9P2000");
    }

    @Test
    void oneThatNeverStopsAndNeverAnswersHangsToo() {
        server.always = new Rmessage.Rclunk(7);

        assertThatThrownBy(() -> wire.attach(soon())).isInstanceOf(Hang.class).hasMessageContaining("something else");
    }

    @Test
    void whatIsAskedGoesOutTogetherOnceSomebodyWaits() {
        Tmessage first = wire.ask(tag -> new Tmessage.Tclunk(tag, 7), false);
        Tmessage second = wire.ask(tag -> new Tmessage.Tstat(tag, 1), true);
        assertThat(server.asked).isEmpty();
        server.answers.addAll(List.of(new Rmessage.Rclunk(first.tag()), new Rmessage.Rerror(second.tag(), "no")));

        assertThat(wire.answer(second, soon())).isEqualTo(new Rmessage.Rerror(second.tag(), "no"));
        assertThat(server.asked).containsExactly(new Outgoing.Together(List.of(first, second)));
        assertThat(wire.complaints()).isEmpty();
    }

    @Test
    void whatNobodyWaitsForIsWaitedForWhereAnotherWillLook() {
        Tmessage clunk = wire.ask(tag -> new Tmessage.Tclunk(tag, 7), false);
        server.answers.add(new Rmessage.Rclunk(clunk.tag()));

        wire.settle(soon());

        assertThat(server.asked).containsExactly(clunk);
        assertThat(server.answers).isEmpty();
    }
}
