package assay.channel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;

import org.junit.jupiter.api.Test;

import assay.channel.Transcript.Direction;

final class TranscriptTest {

    private final Transcript transcript = new Transcript();

    @Test
    void aMessageOfSixtyFourKibibytesIsKeptWhole() {
        Note note = new Note("x".repeat(65_536));
        transcript.add(Direction.IN, note);
        assertThat(transcript.entries()).singleElement().satisfies(entry -> {
            assertThat(entry.message()).isSameAs(note);
            assertThat(entry.excerpt()).isNull();
        });
    }

    @Test
    void ofOneByteMoreAnExcerptIsKept() throws Exception {
        String word = "\u0001head" + "x".repeat(65_528) + "tail";
        transcript.add(Direction.IN, new Note(word));
        Transcript.Entry entry = transcript.entries().get(0);
        String sha256 = HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256").digest(word.getBytes(StandardCharsets.ISO_8859_1)));

        assertThat(entry.message()).isNull();
        assertThat(entry.excerpt().length()).isEqualTo(65_537);
        assertThat(entry.excerpt().sha256()).isEqualTo(sha256);
        assertThat(new String(entry.excerpt().head(), StandardCharsets.ISO_8859_1)).isEqualTo(word.substring(0, 48));
        assertThat(new String(entry.excerpt().tail(), StandardCharsets.ISO_8859_1)).isEqualTo(word.substring(65_537 - 48));
        assertThat(entry.toString())
                .contains("65537 bytes, SHA-256 " + sha256 + ", from \".headxxx", "xtail\"")
                .doesNotContain("\u0001");
    }

    @Test
    void anEntryShowsDirectionTimeAndNotation() {
        transcript.add(Direction.OUT, new Note("a"));
        transcript.add(Direction.IN, new Note("b"));
        assertThat(transcript.print().lines().toList())
                .hasSize(2)
                .satisfies(lines -> assertThat(lines.get(0)).matches("-> +0\\.\\d{6} note a"))
                .satisfies(lines -> assertThat(lines.get(1)).matches("<- +0\\.\\d{6} note b"));
    }

    @Test
    void timesNeverGoBack() {
        add(1_000);
        assertThat(transcript.entries()).extracting(Transcript.Entry::at).isSorted();
    }

    @Test
    void fourHundredMessagesArePrintedWhole() {
        add(400);
        assertThat(transcript.print().lines()).hasSize(400).noneMatch(line -> line.contains("left out"));
    }

    @Test
    void ofMoreBothEndsArePrintedAndTheRestIsCounted() {
        add(1_000);
        List<String> lines = transcript.print().lines().toList();
        assertThat(lines).hasSize(401);
        assertThat(lines.get(199)).endsWith(" note 199");
        assertThat(lines.get(200)).isEqualTo("... 600 messages left out ...");
        assertThat(lines.get(201)).endsWith(" note 800");
        assertThat(lines.get(400)).endsWith(" note 999");
    }

    @Test
    void ofAConversationWithoutEndNoMoreIsKeptThanIsPrinted() {
        add(100_000);
        assertThat(transcript.entries()).hasSize(400);
        assertThat(transcript.print()).contains("... 99600 messages left out ...");
    }

    private void add(int count) {
        for (int i = 0; i < count; i++) {
            transcript.add(Direction.IN, new Note(Integer.toString(i)));
        }
    }
}
