package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

import org.junit.jupiter.api.Test;

import assay.channel.Deadline;
import assay.monty.EventCodec;
import assay.monty.Frames;
import assay.monty.Incoming;
import assay.monty.Outgoing;
import assay.monty.wire.ChildEvent;
import assay.os.Exit;

/** Closing our reading end of a process's output. */
final class StoppedListeningTest {

    private static final int TIMES = 100;

    private static final String WHOLE_FRAME_AND_HALF_A_PREFIX = "\\000\\000\\000\\000\\000\\000";

    @Test
    void aMessageThatWeCutOffOurselvesIsNoGarbageOfTheSubject() throws IOException {
        String script = "printf '" + WHOLE_FRAME_AND_HALF_A_PREFIX + "'; read line; exit 4";
        try (Running<Outgoing, Incoming> running =
                Running.start(Plain.program("/bin/sh", "-c", script), Map.of(), new EventCodec())) {
            Deadline by = Plain.soon();
            assertThat(running.channel().receive(by)).isEqualTo(new Incoming.Event(ChildEvent.getDefaultInstance()));
            running.channel().send(new Outgoing.StopListening(), by);
            running.channel().finish(by);
            assertThat(running.channel().receive(by)).isEqualTo(new Incoming.Ended(new Exit.Code(4), ""));
        }
    }

    @Test
    void aMessageThatTheSubjectCutsOffIsGarbage() throws IOException {
        String script = "printf '" + WHOLE_FRAME_AND_HALF_A_PREFIX + "'";
        try (Running<Outgoing, Incoming> running =
                Running.start(Plain.program("/bin/sh", "-c", script), Map.of(), new EventCodec())) {
            Deadline by = Plain.soon();
            assertThat(running.channel().receive(by)).isInstanceOf(Incoming.Event.class);
            assertThat(running.channel().receive(by)).isInstanceOf(Incoming.Garbage.class);
            assertThat(running.channel().receive(by)).isEqualTo(new Incoming.Ended(new Exit.Code(0), ""));
        }
    }

    @Test
    void whoWritesToNobodyIsEndedBySignal() throws IOException {
        try (Running<Outgoing, Incoming> running =
                Running.start(Plain.program("/bin/sh", "-c", "read line; exec yes"), Map.of(), new EventCodec())) {
            running.channel().send(new Outgoing.StopListening(), Plain.soon());
            running.channel().send(new Outgoing.Raw(Frames.prefix('\n')), Plain.soon());
            assertThat(running.channel().receive(Plain.soon())).isEqualTo(new Incoming.Ended(new Exit.Signal(13), ""));
        }
    }

    /** A program that is just being started holds a copy of every pipe, and used to listen in our place. */
    @Test
    void aWriterNoticesThatNobodyListensAlsoWhileOtherProgramsStart() throws Exception {
        AtomicBoolean enough = new AtomicBoolean();
        Thread others = new Thread(() -> startOthers(enough));
        others.start();
        try {
            for (int i = 0; i < TIMES; i++) {
                assertThat(endOfAnUnheardWriter()).isEqualTo(new Incoming.Ended(new Exit.Signal(13), ""));
            }
        } finally {
            enough.set(true);
            others.join();
        }
    }

    private static Incoming endOfAnUnheardWriter() throws IOException {
        Provenance writer = Plain.program("/bin/sh", "-c", "read line; echo unheard");
        try (Running<Outgoing, Incoming> running = Running.start(writer, Map.of(), new EventCodec())) {
            running.channel().send(new Outgoing.StopListening(), Plain.soon());
            running.channel().send(new Outgoing.Raw(Frames.prefix('\n')), Plain.soon());
            return running.channel().receive(Plain.soon());
        }
    }

    private static void startOthers(AtomicBoolean enough) {
        while (!enough.get()) {
            try (Running<Plain.Said, Plain.Said> other = Plain.shell(":")) {
                Plain.finish(other);
            } catch (IOException refused) {
                throw new UncheckedIOException(refused);
            }
        }
    }
}
