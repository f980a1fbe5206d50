package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import assay.report.view.Exhibit;
import assay.report.view.Passage;
import io.cucumber.messages.types.Attachment;
import io.cucumber.messages.types.AttachmentContentEncoding;

class EvidenceTest {

    @TempDir
    Path reports;

    @Test
    void aShortTextStandsOnThePage() throws IOException {
        Exhibit exhibit = Evidence.in(reports).keep(text("> ping", "text/plain"), "rule.1-evidence1", true);
        assertThat(exhibit).isEqualTo(new Exhibit("transcript", "text/plain", "6 B", "> ping", ""));
        assertThat(reports.resolve("evidence")).doesNotExist();
    }

    @Test
    void aTextIsAFileFromTheFirstByteOverTheBound() throws IOException {
        Evidence evidence = Evidence.in(reports);
        String most = "x".repeat(Evidence.ON_THE_PAGE);
        assertThat(evidence.keep(text(most, "text/plain"), "a", true).linked()).isFalse();
        assertThat(evidence.keep(text(most + "y", "text/plain"), "b", true).link()).isEqualTo("evidence/b.txt");
        assertThat(reports.resolve("evidence/b.txt")).hasContent(most + "y");
    }

    @Test
    void expectedExamplesShareWhatThePageCanBear() throws IOException {
        Evidence evidence = Evidence.in(reports);
        String most = "x".repeat(Evidence.ON_THE_PAGE);
        for (int i = 0; i < Evidence.ON_THE_PAGE_TOGETHER / Evidence.ON_THE_PAGE; i++) {
            assertThat(evidence.keep(text(most, "text/plain"), "a" + i, false).linked()).isFalse();
        }
        assertThat(evidence.keep(text("late", "text/plain"), "late", false).link()).isEqualTo("evidence/late.txt");
        assertThat(evidence.keep(text("wanted", "text/plain"), "wanted", true).text()).isEqualTo("wanted");
    }

    @Test
    void bytesAreAFileAsTheyCame() throws IOException {
        byte[] frame = {0, -1, 7};
        Attachment attachment = attachment(
                Base64.getEncoder().encodeToString(frame), AttachmentContentEncoding.BASE64, "application/octet-stream");
        assertThat(Evidence.in(reports).keep(attachment, "frame", true).link()).isEqualTo("evidence/frame.bin");
        assertThat(reports.resolve("evidence/frame.bin")).hasBinaryContent(frame);
    }

    @Test
    void noEvidenceBecomesAPageOfItsOwn() throws IOException {
        String page = "<script>alert(1)</script>".repeat(1000);
        Evidence evidence = Evidence.in(reports);
        assertThat(evidence.keep(text(page, "text/html"), "page", true).link()).isEqualTo("evidence/page.txt");
        assertThat(evidence.keep(text(page, "image/svg+xml"), "drawing", true).link()).isEqualTo("evidence/drawing.bin");
    }

    @Test
    void aLongPassageShowsItsBeginningAndKeepsTheRest() throws IOException {
        String text = "x".repeat(4 * 1024 - 1) + "😀".repeat(5000);
        Passage passage = Evidence.in(reports).keep(text, "rule.1-failure");
        assertThat(passage.text()).isEqualTo("x".repeat(4 * 1024 - 1));
        assertThat(passage.rest()).isEqualTo("evidence/rule.1-failure.txt");
        assertThat(reports.resolve(passage.rest())).hasContent(text);
    }

    @Test
    void evidenceOfAnEarlierRunGoesAndWhatALinkNamesStays() throws IOException {
        Path elsewhere = Files.createDirectory(reports.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve("kept"), "kept");
        Path folder = Files.createDirectories(reports.resolve("evidence/deep"));
        Files.writeString(folder.resolve("stale.txt"), "stale");
        Files.createSymbolicLink(folder.resolve("link"), elsewhere);
        Evidence.in(reports);
        assertThat(reports.resolve("evidence")).doesNotExist();
        assertThat(elsewhere.resolve("kept")).exists();
    }

    private static Attachment text(String body, String mediaType) {
        return attachment(body, AttachmentContentEncoding.IDENTITY, mediaType);
    }

    private static Attachment attachment(String body, AttachmentContentEncoding encoding, String mediaType) {
        return new Attachment(body, encoding, "transcript", mediaType, null, null, null, null, null, null, null);
    }
}
