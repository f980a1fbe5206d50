package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import assay.rules.Verdict;

class PageTest {

    @TempDir
    static Path reports;

    @TempDir
    Path folder;

    private static RunReport report;
    private static Document page;

    @BeforeAll
    static void run() throws IOException {
        FixtureRun.messages(FixtureRun.FEATURES, reports);
        report = FixtureRun.report(reports);
        page = written(report, reports);
    }

    @Test
    void theFirstScreenSaysWhatCameOfItAndWhoAnswered() {
        Element front = page.selectFirst(".front");
        assertThat(front.selectFirst("h1").text())
                .isEqualTo("Not as expected: 1 example violated, 1 no longer deviates, 1 inconclusive and 1 not reached");
        assertThat(front.select(".card").eachText()).containsExactly(
                "monty the real worker version monty 0.4.1 command '/opt/monty worker/monty' subprocess sha256 " + "9f".repeat(32),
                "rlm the build you named version rlm 1.2.0 command python3 -m rlm.repl sha256 " + "0c".repeat(32));
        assertThat(front.selectFirst(".when").text()).isEqualTo("30 November 2026, 14:03:22 UTC took 41.3 s a partial run What is not as expected");
        assertThat(front.select(".gaps li").eachText()).containsExactly(
                "Nothing of mux was selected.",
                "1 example was not reached: the run ended first.",
                "2 examples were not assayed: left out by default; ask for it with -Dgroups");
    }

    @Test
    void whatNobodyAnsweredForIsTold() throws IOException {
        Document alone = written(new RunReport(report.started(), 1, true, report.subjects().subList(0, 1), report.rules(), Map.of()), folder);
        assertThat(alone.select(".gaps li").eachText()).contains("No subject answered for rlm.").noneMatch(gap -> gap.contains("selected"));
    }

    @Test
    void everyVerdictIsCountedAndExplained() {
        assertThat(page.select(".tallies tbody th").eachText())
                .containsExactlyElementsOf(Arrays.stream(Verdict.values()).map(Verdict::words).toList());
        assertThat(page.select(".tallies tbody td:nth-child(3)").eachText()).containsExactly("5", "1", "2", "1", "1", "1", "1");
        assertThat(page.select(".tallies tbody td:nth-child(4)").eachText()).hasSize(7).doesNotHaveDuplicates();
    }

    @Test
    void pinsAreCountedBySystem() {
        assertThat(page.select(".coverage thead th").eachText()).containsExactly("Pins", "monty", "rlm", "mux");
        assertThat(page.select(".coverage tbody tr").eachText()).containsExactly("held 41 12 0", "deviating 2 0 0", "violated 1 0 0",
                "inconclusive 4 0 0", "not run 6 0 0", "not observable 3 1 0", "out of scope 5 0 0", "pending 7 30 88",
                "all 69 43 88");
    }

    @Test
    void aRuleShowsItsSentenceItsPinsAndHowToRunIt() {
        Element rule = page.getElementById("monty-lending-returned");
        assertThat(rule.selectFirst("h4").text()).isEqualTo("A lent value is free again once the host has given it back");
        assertThat(rule.select(".prose").text())
                .isEqualTo("The worker counts what it lent by handle, not by value: two handles of one list are two loans.");
        assertThat(rule.select(".pins dd").eachText()).containsExactly("lending: gives_back", "lending: counts_handles");
        assertThat(rule.select(".rerun code").text()).isEqualTo("mvn test -Dgroups=monty-lending-returned");
        assertThat(rule.select(".again code").first().text())
                .startsWith("target/assay run 'monty-lending-returned / ").endsWith("'");
        assertThat(page.getElementById("topic.monty.lending").select(".topic > .prose code").text()).isEqualTo("drop");
    }

    @Test
    void theCommandNamesTheBuildThatWasNamed() {
        assertThat(page.getElementById("rlm-interrupts-late").select(".rerun code").text())
                .isEqualTo("mvn test -Dgroups=rlm-interrupts-late -Dsubject.rlm='python3 -m rlm.repl'");
    }

    @Test
    void stepsShowTheirTextTheirArgumentsAndTheirFate() {
        Element loan = page.getElementById("monty-lending-returned.1");
        assertThat(loan.select(".said").eachText()).containsExactly(
                "Given a running worker", "When the host borrows \"numbers\"", "And the host gives it back",
                "Then the worker has lent 0 values");
        assertThat(loan.selectFirst("pre.doc").wholeText()).isEqualTo("numbers = [1, 2, 3]\nnumbers");
        assertThat(loan.selectFirst(".media").text()).isEqualTo("python");
        assertThat(page.getElementById("monty-lending-returned.2").select(".data tr").eachText())
                .containsExactly("handle value kept", "1 [1, 2, 3] yes", "2 [1, 2, 3] no");
        assertThat(page.getElementById("monty-lending-limit.2").select(".fate > span:first-child").eachText())
                .containsExactly("inconclusive", "passed", "failed", "skipped", "skipped");
    }

    @Test
    void whatIsNotAsExpectedIsOpenAndListedWorstFirst() {
        assertThat(page.select("details.example[open]").eachAttr("data-verdict"))
                .containsExactly("violated", "inconclusive", "no longer deviates");
        assertThat(page.select("[aria-labelledby=findings] li > .verdict").eachText())
                .containsExactly("violated", "no longer deviates", "inconclusive");
        assertThat(page.getElementById("monty-lending-limit.1").selectFirst("pre.trouble").wholeText())
                .startsWith("expected the last answer to be an error that names \"10\"\n  but");
    }

