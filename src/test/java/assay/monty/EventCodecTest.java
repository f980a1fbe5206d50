package assay.monty;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

import assay.monty.wire.ChildEvent;
import assay.monty.wire.Print;
import assay.os.Exit;

final class EventCodecTest {

    private static final long SEED = 815;
    private static final String LOST = "no frame can be found behind the bad length";

    private final EventCodec codec = new EventCodec();
    private final List<Incoming> whole = new ArrayList<>();

    @Test
    void severalFramesInOneBufferAreSeveralEvents() {
        List<ChildEvent> events = events(50);
        take(stream(events));
        assertEvents(events);
    }

    @Test
    void framesThatArriveByteByByteAreTheSameEvents() {
        List<ChildEvent> events = events(20);
        for (byte each : stream(events)) {
            take(each);
        }
        assertEvents(events);
    }

    @Test
    void framesMayBeSplitAnywhere() {
        Random random = new Random(SEED);
        for (int round = 0; round < 100; round++) {
            whole.clear();
            List<ChildEvent> events = events(random.nextInt(30));
            byte[] stream = stream(events);
            for (int at = 0; at < stream.length; ) {
                int end = Math.min(stream.length, at + 1 + random.nextInt(random.nextBoolean() ? 4 : 400));
                take(Arrays.copyOfRange(stream, at, end));
                at = end;
            }
            assertEvents(events);
        }
    }

    @Test
    void anEventIsHandedOnWithItsLastByteAndNotLater() {
        byte[] frame = Frames.frame(print("x"));
        take(Arrays.copyOf(frame, frame.length - 1));
        assertThat(whole).isEmpty();
        take(frame[frame.length - 1]);
        assertEvents(List.of(print("x")));
    }

    @Test
    void aFrameOfLengthZeroIsAnEventWithoutAKind() {
        take(0, 0, 0, 0, 0, 0, 0, 0);
        assertEvents(List.of(ChildEvent.getDefaultInstance(), ChildEvent.getDefaultInstance()));
    }

    @Test
    void anEventKeepsTheBytesItCameIn() {
        byte[] unusual = {4, 0, 0, 0, (byte) 0xa0, 1, (byte) 0x80, 0};
        take(unusual);
        assertThat(whole).singleElement().extracting(Incoming::bytes).isEqualTo(unusual);
    }

    @Test
    void theLongestLengthIsAccepted() {
        take(Frames.prefix(Frames.LONGEST));
        assertThat(whole).isEmpty();
        assertThat(codec.progress()).isEqualTo("0 of 268435456 bytes of a frame had come");
    }

    @Test
    void oneMoreIsGarbageAndSoIsAllThatFollows() {
        byte[] prefix = Frames.prefix(Frames.LONGEST + 1L);
        take(prefix);
        take(Frames.frame(print("never seen")));
        take(9);
        codec.cut(whole::add);

        assertThat(whole)
                .containsExactly(
                        new Incoming.Garbage(
                                "a frame of 268435457 bytes is announced, and the longest is 268435456", prefix),
                        new Incoming.Garbage(LOST, Frames.frame(print("never seen"))),
                        new Incoming.Garbage(LOST, new byte[] {9}));
        assertThat(codec.progress()).isEqualTo("no frame can be found behind a bad length");
    }

    @Test
    void aBadLengthAmongGoodFramesSpoilsNothingBeforeIt() {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        stream.writeBytes(Frames.frame(print("good")));
        stream.writeBytes(new byte[] {-1, -1, -1, -1, 5, 6});
        take(stream.toByteArray());

        assertThat(whole).hasSize(3);
        assertThat(whole.get(0)).isEqualTo(new Incoming.Event(print("good")));
        assertThat(whole.get(1)).isInstanceOf(Incoming.Garbage.class);
        assertThat(whole.get(2)).isEqualTo(new Incoming.Garbage(LOST, new byte[] {5, 6}));
    }

    @Test
    void aBodyThatIsNoEventIsGarbageAndTheNextFrameIsFound() {
        byte[] damaged = {1, 0, 0, 0, 0x0f};
        take(damaged);
        take(Frames.frame(print("next")));

        assertThat(whole).hasSize(2);
        assertThat(whole.get(0)).isInstanceOfSatisfying(Incoming.Garbage.class, garbage -> {
            assertThat(garbage.why()).startsWith("a whole frame is no event: ");
            assertThat(garbage.bytes()).isEqualTo(damaged);
        });
        assertThat(whole.get(1)).isEqualTo(new Incoming.Event(print("next")));
    }

    @Test
    void aStreamCutInsideALengthIsGarbage() {
        take(1, 0);
        codec.cut(whole::add);
        assertThat(whole)
                .containsExactly(new Incoming.Garbage(
                        "the stream ended inside a frame: 2 of 4 bytes of a frame's length had come", new byte[] {1, 0}));
    }

    @Test
    void aStreamCutInsideABodyIsGarbage() {
        take(3, 0, 0, 0, 7);
        codec.cut(whole::add);
        assertThat(whole)
                .containsExactly(new Incoming.Garbage(
                        "the stream ended inside a frame: 1 of 3 bytes of a frame had come", new byte[] {3, 0, 0, 0, 7}));
    }

    @Test
    void aStreamCutBetweenFramesIsNothing() {
        codec.cut(whole::add);
        take(Frames.frame(print("whole")));
        codec.cut(whole::add);
        assertEvents(List.of(print("whole")));
    }

    @Test
    void progressSaysHowMuchOfAFrameHasCome() {
        assertThat(codec.progress()).isEqualTo("no byte of a frame had come");
        take(3);
        assertThat(codec.progress()).isEqualTo("1 of 4 bytes of a frame's length had come");
        take(0, 0, 0, 8);
        assertThat(codec.progress()).isEqualTo("1 of 3 bytes of a frame had come");
        take(1, 1);
        assertThat(codec.progress()).isEqualTo("no byte of a frame had come");
    }

    @Test
    void theEndHoldsStatusAndStandardError() {
        assertThat(codec.ended(new Exit.Signal(9), "oh")).isEqualTo(new Incoming.Ended(new Exit.Signal(9), "oh"));
    }

    private void take(int... bytes) {
        byte[] narrow = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            narrow[i] = (byte) bytes[i];
        }
        take(narrow);
    }

    private void take(byte[] bytes) {
        ByteBuffer arrived = ByteBuffer.wrap(bytes);
        codec.take(arrived, whole::add);
        assertThat(arrived.hasRemaining()).as("bytes left in the buffer").isFalse();
    }

    private void assertEvents(List<ChildEvent> events) {
        assertThat(whole).as("seed %d", SEED).isEqualTo(events.stream().map(Incoming.Event::new).toList());
    }

    private static List<ChildEvent> events(int count) {
        RandomMessages messages = new RandomMessages(SEED + count);
        List<ChildEvent> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            events.add(messages.fill(ChildEvent.newBuilder(), i % 3).build());
        }
        return events;
    }

    private static byte[] stream(List<ChildEvent> events) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        events.forEach(event -> stream.writeBytes(Frames.frame(event)));
        return stream.toByteArray();
    }

    private static ChildEvent print(String text) {
        return ChildEvent.newBuilder().setPrint(Print.newBuilder().setText(text)).build();
    }
}
