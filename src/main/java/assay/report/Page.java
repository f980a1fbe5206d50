package assay.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;

import assay.report.view.Document;
import assay.rules.Verdict;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;

/**
 * The living documentation, {@code index.html}: one file that reads without a network and without a script.
 *
 * <p>The verdicts come from the run; sentences, steps, times and evidence from Cucumber's messages in the same folder.
 * Long evidence goes to files beside the page.
 */
public final class Page implements ReportWriter {

    public static final String FILE = "index.html";

    private static final String TEMPLATES = "assay.report.templates";
    private static final List<String> OTHER_FILES = List.of("run.json", "run.ndjson", "junit.xml");
    private static final List<Verdict> UNEXPECTED =
            List.of(Verdict.VIOLATED, Verdict.NO_LONGER_DEVIATES, Verdict.INCONCLUSIVE);
    private static final List<Verdict> LISTED = List.of(Verdict.DEVIATES, Verdict.NO_LONGER_DEVIATES);

    private final TemplateEngine templates =
            TemplateEngine.createPrecompiled(null, ContentType.Html, Page.class.getClassLoader(), TEMPLATES);

    @Override
    public String file() {
        return FILE;
    }

    @Override
    public void write(RunReport report, Path folder) throws IOException {
        Files.createDirectories(folder);
        try {
            WholeFile.put(folder.resolve(FILE), render(document(report, folder)));
        } catch (UncheckedIOException failure) {
            throw failure.getCause();
        }
    }

    private static Document document(RunReport report, Path folder) throws IOException {
        Messages messages = Messages.read(folder.resolve("run.ndjson"));
        Chapters chapters = new Chapters(report, messages, Evidence.in(folder));
        return new Document(
                new FrontPage(report, messages).front(),
                chapters.listed(UNEXPECTED),
                chapters.listed(LISTED),
                chapters.chapters(),
                OTHER_FILES.stream().filter(name -> Files.exists(folder.resolve(name))).toList());
    }

    private String render(Document document) {
        String script = resource("page.js");
        Map<String, Object> parameters = Map.of(
                "page", document, "style", resource("page.css"), "script", script, "scriptDigest", digest(script));
        VisibleOutput html = new VisibleOutput();
        templates.render("page.jte", parameters, html);
        return html.toString();
    }

    private static String resource(String name) {
        try (InputStream resource = Page.class.getResourceAsStream(name)) {
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** What the page's own policy admits: this script, and no other that a hostile text might bring. */
    private static String digest(String script) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }
}
