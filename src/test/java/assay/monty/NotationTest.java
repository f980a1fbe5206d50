package assay.monty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;

import com.google.protobuf.ByteString;
import com.google.protobuf.UnknownFieldSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import assay.monty.wire.ChildEvent;
import assay.monty.wire.Complete;
import assay.monty.wire.Feed;
import assay.monty.wire.MontyObject;
import assay.monty.wire.ObjectList;
import assay.monty.wire.ParentRequest;
import assay.monty.wire.Print;
import assay.os.Exit;

final class NotationTest {

    private static final long SEED = 20_261_130;
    private static final int MESSAGES = 2_000;

    @Test
    void anyRequestIsReadBackAsItWasPrinted() {
        RandomMessages messages = new RandomMessages(SEED);
        Set<ParentRequest.KindCase> kinds = new HashSet<>();
        for (int i = 0; i < MESSAGES; i++) {
            ParentRequest request = messages.fill(ParentRequest.newBuilder(), 4).build();
            assertReadBack(new Outgoing.Request(request), i);
            kinds.add(request.getKindCase());
        }
        assertThat(kinds).contains(ParentRequest.KindCase.values());
    }

    @Test
    void anyEventIsReadBackAsItWasPrinted() {
        RandomMessages messages = new RandomMessages(SEED);
        Set<ChildEvent.KindCase> kinds = new HashSet<>();
        for (int i = 0; i < MESSAGES; i++) {
            ChildEvent event = messages.fill(ChildEvent.newBuilder(), 4).build();
            assertReadBack(new Incoming.Event(event), i);
            kinds.add(event.getKindCase());
        }
        assertThat(kinds).contains(ChildEvent.KindCase.values());
    }

    @Test
    void fieldsThatTheSchemaDoesNotKnowAreReadBackToo() {
        RandomMessages messages = new RandomMessages(SEED).withUnknownFields();
        for (int i = 0; i < MESSAGES / 4; i++) {
            assertReadBack(new Outgoing.Request(messages.fill(ParentRequest.newBuilder(), 4).build()), i);
            assertReadBack(new Incoming.Event(messages.fill(ChildEvent.newBuilder(), 4).build()), i);
        }
    }

    @Test
    void anUnknownFieldDeepInsideIsNotLost() {
        UnknownFieldSet unknown = UnknownFieldSet.newBuilder()
                .addField(99, UnknownFieldSet.Field.newBuilder().addVarint(7).build())
                .build();
        MontyObject odd = MontyObject.newBuilder().setUnknownFields(unknown).build();
        Incoming.Event event = new Incoming.Event(
                complete(MontyObject.newBuilder().setList(ObjectList.newBuilder().addItems(odd)).build()));

        assertThat(event.notation()).startsWith("frame ");
        assertReadBack(event, 0);
    }

    @Test
    void garbageAndTheEndOfAProcessAreReadBack() {
        RandomMessages messages = new RandomMessages(SEED);
        Random random = new Random(SEED);
        for (int i = 0; i < MESSAGES; i++) {
            assertReadBack(new Outgoing.Raw(messages.bytes(i % 40).toByteArray()), i);
            assertReadBack(new Incoming.Garbage(messages.text(), messages.bytes(i % 40).toByteArray()), i);
            Exit exit = random.nextBoolean() ? new Exit.Code(random.nextInt(256)) : new Exit.Signal(random.nextInt(64));
            assertReadBack(new Incoming.Ended(exit, messages.text()), i);
        }
        assertReadBack(new Outgoing.StopListening(), 0);
        assertReadBack(new Incoming.Ended(new Exit.Code(1), "he said \"no\" stderr \"\n"), 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100, 300})
    void aDeeplyNestedValueIsReadBack(int depth) {
        MontyObject value = MontyObject.getDefaultInstance();
        for (int i = 0; i < depth; i++) {
            value = MontyObject.newBuilder().setList(ObjectList.newBuilder().addItems(value)).build();
        }
        assertReadBack(new Incoming.Event(complete(value)), depth);
    }

    @Test
    void anEmptyMessageIsSaidInWords() {
        Incoming.Event event = new Incoming.Event(ChildEvent.getDefaultInstance());
        assertThat(event.notation()).isEqualTo("an empty message");
        assertThat(Notation.parseIncoming(event.notation())).isEqualTo(event);
        assertReadBack(new Outgoing.Request(ParentRequest.getDefaultInstance()), 0);
    }

    @Test
    void theWordsAreThoseOfTheSchema() {
        Feed feed = Feed.newBuilder().setCode("print(\"é\")\n").build();
        assertThat(new Outgoing.Request(ParentRequest.newBuilder().setFeed(feed).build()).notation())
                .isEqualTo("feed { code: \"print(\\\"é\\\")\\n\" }");
        assertThat(new Outgoing.Raw(new byte[] {0, -1}).notation()).isEqualTo("raw 00ff");
        assertThat(new Outgoing.StopListening().notation()).isEqualTo("stop listening");
        assertThat(new Incoming.Ended(new Exit.Signal(9), "").notation()).isEqualTo("ended signal 9 stderr \"\"");
    }

    @Test
    void nothingThatATerminalObeysIsPrinted() {
        Print print = Print.newBuilder().setText("a\rb\u001b[2J\u0085\u2028c").build();
        assertThat(new Incoming.Event(ChildEvent.newBuilder().setPrint(print).build()).notation())
                .isEqualTo("print { text: \"a\\015b\\033[2J\\302\\205\\342\\200\\250c\" }");
    }

    @Test
    void aLineThatIsNoMessageIsRefusedWithTheLine() {
        assertThatThrownBy(() -> Notation.parseOutgoing("fed { }"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("fed { }");
        assertThatThrownBy(() -> Notation.parseIncoming("frame 00"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("frame 00");
    }

    private static ChildEvent complete(MontyObject value) {
        return ChildEvent.newBuilder().setComplete(Complete.newBuilder().setValue(value)).build();
    }

    private static void assertReadBack(Outgoing message, int number) {
        String line = assertOneLine(message.notation(), number);
        Outgoing back = Notation.parseOutgoing(line);
        assertThat(back).as("seed %d, message %d", SEED, number).isEqualTo(message);
        assertThat(ByteString.copyFrom(back.bytes())).isEqualTo(ByteString.copyFrom(message.bytes()));
    }

    private static void assertReadBack(Incoming message, int number) {
        String line = assertOneLine(message.notation(), number);
        Incoming back = Notation.parseIncoming(line);
        assertThat(back).as("seed %d, message %d", SEED, number).isEqualTo(message);
        assertThat(ByteString.copyFrom(back.bytes())).isEqualTo(ByteString.copyFrom(message.bytes()));
    }

    private static String assertOneLine(String line, int number) {
        assertThat(line.chars())
                .as("seed %d, message %d: %s", SEED, number, line)
                .noneMatch(each -> Character.isISOControl(each) || each == 0x2028 || each == 0x2029);
        return line;
    }
}
