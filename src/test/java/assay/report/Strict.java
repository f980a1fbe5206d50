package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/** Reads a page as a browser does, but forgives nothing. */
final class Strict {

    private Strict() {}

    static Document parse(String html) {
        Parser parser = Parser.htmlParser().setTrackErrors(20);
        Document document = parser.parseInput(html, "");
        assertThat(parser.getErrors()).as("errors of the page's syntax").isEmpty();
        return document;
    }
}
