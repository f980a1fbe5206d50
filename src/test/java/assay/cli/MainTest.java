package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import assay.report.RunJson;
import assay.rules.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command, run against fixture features from inside the test. */
final class MainTest {

    private static final String FIXTURES = "src/test/resources/fixtures/";

    @TempDir
    private Path reports;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int assay(String fixture, String... words) {
        out.reset();
        err.reset();
        Project project = new Project(Path.of("").toAbsolutePath(), FIXTURES + fixture + "/features",
                "fixtures/" + fixture + "/", reports.toString());
        return Main.execute(words, project, new Terminal(stream(out), stream(err), false));
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    /** Runs the counter's examples against programs that say a version and nothing more. */
    private int run(String... words) {
        List<String> all = new ArrayList<>(List.of("run", "-Dcucumber.glue=assay.fixture.counter",
                "-Dsubject.monty=/bin/true", "-Dsubject.mux=/bin/true"));
        all.addAll(List.of(words));
        return assay("verdicts", all.toArray(String[]::new));
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private String printed() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void listShowsEveryRule() {
        assertThat(assay("verdicts", "list")).isEqualTo(0);
        assertThat(printed()).contains("monty/counting", "count-adds      4  A counter adds what it is given",
                "mux/weighing", "weigh-adds      1  Weights add up");
        assertThat(said()).isEmpty();
    }

    @Test
    void listShowsWhatIsNamedAsJson() {
        assertThat(assay("verdicts", "list", "--json", "@weighing", "count-soak")).isEqualTo(0);
        assertThat(printed()).contains("\"id\" : \"count-soak\"", "\"id\" : \"weigh-adds\"", "\"name\" : \"a million\"")
                .doesNotContain("count-adds\"");
    }

    @Test
    void aRunInWhichEverythingHoldsEndsWithNought() {
        assertThat(run("weigh-adds")).isEqualTo(0);
        assertThat(said()).contains("1/1 done, 0 failed", "1 example: holds 1 (a partial run)", "report: " + reports.resolve("index.html"));
        assertThat(printed()).isEmpty();
    }

    @Test
    void aViolatedRuleEndsWithOneAndIsSaidWithItsReason() {
        assertThat(run("count-adds", "count-unclear")).isEqualTo(1);
        assertThat(said().lines()).anySatisfy(line -> assertThat(line)
                .startsWith("failed: count-adds: Counting - A counter adds what it is given - no answer: violated: ")
                .contains("nothing within the second"));
        assertThat(said()).contains("12/12 done, 10 failed");
    }

    @Test
    void aRunThatLeftEverythingOutIsSaidToHaveAssayedNothing() {
        assertThat(run("weigh-adds", "-Dsubject.mux=absent")).isEqualTo(2);
        assertThat(said()).contains("failed: the run: nothing was assayed: every selected example was left out");
    }

    @Test
    void whatIsInconclusiveEndsWithTwo() {
        assertThat(run("count-unclear")).isEqualTo(2);
    }

    @Test
    void withJsonOnlyTheResultIsPrinted() throws IOException {
        assertThat(run("weigh-adds", "--json")).isEqualTo(0);
        assertThat(printed()).isEqualTo(Files.readString(reports.resolve("run.json")));
        assertThat(RunJson.parse(printed()).rules()).extracting("verdict").containsExactly(Verdict.HOLDS);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "wiegh-adds                  | 'wiegh-adds' is neither a rule's id nor a tag",
        "@wieghing                   | @wieghing is neither a tag of the glossary nor a rule's id",
        "@mux and                    | '@mux and' is no tag expression",
        "@mux and not @mux           | nothing matches @mux and not @mux",
        "features/mux/weighing.feature:4 | a position such as features/mux/weighing.feature:4 is not supported",
        "--nonsense                  | Unknown option: '--nonsense'",
        "-Dsubject.mnty=/bin/true    | -Dsubject.mnty=/bin/true speaks of no system that there is; it is one of monty, rlm",
        "-Dsubject.monty=            | -Dsubject.monty= names no program; leave it out for the usual one",
        "-Dsubject.mux.unknown=x     | -Dsubject.mux.unknown=x means nothing; there are subject.mux, subject.mux.env.NAME and",
        "-Dsubject.mux.env.=x        | -Dsubject.mux.env.=x means nothing",
        "-Dsubject.mux.python=x      | -Dsubject.mux.python=x means nothing",
        "-Dgroups=weigh-adds         | -D groups selects nothing here: name ids or tags as arguments, as in 'assay run weigh-adds'",
        "-Dcucumber.filter.tags=     | -D cucumber.filter.tags selects nothing here: name ids or tags as arguments",
        "-Dsubjekt.mux=/bin/true     | -D subjekt.mux is a setting that nobody reads; there are subject.SYSTEM,",
        "-Dassay.timscale=4          | -D assay.timscale is a setting that nobody reads",
        "-Dnonsense                  | '-D nonsense' sets nothing: write -D NAME=VALUE",
        "-Dcucumber.execution.order=rand | Cucumber cannot look for examples: No enum constant"})
    void whatCannotBeMeantEndsWithUsage(String words, String complaint) {
        assertThat(run(words)).isEqualTo(64);
        assertThat(said()).contains(complaint);
        assertThat(reports).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "@mux and not @weighing      | '@mux and not @weighing'",
        "not @mux                    | 'not @mux'",
        "(@mux or @monty) and @soak  | '(@mux or @monty) and @soak'",
        "count-adds / one more       | 'count-adds / one more'"})
    void whatTheShellTookApartIsToldToBeQuoted(String words, String quoted) {
        assertThat(run(words.split(" "))).isEqualTo(64);
        assertThat(said()).contains("what belongs together is one word, in quotes, as in " + quoted);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(@mux)", "(@mux or @monty) and @weighing", "@mux and (not @counting)"})
    void anExpressionInParenthesesIsNotTakenForAPiece(String word) {
        assertThat(assay("verdicts", "list", word)).isEqualTo(0);
        assertThat(said()).isEmpty();
    }

    @Test
    void aFeatureThatDoesNotParseEndsWithUsageAndItsPlace() {
        assertThat(assay("unparsed", "run")).isEqualTo(64);
        assertThat(said()).contains("nothing was run", "lost.feature", "(7:5)");
    }

    @Test
    void theWordsAfterTheDashesAreTheProgram() {
        assertThat(assay("verdicts", "run", "count-soak", "--json", "-Dcucumber.glue=assay.fixture.counter",
                "--subject", "monty", "--", "/bin/echo", "a b", "--json", "it's")).isEqualTo(2);
        assertThat(RunJson.parse(printed()).subjects().get(0).command())
                .containsExactly("/bin/echo", "a b", "--json", "it's");
    }

    @Test
    void aSystemAndItsProgramBelongTogether() {
        assertThat(run("--subject", "monty")).isEqualTo(64);
        assertThat(run("weigh-adds", "--", "/bin/echo")).isEqualTo(64);
        assertThat(run("--subject", "nonsense", "--", "/bin/echo")).isEqualTo(64);
        assertThat(said()).contains("there is no system 'nonsense'");
        assertThat(run("weigh-adds", "--subject", "monty", "--", "/bin/echo")).isEqualTo(64);
        assertThat(said()).contains("no rule of monty is selected, so the program after '--' would not be asked anything");
    }

    @Test
    void aProgramWithoutIdsIsHeldToAllRulesOfItsSystem() {
        assay("verdicts", "run", "--json", "-Dcucumber.glue=assay.fixture.counter",
                "--subject", "mux", "--", "/bin/echo");
        assertThat(RunJson.parse(printed()).rules()).extracting("system").containsOnly("mux");
    }

    @Test
    void subjectsRefusesSettingsThatMeanNothing() {
        assertThat(assay("verdicts", "subjects", "-Dsubject.mnty=/bin/true")).isEqualTo(64);
        assertThat(said()).contains("-Dsubject.mnty=/bin/true speaks of no system");
    }

    @Test
    void quotesInASettingAreTheSubjects() {
        assertThat(assay("verdicts", "subjects", "-D", "subject.monty=/bin/echo \"a b", "-Dsubject.mux=absent")).isEqualTo(0);
        assertThat(said()).isEmpty();
        assertThat(printed()).contains("a quote or backslash is left open at the end");
    }

    @Test
    void aResultThatIsNoJsonIsNamedWithItsLine() throws IOException {
        Files.writeString(reports.resolve("run.json"), "{\n  \"started\": oh");
        assertThat(assay("verdicts", "report")).isEqualTo(64);
        assertThat(said()).contains("run.json is not a run's result: ", ", in line 2").doesNotContain("REDACTED");
    }

    @Test
    void afterAGreenRunNothingRunsAgain() {
        run("weigh-adds");

        assertThat(run("--failed")).isEqualTo(0);
        assertThat(said()).contains("nothing failed in the last run, so nothing runs again");
    }

    @Test
    void ofAnOutlineExactlyTheRowThatFailedRunsAgain() throws IOException {
        List<String> row = List.of("run", "-Dcucumber.glue=assay.fixture.again", "-Dsubject.monty=/bin/true");
        assertThat(assay("again", row.toArray(String[]::new))).isEqualTo(1);

        assertThat(assay("again", "run", "--failed", "-Dcucumber.glue=assay.fixture.again", "-Dsubject.monty=/bin/true"))
                .isEqualTo(1);

        assertThat(RunJson.read(reports).rules()).singleElement().satisfies(rule ->
                assertThat(rule.examples()).extracting("name").containsExactly("row 2"));
    }

    @Test
    void oneExampleIsNamedByItsRuleAndItsName() throws IOException {
        assertThat(run("count-adds / one more", "weigh-adds / one more")).isEqualTo(2);
        assertThat(RunJson.read(reports).rules()).extracting("id").containsExactly("count-adds", "weigh-adds");
        assertThat(RunJson.read(reports).rules().get(0).examples()).extracting("name").containsExactly("one more");
    }

    @Test
    void anExampleThatDoesNotExistIsRefused() {
        assertThat(run("count-adds / nothing")).isEqualTo(64);
        assertThat(said()).contains("there is no example 'count-adds / nothing'");
        assertThat(run("count-adds / one more", "weigh-adds")).isEqualTo(64);
        assertThat(said()).contains("there is no example 'weigh-adds': beside others that are named by their rule and name");
    }

    @Test
    void failuresOfNoRunAreRefused() {
        assertThat(run("--failed")).isEqualTo(64);
        assertThat(said()).contains("there is no last run to take failures from: there is no " + reports.resolve("run.json"));
    }

    @Test
    void aResultForMachinesWithoutReportsIsRefused() {
        assertThat(run("--json", "-Dassay.reports=none", "weigh-adds")).isEqualTo(64);
        assertThat(said()).contains("leave one of them out").doesNotContain("done");
        assertThat(printed()).isEmpty();
    }

    @Test
    void aReportIsMadeFromTheMessages() throws IOException {
        run("weigh-adds");
        Files.delete(reports.resolve("run.json"));
        Files.delete(reports.resolve("junit.xml"));

        assertThat(assay("verdicts", "report")).isEqualTo(0);

        assertThat(reports.resolve("run.json")).exists();
        assertThat(reports.resolve("junit.xml")).exists();
        assertThat(said()).contains("1 example: holds 1");
    }

    @Test
    void aReportOfNoRunIsRefused() {
        assertThat(assay("verdicts", "report", reports.toString())).isEqualTo(64);
        assertThat(said()).contains("there is no " + reports.resolve("run.ndjson"));
    }

    @Test
    void aReportThatCannotBeWrittenIsInconclusiveAndAdvisesWhatTheCommandHas() throws IOException {
        run("weigh-adds");
        Files.delete(reports.resolve("run.lock"));
        Files.createDirectory(reports.resolve("run.lock"));

        assertThat(assay("verdicts", "report")).isEqualTo(2);

        assertThat(said()).contains("assay: no report can be made: reports cannot be written to " + reports
                + "; name a copy of that folder: assay report DIR: ").doesNotContain("-D", "leaves a run there");
    }

    @Test
    void subjectsShowsWhichProgramWouldAnswer() {
        assertThat(assay("verdicts", "subjects", "-Dsubject.monty=/bin/echo 'a b'", "-Dsubject.mux=absent")).isEqualTo(0);
        assertThat(printed()).contains("monty: the build you named", "command  /bin/echo 'a b'", "sha256  ", "mux: left out");
    }

    @Test
    void subjectsShowsAsJsonWhyNoProgramWould() {
        assertThat(assay("verdicts", "subjects", "--json", "-Dsubject.monty=/no/such")).isEqualTo(0);
        assertThat(printed()).contains("\"state\" : \"unavailable\"", "there is no /no/such");
    }

    @Test
    void whatTheReviewDoesNotAcceptIsSaidAndMakesAGreenRunInconclusive() {
        assertThat(run("count-soak")).isEqualTo(2);
        assertThat(said()).contains("not accepted: " + FIXTURES + "verdicts/features/monty/counting.feature:", "holds 1")
                .doesNotContain("weighing.feature");
    }

    @Test
    void aRunThatCannotBeginIsInconclusiveAndShowsNoOther() throws IOException {
        run("weigh-adds");
        Path file = Files.createFile(reports.resolve("file"));

        assertThat(run("weigh-adds", "--json", "-Dassay.reports=" + file.resolve("below"))).isEqualTo(2);

        assertThat(said()).startsWith("failed: the run: the run could not begin: reports cannot be written to ")
                .doesNotContain("TestEngine", "report: ", "holds");
        assertThat(printed()).isEmpty();
    }

    @Test
    void reportsThatCannotBeWrittenAreSaidOnce() throws IOException {
        for (String file : List.of("run.json.part", "junit.xml.part", "index.html.part")) {
            Files.createSymbolicLink(reports.resolve(file), Path.of("/dev/full"));
        }
        assertThat(run("weigh-adds")).isEqualTo(2);
        assertThat(said()).isEqualTo("1/1 done, 0 failed" + System.lineSeparator() + "failed: the run: index.html, junit.xml,"
                + " run.json could not be written to " + reports + ": No space left on device" + System.lineSeparator());
    }

    @Test
    void aResultThatCannotBeWrittenIsNone() throws IOException {
        Project project = new Project(Path.of("").toAbsolutePath(), FIXTURES + "verdicts/features", "fixtures/verdicts/",
                reports.toString());
        try (PrintStream full = new PrintStream(new FileOutputStream("/dev/full"), true, StandardCharsets.UTF_8)) {
            int status = Main.execute(new String[] {"list", "--json"}, project, new Terminal(full, stream(err), false));
            assertThat(status).isEqualTo(2);
        }
        assertThat(said()).contains("standard output cannot be written");
    }

    @Test
    void whatASubjectSaysIsShownAndNotObeyed() throws IOException {
        Path loud = Files.writeString(reports.resolve("loud"), "#!/bin/sh\nprintf '\\033[2Jwiped\\a'\n");
        assertThat(loud.toFile().setExecutable(true)).isTrue();

        assertThat(assay("verdicts", "subjects", "-Dsubject.monty=" + loud, "-Dsubject.mux=absent")).isEqualTo(0);

        assertThat(printed()).contains("version  \u241b[2Jwiped\u2407").doesNotContain("\u001b");
    }

    @Test
    void ofAHugeLineItsBeginningIsShown() {
        assertThat(Line.of("x".repeat(5_000) + "\u001b")).isEqualTo("x".repeat(1_000) + "… (4001 more characters)");
        assertThat(Line.of("x".repeat(999) + "\ud83d\ude00")).isEqualTo("x".repeat(999) + "… (2 more characters)");
        assertThat(Line.of(" a\n b\t")).isEqualTo("a b");
    }

    @Test
    void withoutACommandTheCommandsAreShown() {
        assertThat(assay("verdicts")).isEqualTo(64);
        assertThat(said()).contains("say what to do", "list", "run", "subjects", "report");
    }

    @Test
    void helpStatesWhatASubjectMustDo() {
        assertThat(assay("verdicts", "run", "--help")).isEqualTo(0);
        assertThat(printed()).contains("What a subject must do.").contains("--subject SYSTEM");
    }

    @ParameterizedTest
    @ValueSource(strings = {"monkey", "list", "run", "bans", "subjects", "report"})
    void anArgumentThatIsNoTextIsRefused(String command) {
        assertThat(assay("verdicts", command, "bad\ufffd")).isEqualTo(Exit.USAGE);
        assertThat(said()).contains("the argument 'bad\ufffd' is no text in UTF-8").contains("give it another name");
        assertThat(assay("verdicts", command, "--", "bad\ufffd")).isEqualTo(Exit.USAGE);
    }

    @Test
    void anErrorIsToldAndNoViolation() {
        PrintStream broken = new PrintStream(out, true, StandardCharsets.UTF_8) {
            @Override
            public void println(String line) {
                throw new StackOverflowError();
            }
        };
        int status = Main.execute(new String[] {"list"}, new Project(Path.of("").toAbsolutePath(), FIXTURES + "verdicts/features",
                "fixtures/verdicts/", reports.toString()), new Terminal(broken, stream(err), false));

        assertThat(status).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("assay: cannot go on, which is a fault of assay, or too little memory for it: java.lang.StackOverflowError");
    }
}
