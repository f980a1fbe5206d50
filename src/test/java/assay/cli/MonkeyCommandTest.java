package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code assay monkey} makes of its words, and of programs that serve nothing. */
final class MonkeyCommandTest {

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int monkey(String... words) {
        return monkeyIn(folder, words);
    }

    private int monkeyIn(Path out, String... words) {
        List<String> all = new ArrayList<>(List.of("monkey", "--out", out.toString()));
        all.addAll(List.of(words));
        PrintStream said = new PrintStream(err, true, StandardCharsets.UTF_8);
        return Main.execute(all.toArray(String[]::new), Project.of(name -> null), new Terminal(said, said, false));
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--shard 3/2        | --shard takes two numbers such as 2/8, not '3/2'",
        "--shard 2/2        | --shard 2/2 leaves none of 1 seeds",
        "--shard 1/99999999 | --shard takes two numbers such as 2/8, not '1/99999999'",
        "--seed x           | Invalid value for option '--seed'",
        "--seeds 5..1       | --seeds 5..1 is no range: it ends before it begins",
        "--seeds 1..9999999 | --seeds 1..9999999 is more than the 1000000 seeds of one run",
        "--steps 0          | --steps takes 1 or more, not 0",
        "--jobs 0           | --jobs takes 1 or more, not 0",
        "--shrink-budget -1 | --shrink-budget takes 0 or more, not -1",
        "--smoke --seed 3   | one at a time: --smoke, --failed, --replay FILE, --shrink FILE, or seeds of your own",
        "--failed --smoke   | one at a time",
        "--verbose          | --verbose goes with --replay FILE",
        "--failed           | there is no last run to take failures from: no ",
        "--replay missing   | no operations can be read: there is no missing",
        "--seeds 5          | --seeds takes a range such as 1..1000, not '5'",
        "--smoke --steps 3          | --smoke makes no use of --steps: leave one of them out",
        "--replay x.ops --jobs 2    | --replay makes no use of --jobs: leave one of them out",
        "--shrink x.ops --only stat | --shrink makes no use of --only: leave one of them out",
        "--failed --no-shrink       | --failed makes no use of --no-shrink: leave one of them out",
        "--only write,fly   | --only takes some of: write, read, stat",
        "--subject pardes   | name the system and its program together",
        "--jobs many        | Invalid value for option '--jobs'"})
    void wordsThatMeanNothingAreRefused(String words, String why) {
        assertThat(monkey(words.split(" "))).isEqualTo(Exit.USAGE);
        assertThat(said()).contains(why);
    }

    @Test
    void aFileWithoutOperationsIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("other"), "hello\n");

        assertThat(monkey("--replay", file.toString(), "--subject", "pardes", "--", "/bin/true")).isEqualTo(Exit.USAGE);
        assertThat(said()).contains("line 1: a file of operations begins with 'assay monkey 1'");
        assertThat(monkey("--replay", folder.resolve("none").toString(), "--subject", "pardes", "--", "/bin/true")).isEqualTo(Exit.USAGE);
    }

    @Test
    void anEditedFileIsRefusedByItsLine() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.ops"), "assay monkey 1\n\nstat /\nwirte /ctl data \"x\"\n");

        assertThat(monkey("--replay", file.toString())).isEqualTo(Exit.USAGE);
        assertThat(said()).contains("mine.ops line 4: there is no operation 'wirte'");
    }

    @Test
    void aFolderThatCannotBeMadeIsToldBeforeAnythingIsStarted() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertThat(monkeyIn(file.resolve("out"), "--subject", "pardes", "--", "/bin/true")).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("nothing can be written down in " + file.resolve("out"));
    }

    @Test
    void whatFailedIsRunAgainAndNothingElse() {
        String[] nobody = {"--subject", "pardes", "--", "/bin/true"};
        assertThat(monkey(with(nobody, "--steps", "5", "--no-shrink"))).isEqualTo(Exit.INCONCLUSIVE);
        err.reset();

        assertThat(monkey(with(nobody, "--failed"))).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("the session ended before it could be reached", "and it said nothing").doesNotContain("nothing runs again");
    }

    private static String[] with(String[] program, String... words) {
        return Stream.concat(Stream.of(words), Stream.of(program)).toArray(String[]::new);
    }

    @Test
    void whereNothingFailedNothingIsRunAgain() throws IOException {
        Files.writeString(folder.resolve("failed"), "");

        assertThat(monkey("--failed")).isEqualTo(Exit.AS_EXPECTED);
        assertThat(said()).contains("nothing failed in the last run, so nothing runs again");
    }

    @Test
    void aProgramThatAgreesToEverythingIsFoundOutAtItsStart() {
        String program = Path.of("src/test/resources/null/yes-to-everything").toAbsolutePath().toString();

        assertThat(monkey("--steps", "5", "--subject", "pardes", "--", "/usr/bin/env", "python3", "-I", "-S", program))
                .isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("a control message that nobody knows was taken");
    }

    @Test
    void aProgramThatServesNothingIsInconclusive() {
        assertThat(monkey("--steps", "5", "--no-shrink", "--subject", "pardes", "--", "/bin/true")).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("no session answers");
    }

    @Test
    void whatAProgramSaidBeforeItDiedIsToldWithItsStatus() throws IOException {
        Path dies = Files.writeString(folder.resolve("dies"), "#!/bin/sh\necho 'a bad setting' >&2\nexit 3\n");
        assertThat(dies.toFile().setExecutable(true)).isTrue();

        assertThat(monkey("--steps", "5", "--no-shrink", "--subject", "pardes", "--", dies.toString())).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("failed: start: no session answers: the session ended before it could be reached",
                "ended exit 3, and it said: a bad setting");
    }

    @Test
    void aRecordThatIsGoneKeepsTheOthersFromNothing() throws IOException {
        String[] nobody = {"--subject", "pardes", "--", "/bin/true"};
        Path record = Files.writeString(folder.resolve("kept.ops"), "assay monkey 1\n\nstat /\n");
        Path gone = folder.resolve("gone.ops");
        Files.writeString(folder.resolve("failed"), gone + "\n" + record + "\n");

        assertThat(monkey(with(nobody, "--failed"))).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("not run again: there is no " + gone, "the session ended before it could be reached");

        Files.writeString(folder.resolve("failed"), gone + "\n");
        err.reset();
        assertThat(monkey(with(nobody, "--failed"))).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("0 distinct failures, 1 records not run again").doesNotContain("nothing runs again");
    }

    @Test
    void aListThatIsNoTextIsNamed() throws IOException {
        Files.write(folder.resolve("failed"), new byte[] {(byte) 0xff});

        assertThat(monkey("--failed")).isEqualTo(Exit.USAGE);
        assertThat(said()).contains(folder.resolve("failed") + " is no list of what failed");
    }

    @Test
    void aFailureThatCannotBeWrittenDownIsTold() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("bugs"), "");

        assertThat(monkey("--steps", "5", "--subject", "pardes", "--", "/bin/true")).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("the monkey cannot go on: " + inTheWay + "/start-", " cannot be written: ",
                "until then: 0 steps", "1 times start: no session answers");
    }

    @Test
    void machinesReadTheRecordAsAPath() {
        assertThat(monkey("--steps", "5", "--no-shrink", "--json", "--subject", "pardes", "--", "/bin/true")).isEqualTo(Exit.INCONCLUSIVE);
        assertThat(said()).contains("\"record\" : \"" + folder.resolve("bugs/start-"));
    }
}