    @Test
    void aReasonIsSaidOnce() {
        assertThat(page.getElementById("monty-lending-limit.1").select(".reason")).isEmpty();
        assertThat(page.getElementById("monty-lending-limit.2").select(".reason").text())
                .isEqualTo("Inconclusive In a Given step: the worker did not start again: "
                        + "/opt/worker: No such file or directory");
    }

    @Test
    void deviationsAreListedWithVersionAndReason() {
        assertThat(page.select("[aria-labelledby=deviations] li").last().text())
                .contains("deviates A handle called twice in version monty 0.4.1", "monty-lending-names", "reported to its makers.");
        assertThat(page.getElementById("monty-lending-names.1").selectFirst(".inside .reason").text())
                .startsWith("Listed as a deviation The worker calls a handle by its number");
    }

    @Test
    void evidenceIsFoldedUnderItsExampleAndLongEvidenceIsLinked() {
        Element example = page.getElementById("monty-lending-limit.1");
        assertThat(example.select(".exhibit > summary").eachText()).containsExactly(
                "transcript of the worker text/plain, 719 B", "stderr text/plain, 30 B", "exit status text/plain, 20 B");
        assertThat(example.select("pre.transcript").get(1).wholeText()).isEqualTo("warning: <b>limit</b> is near\n");
        assertThat(example.select("a[href^=evidence/]").eachText()).containsExactly("transcript, all of it", "last frame");
        assertThat(page.select("a[href^=evidence/]").eachAttr("href")).isNotEmpty().allSatisfy(
                link -> assertThat(reports.resolve(link)).exists());
    }

    @Test
    void everyPlaceIsUniqueAndEveryLinkLeadsThere() {
        List<String> places = page.select("[id]").eachAttr("id");
        assertThat(places).doesNotHaveDuplicates();
        assertThat(page.select("a[href^=#], use").stream().map(link -> link.attr("href").substring(1))).isSubsetOf(places);
    }

    @Test
    void nothingIsFetched() {
        assertThat(page.select("link, img, iframe, object, embed, base, [src]")).isEmpty();
        assertThat(page.select("a").eachAttr("href")).noneMatch(link -> link.contains(":"));
        assertThat(page.selectFirst("style").data()).doesNotContain("url(", "@import");
    }

    @Test
    void onlyThePagesOwnScriptMayRun() throws NoSuchAlgorithmException {
        byte[] digest = MessageDigest.getInstance("SHA-256")
                .digest(page.selectFirst("script").data().getBytes(StandardCharsets.UTF_8));
        assertThat(page.selectFirst("meta[http-equiv]").attr("content"))
                .contains("default-src 'none'", "script-src 'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
    }

    @Test
    void withoutMessagesTheVerdictsStandAndTheLackIsSaid() throws IOException {
        Document bare = written(report, folder);
        assertThat(bare.select(".gaps li").eachText()).anyMatch(gap -> gap.startsWith("There is no run.ndjson"));
        assertThat(bare.select(".rule")).hasSize(5);
        assertThat(bare.getElementById("monty-lending-limit.1").select(".inside").text())
                .contains("expected the last answer", "Cucumber’s messages tell of no steps");
    }

    @Test
    void aCutFileOfMessagesGivesWhatItHolds() throws IOException {
        byte[] whole = Files.readAllBytes(reports.resolve("run.ndjson"));
        Files.write(folder.resolve("run.ndjson"), Arrays.copyOf(whole, whole.length / 2));
        Document cut = written(report, folder);
        assertThat(cut.select(".gaps li").eachText()).anyMatch(gap -> gap.startsWith("run.ndjson breaks off in line"));
        assertThat(cut.select(".example")).hasSize(12);
        assertThat(cut.getElementById("monty-lending-returned.1").select(".said")).isNotEmpty();
    }

    @Test
    void aRunWithoutRulesIsNoSuccess() throws IOException {
        Document empty = written(new RunReport(report.started(), 0, false, List.of(), List.of(), Map.of()), folder);
        assertThat(empty.selectFirst("h1").text()).isEqualTo("Nothing was assayed");
    }

    @Test
    void threeHundredExamplesStayBelowAMegabyteAndAHalf() throws IOException {
        Path features = Files.createDirectories(folder.resolve("src/monty"));
        for (int topic = 0; topic < 10; topic++) {
            Files.writeString(features.resolve("topic" + topic + ".feature"), longFeature(topic));
        }
        FixtureRun.messages(folder.resolve("src"), folder);
        Document large = written(FixtureRun.report(folder), folder);
        assertThat(large.select(".example")).hasSize(300);
        assertThat(Files.size(folder.resolve("index.html"))).isLessThan(1_500_000);
    }

    private static String longFeature(int topic) {
        StringBuilder feature = new StringBuilder("Feature: Topic " + topic + "\n");
        for (int rule = 0; rule < 6; rule++) {
            feature.append("\n  @monty-topic").append(topic).append("-rule").append(rule).append("\n  Rule: Rule ").append(rule)
                    .append(" says something of about this length\n    Source: topic: pin").append(rule).append('\n');
            for (int example = 1; example <= 5; example++) {
                int lists = rule * 10 + example;
                feature.append("\n    Example: Number ").append(example).append("\n      Given a running worker\n")
                        .append("      When the host borrows ").append(lists).append(" lists\n")
                        .append("      Then the worker has lent ").append(lists).append(" values\n");
            }
        }
        return feature.toString();
    }

    private static Document written(RunReport report, Path folder) throws IOException {
        new Page().write(report, folder);
        return Strict.parse(Files.readString(folder.resolve("index.html")));
    }
}
