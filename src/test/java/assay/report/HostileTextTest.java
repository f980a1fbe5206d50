package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import assay.rules.Verdict;

/** Text that tries to end a script, open a comment or vanish stands on the page as text, and nothing after it is lost. */
class HostileTextTest {

    private static final String HOSTILE =
            "</script><b>bold</b> </pre></style></title> <!-- ]]> &amp; \" ' \0 \33[31mred \u2028 \u202e ${x} @if(y) the end";
    private static final String SHOWN = "</script><b>bold</b> </pre></style></title> <!-- ]]> &amp; \" ' ␀ ␛[31mred \\u2028 \\u202e"
            + " ${x} @if(y) the end";

    @TempDir
    static Path reports;

    private static Document page;

    @BeforeAll
    static void run() throws IOException {
        Path features = Files.createDirectories(reports.resolve("src/monty"));
        Files.writeString(features.resolve("hostile.feature"), feature());
        FixtureRun.messages(reports.resolve("src"), reports);
        new Page().write(FixtureRun.report(reports), reports);
        page = Strict.parse(Files.readString(reports.resolve("index.html")));
    }

    @Test
    void itIsShownWhereverItComesFrom() {
        Element example = page.getElementById("monty-hostile.1");
        assertThat(example.selectFirst("pre.doc").wholeText()).isEqualTo(SHOWN);
        assertThat(example.selectFirst("pre.trouble").wholeText()).isEqualTo(SHOWN);
        assertThat(example.selectFirst("pre.trace").wholeText()).contains(SHOWN);
        assertThat(example.selectFirst("pre.transcript").wholeText()).contains(SHOWN + "\n");
        assertThat(example.selectFirst(".name").wholeText()).isEqualTo("An example named </summary><b>&lt;");
        assertThat(page.selectFirst("h4").wholeText()).isEqualTo("A rule named </h4><script>alert(1)</script>");
        assertThat(page.selectFirst(".data").text()).contains("</table><!--");
    }

    @Test
    void itBringsNoElementAndTakesNoneAway() {
        assertThat(page.select("script")).hasSize(1);
        assertThat(page.select("b")).allMatch(word -> word.parent().hasClass("said"));
        assertThat(page.select("title, style, footer, .rerun")).hasSize(4);
        assertThat(page.getElementById("monty-hostile.2").text()).contains("The example after it");
    }

    @Test
    void whatNoFileCanHoldIsShownToo() throws IOException {
        ExampleResult torn = new ExampleResult("torn \ud800", Verdict.VIOLATED, 1, "none", 1, "lone \udc00 surrogate\n" + HOSTILE);
        RuleResult rule = new RuleResult("odd id\"><b>", "mo<i>nty", "to\"pic", "\ud83d", Verdict.VIOLATED, List.of("\0"), List.of(torn));
        RunReport report = FixtureRun.report(List.of(rule));
        new Page().write(new RunReport(report.started(), 1, false, List.of(), report.rules(), Map.of()), reports);
        Document odd = Strict.parse(Files.readString(reports.resolve("index.html")));
        assertThat(odd.selectFirst("pre.why").wholeText()).isEqualTo("lone \\udc00 surrogate\n" + SHOWN);
        assertThat(odd.selectFirst("h4").text()).isEqualTo("\\ud83d");
        assertThat(odd.selectFirst(".pins dd").text()).isEqualTo("␀");
        assertThat(odd.select("b, i")).isEmpty();
    }

    @Test
    void aSurrogateThatTheMessagesEscapeIsShown() throws IOException {
        Path file = reports.resolve("run.ndjson");
        Files.writeString(file, Files.readString(file).replace("exited with status 0", "exited \\ud800 with status 0"));
        new Page().write(FixtureRun.report(reports), reports);
        Document torn = Strict.parse(Files.readString(reports.resolve("index.html")));
        assertThat(torn.select("pre.transcript").eachText()).contains("exited \\ud800 with status 0");
    }

    private static String feature() {
        return String.join("\n",
                "Feature: Hostile text",
                "",
                "  @monty-hostile",
                "  Rule: A rule named </h4><script>alert(1)</script>",
                "",
                "    @verdict-violated",
                "    Example: An example named </summary><b>&lt;",
                "      When the host borrows these",
                "        | kept | value         |",
                "        | yes  | </table><!--  |",
                "      Then the subject says what a page must survive",
                "        \"\"\"html",
                "        " + HOSTILE,
                "        \"\"\"",
                "",
                "    Example: The example after it",
                "      Given a running worker",
                "      Then the worker has lent 0 values",
                "");
    }
}
