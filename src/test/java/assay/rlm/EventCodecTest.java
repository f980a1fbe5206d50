package assay.rlm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventCodecTest {

    private static final int TIMES = 500;

    @Test
    void eventsComeWholeHoweverTheStreamIsCut() {
        for (int seed = 0; seed < TIMES; seed++) {
            Arbitrary arbitrary = new Arbitrary(seed);
            List<Incoming> said = new ArrayList<>();
            ByteArrayOutputStream stream = new ByteArrayOutputStream();
            for (int i = arbitrary.below(5); i >= 0; i--) {
                Incoming.Event event = arbitrary.event();
                said.add(event);
                stream.writeBytes(event.bytes());
            }

            assertThat(heard(stream.toByteArray(), arbitrary)).as("seed %d", seed).isEqualTo(said);
        }
    }

    private static List<Incoming> heard(byte[] stream, Arbitrary cuts) {
        List<Incoming> heard = new ArrayList<>();
        EventCodec codec = new EventCodec();
        for (int at = 0; at < stream.length; ) {
            int length = Math.min(stream.length - at, 1 + cuts.below(40));
            codec.take(ByteBuffer.wrap(stream, at, length), heard::add);
            at += length;
        }
        codec.cut(heard::add);
        return heard;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "hello                           | a line is no JSON",
        "{\"event\": NaN}                | a line is no JSON",
        "{\"event\": \"a\"} {}           | a line is no JSON",
        "[]                              | a line is no object with an event's name in it",
        "{\"event\": 7}                  | a line is no object with an event's name in it",
        "{\"id\": null}                  | a line is no object with an event's name in it"})
    void aLineThatIsNoEventIsGarbageAndCostsNoOther(String line, String why) {
        List<Incoming> heard = new ArrayList<>();

        new EventCodec().take(ByteBuffer.wrap((line + "\n{\"event\":\"done\"}\n").getBytes(StandardCharsets.UTF_8)), heard::add);

        assertThat(heard).hasSize(2);
        assertThat(heard.get(0)).isInstanceOfSatisfying(Incoming.Garbage.class, garbage -> {
            assertThat(garbage.why()).startsWith(why);
            assertThat(garbage.bytes()).asString(StandardCharsets.UTF_8).isEqualTo(line + "\n");
        });
        assertThat(heard.get(1).notation()).isEqualTo("{\"event\":\"done\"}");
    }

    @Test
    void aStreamThatEndsInsideALineSaysSo() {
        List<Incoming> heard = new ArrayList<>();
        EventCodec codec = new EventCodec();

        codec.take(ByteBuffer.wrap("{\"event\"".getBytes(StandardCharsets.UTF_8)), heard::add);

        assertThat(heard).isEmpty();
        assertThat(codec.progress()).isEqualTo("8 bytes of a line had come");
        codec.cut(heard::add);
        assertThat(heard).containsExactly(
                new Incoming.Garbage("the stream ended inside a line", "{\"event\"".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aLineWithoutEndIsGarbageBeforeItFillsOurMemory() {
        List<Incoming> heard = new ArrayList<>();
        EventCodec codec = new EventCodec();
        byte[] part = new byte[1 << 20];

        for (int i = 0; i < 400; i++) {
            codec.take(ByteBuffer.wrap(part), heard::add);
        }
        codec.take(ByteBuffer.wrap("\n{\"event\":\"done\"}\n".getBytes(StandardCharsets.UTF_8)), heard::add);

        assertThat(heard).hasSize(2);
        assertThat(heard.get(0)).isInstanceOfSatisfying(Incoming.Garbage.class, garbage -> {
            assertThat(garbage.why()).isEqualTo("a line is longer than 134217728 bytes and has no end");
            assertThat(garbage.bytes()).hasSize(65_536);
        });
        assertThat(heard.get(1).notation()).isEqualTo("{\"event\":\"done\"}");
    }
}
