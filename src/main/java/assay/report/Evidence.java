package assay.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;

import assay.report.view.Exhibit;
import assay.report.view.Passage;
import io.cucumber.messages.types.Attachment;
import io.cucumber.messages.types.AttachmentContentEncoding;

/**
 * The evidence of a run: short texts stand on the page, the rest in files of the folder {@code evidence} beside it.
 *
 * <p>Files get endings that no browser runs: a hostile transcript must not become a page of its own.
 */
final class Evidence {

    static final String FOLDER = "evidence";

    /** Beyond this a text is a file. */
    static final int ON_THE_PAGE = 16 * 1024;

    /** What examples that are as expected may put on the page together: their evidence is rarely looked at. */
    static final int ON_THE_PAGE_TOGETHER = 512 * 1024;

    private static final int BEGINNING = 4 * 1024;

    private final Path folder;
    private int left = ON_THE_PAGE_TOGETHER;

    private Evidence(Path folder) {
        this.folder = folder;
    }

    /** Begins with an empty folder: nothing of an earlier run is left in it. */
    static Evidence in(Path reports) throws IOException {
        Path folder = reports.resolve(FOLDER);
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            try (Stream<Path> stale = Files.walk(folder)) {
                stale.sorted(Comparator.reverseOrder()).forEach(Evidence::delete);
            }
        }
        return new Evidence(folder);
    }

    /**
     * Keeps an attachment.
     *
     * @param name what its file is called, without an ending, if it becomes one
     * @param wanted whether the reader will want it at once: its example is not as expected
     */
    Exhibit keep(Attachment attachment, String name, boolean wanted) {
        byte[] body = body(attachment);
        String title = attachment.getFileName().orElse("attachment");
        String type = attachment.getMediaType();
        String size = body.length == 0 ? "empty" : Words.size(body.length);
        if (textual(type) && fits(body.length, wanted)) {
            return new Exhibit(title, type, size, text(attachment, body), "");
        }
        return new Exhibit(title, type, size, "", file(name + ending(type), body));
    }

    /** Keeps a text of a step: on the page, or its beginning there and all of it in a file. */
    Passage keep(String text, String name) {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        if (body.length <= ON_THE_PAGE) {
            return new Passage(text, "", Words.size(body.length));
        }
        String beginning = text.substring(0, Words.whole(text, BEGINNING));
        return new Passage(beginning, file(name + ".txt", body), Words.size(body.length));
    }

    private boolean fits(int length, boolean wanted) {
        if (length > ON_THE_PAGE || (!wanted && length > left)) {
            return false;
        }
        left -= wanted ? 0 : length;
        return true;
    }

    private String file(String name, byte[] body) {
        try {
            Files.createDirectories(folder);
            Files.write(folder.resolve(name), body);
            return FOLDER + "/" + name;
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot keep the evidence " + name + " in " + folder, failure);
        }
    }

    private static byte[] body(Attachment attachment) {
        return attachment.getContentEncoding() == AttachmentContentEncoding.BASE64
                ? Base64.getMimeDecoder().decode(attachment.getBody())
                : attachment.getBody().getBytes(StandardCharsets.UTF_8);
    }

    private static String text(Attachment attachment, byte[] body) {
        return attachment.getContentEncoding() == AttachmentContentEncoding.BASE64
                ? new String(body, StandardCharsets.UTF_8)
                : attachment.getBody();
    }

    private static boolean textual(String mediaType) {
        String type = mediaType.toLowerCase(Locale.ROOT);
        return type.startsWith("text/") || type.startsWith("application/json");
    }

    private static String ending(String mediaType) {
        if (mediaType.toLowerCase(Locale.ROOT).startsWith("image/png")) {
            return ".png";
        }
        return textual(mediaType) ? ".txt" : ".bin";
    }

    private static void delete(Path stale) {
        try {
            Files.delete(stale);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot clear the evidence of an earlier run", failure);
        }
    }
}
