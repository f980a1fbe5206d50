package assay.monty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

import com.google.protobuf.ByteString;
import org.junit.jupiter.api.Test;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Flooded;
import assay.channel.Hang;
import assay.monty.wire.ChildEvent;
import assay.monty.wire.Ok;
import assay.monty.wire.ParentRequest;
import assay.monty.wire.Print;
import assay.os.Exit;

final class WorkerTest {

    private static final Incoming OK =
            new Incoming.Event(ChildEvent.newBuilder().setOk(Ok.getDefaultInstance()).build());
    private static final Incoming GARBAGE = new Incoming.Garbage("odd", new byte[] {1});
    private static final Incoming ENDED = new Incoming.Ended(new Exit.Code(76), "why");

    private final Scripted channel = new Scripted();
    private final Worker worker = new Worker(channel);

    @Test
    void aTurnHoldsItsPrintsInOrderBesideItsEnd() {
        channel.says(print("a"), print("b"), OK, print("of the next turn"));
        Turn turn = worker.feed("…");
        assertThat(turn.printed()).isEqualTo("ab");
        assertThat(turn.prints()).hasSize(2);
        assertThat(turn.end()).isEqualTo(OK);
    }

    @Test
    void garbageAndTheEndOfTheProcessEndATurnToo() {
        channel.says(print("a"), GARBAGE, ENDED);
        assertThat(worker.feed("…")).isEqualTo(new Turn(List.of(printed("a")), GARBAGE));
        assertThat(worker.turn()).isEqualTo(new Turn(List.of(), ENDED));
    }

    @Test
    void anEndlessPrinterMeetsTheDeadlineOfTheTurn() {
        channel.saysForEver(print("again"));
        Deadline by = Deadline.within("turn", Duration.ofMillis(50));
        assertThatThrownBy(() -> worker.ask(ParentRequest.getDefaultInstance(), by))
                .isInstanceOf(Hang.class)
                .hasMessageContaining("turn deadline")
                .hasMessageMatching(".*after \\d+ prints.*");
    }

    @Test
    void anEndlessPrinterDoesNotFillOurMemoryUntilThen() {
        channel.saysForEver(print("x".repeat(1 << 20)));
        assertThatThrownBy(() -> worker.feed("…"))
                .isInstanceOf(Flooded.class)
                .hasMessageStartingWith("flooded: the turn, which has not ended, had come to 128 messages with ")
                .hasMessageNotContaining("deadline");
    }

    @Test
    void aWorkerThatStopsReadingStillYieldsItsEnd() {
        channel.refuse = true;
        channel.says(print("last words"), ENDED);
        assertThat(worker.feed("…")).isEqualTo(new Turn(List.of(printed("last words")), ENDED));
    }

    @Test
    void aWorkerThatStopsReadingIsToldOfWhenNobodyWaitsForItsTurn() {
        channel.refuse = true;
        assertThatThrownBy(() -> worker.sayFeed("1 + 1")).isInstanceOf(Dropped.class);
    }

    @Test
    void eachRequestIsOneMessageOfItsOwnKind() {
        channel.says(OK, OK, OK, OK, OK);
        worker.dump();
        worker.load(ByteString.copyFromUtf8("state"));
        worker.reset();
        worker.installDependencies("numpy");
        worker.shutdown();
        assertThat(channel.sent).extracting(Outgoing::notation)
                .containsExactly(
                        "dump { }",
                        "load { state: \"state\" }",
                        "reset { }",
                        "install_dependencies { requirements: \"numpy\" }",
                        "shutdown { }");
    }

    @Test
    void whatIsNoRequestTravelsAsItIs() {
        worker.say(new byte[] {1, 2});
        worker.stopListening();
        worker.closeInput();
        assertThat(channel.sent).containsExactly(new Outgoing.Raw(new byte[] {1, 2}), new Outgoing.StopListening());
        assertThat(channel.finished).isTrue();
    }

    private static Print printed(String text) {
        return Print.newBuilder().setText(text).build();
    }

    private static Incoming print(String text) {
        return new Incoming.Event(ChildEvent.newBuilder().setPrint(printed(text)).build());
    }

    /** A channel that says what it is told to, and keeps what is sent. */
    private static final class Scripted implements Channel<Outgoing, Incoming> {
        private final List<Outgoing> sent = new ArrayList<>();
        private final Deque<Incoming> script = new ArrayDeque<>();
        private Supplier<Incoming> next = script::remove;
        private boolean refuse;
        private boolean finished;

        void says(Incoming... messages) {
            script.addAll(List.of(messages));
        }

        void saysForEver(Incoming message) {
            next = () -> message;
        }

        @Override
        public void send(Outgoing message, Deadline by) {
            if (refuse) {
                throw new Dropped("does not listen");
            }
            sent.add(message);
        }

        @Override
        public Incoming receive(Deadline by) {
            return next.get();
        }

        @Override
        public void finish(Deadline by) {
            finished = true;
        }

        @Override
        public void close() {}
    }
}
