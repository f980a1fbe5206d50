package assay.bans;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the gate says of files, sound ones and such as nobody means to write. */
final class GateTest {

    private static final String MARK = "// folder rule 1 exemption: ";

    @TempDir
    private Path folder;

    private Planted tree;

    @BeforeEach
    void plant() {
        tree = Planted.in(folder);
    }

    @Test
    void everyLineIsToldAndEachOnce() {
        tree.file("src/a", "/proc\nb\n  /proc /proc\n/proc").file("src/b", "// see /proc\n");

        assertThat(tree.refusals()).containsExactly("src/a:1 1 /proc", "src/a:3 1 /proc", "src/a:4 1 /proc", "src/b:1 1 /proc");
    }

    @Test
    void subfoldersAreNotRead() {
        assertThat(tree.file("src/in/a", "/proc").more("ignore src/in: no source\n").refusals()).isEmpty();
    }

    @Test
    void ofALineTheFirstRuleIsTold() {
        tree.more("rule 2\n  why x\n  in src\n  needle memfd\n").file("src/a", "memfd /proc\nmemfd\n");

        assertThat(tree.refusals()).containsExactly("src/a:1 1 /proc", "src/a:2 2 memfd");
    }

    @Test
    void whereTheFirstIsExemptedTheNextIsTold() {
        tree.more("  except src/a: x\nrule 2\n  why x\n  in src\n  needle memfd\n").file("src/a", "memfd /proc\n");

        assertThat(tree.refusals()).containsExactly("src/a:1 2 memfd");
        assertThat(tree.judge().faults()).isEmpty();
    }

    @Test
    void aMarkExemptsItsFileAlone() {
        tree.more("  marks allowed\n").file("src/a.c", "int a;\n" + MARK + "it must\n/proc\n").file("src/b.c", "/proc\n");

        assertThat(tree.refusals()).containsExactly("src/b.c:1 1 /proc");
        assertThat(tree.judge().exemptions()).containsExactly(new Exemption("1", "src/a.c", 2, "it must"));
    }

    @Test
    void aMarkMayStandInACommentThatIsClosed() {
        tree.more("  marks allowed\n").file("src/a.c", "/proc\n/* folder rule 1 exemption: it must */\n");

        assertThat(tree.judge().exemptions()).extracting(Exemption::reason).containsExactly("it must");
    }

    @Test
    void aMarkThatIsNotNeededIsAFault() {
        tree.more("  marks allowed\n").file("src/a", MARK + "for /proc\n");

        assertThat(tree.judge().faults()).hasToString(
                "[src/a:1: the exemption from folder rule 1 is not needed: nothing here breaks it]");
    }

    @Test
    void aNeedleInATestNeedsNoExemption() {
        tree.more("  marks allowed\n").file("src/a.zig", MARK + "it must\ntest {\n    /proc\n}\n");

        assertThat(tree.judge().faults()).hasSize(1);
    }

    @Test
    void aMarkInATestExemptsNothing() {
        tree.more("  marks allowed\n").file("src/a.zig", "test {\n    " + MARK + "it must\n}\n/proc\n");

        assertThat(tree.refusals()).containsExactly("src/a.zig:4 1 /proc");
    }

    @Test
    void otherMarksAreFaults() {
        tree.file("src/a", MARK + "it must\n/proc\n");
        assertThat(tree.judge().faults()).extracting(Complaint::words)
                .containsExactly("folder rule 1 allows no marks: only the rule file may exempt from it");

        tree.more("  marks allowed\n").file("src/a", MARK + "\n/proc\n");
        assertThat(tree.judge().faults()).extracting(Complaint::words)
                .containsExactly("the mark gives no reason for its exemption from folder rule 1");
        assertThat(tree.refusals()).as("it does not count").hasSize(1);

        tree.file("src/a", "// folder rule 9 exemption: it must\n");
        assertThat(tree.judge().faults()).extracting(Complaint::words)
                .containsExactly("the mark cites folder rule 9, and there is no such rule");

        tree.file("src/a", MARK + "it must\n" + MARK + "twice\n/proc\n");
        assertThat(tree.judge().faults()).extracting(Complaint::line).containsExactly(2);
    }

    @Test
    void aFileThatTheRulesExemptMustNeedIt() {
        tree.more("  except src/clean.zig: x\n");

        assertThat(tree.judge().faults()).hasToString(
                "[src/clean.zig: the exemption from folder rule 1 is not needed: nothing here breaks it]");
    }

    @Test
    void wordsThatOnlyBeginLikeAMarkAreNone() {
        tree.file("src/a", "// folder rule 9 is a good one\n// folder rule\n");

        assertThat(tree.judge().isBroken()).isFalse();
    }

    @Test
    void whatIsHiddenByItsPlaceInATestIsSeenBehindIt() {
        tree.file("src/a.zig", "test { /proc }\n/proc\ntest {\n/proc\n} /proc\n/proc")
                .file("src/b.rs", "#[cfg(test)] mod t { /proc } /proc\n/proc");

        assertThat(tree.refusals()).containsExactly(
                "src/a.zig:2 1 /proc", "src/a.zig:5 1 /proc", "src/a.zig:6 1 /proc", "src/b.rs:1 1 /proc", "src/b.rs:2 1 /proc");
    }

    @Test
    void aTestBlockOfOneLanguageHidesNothingInAnother() {
        assertThat(tree.file("src/a.c", "test {\n/proc\n}\n").file("src/a.rs", "test {\n/proc\n}\n").refusals()).hasSize(2);
    }

    @Test
    void aNeedleThatGoesBeyondATestIsSeen() {
        tree.rules("/proc", "}abc").file("src/a.zig", "test {\n}abc\n");

        assertThat(tree.refusals()).containsExactly("src/a.zig:2 1 }abc");
    }

    @Test
    void linesMayEndAsOnOtherSystems() {
        assertThat(tree.file("src/a", "a\r\n/proc\r\n").judge().breaches()).extracting(Breach::text).containsExactly("/proc");
    }

    @Test
    void bytesThatAreNoTextHideNothing() {
        byte[] odd = "\u00e4\u0000\u00ff /proc \u001b[31m\u0000\n\u00ff\n/proc".getBytes(StandardCharsets.ISO_8859_1);

        assertThat(tree.file("src/a", odd).refusals()).containsExactly("src/a:1 1 /proc", "src/a:3 1 /proc");
        assertThat(tree.judge().breaches().get(0).text()).isEqualTo("··· /proc ·[31m·");
    }

    @Test
    void aLineOfAHundredMegabytesIsShownInPart() {
        byte[] line = new byte[100 << 20];
        System.arraycopy("/proc".getBytes(StandardCharsets.UTF_8), 0, line, 70 << 20, 5);
        System.arraycopy("\n/proc".getBytes(StandardCharsets.UTF_8), 0, line, line.length - 6, 6);

        Judgement judgement = tree.file("src/a.zig", line).judge();

        assertThat(judgement.breaches()).extracting(Breach::line).containsExactly(1, 2);
        assertThat(judgement.breaches().get(0).text()).contains("/proc").hasSizeLessThan(200);
        assertThat(judgement.bytes()).isGreaterThan(100 << 20);
    }

    @Test
    void ofManyLinesSomeAreToldAndAllCounted() {
        Judgement judgement = tree.file("src/a", "/proc\n".repeat(10_003)).judge();

        assertThat(judgement.breaches()).hasSize(10_000);
        assertThat(judgement.faults()).hasToString("[src/a: 3 more of its lines break a rule]");
    }

    @Test
    void aFileThatCannotBeReadIsSaidAndTheOthersAreJudged() throws IOException {
        Files.createSymbolicLink(tree.root.resolve("src/a"), Path.of("nowhere"));
        Files.createSymbolicLink(tree.root.resolve("src/b"), Path.of("/dev/zero"));
        Files.createSymbolicLink(tree.root.resolve("src/c"), Path.of("c"));
        tree.file("src/d", new byte[] {(byte) 0xff, (byte) 0xfe, '/', 0}).file("src/e", "/proc");

        assertThat(tree.judge().unread()).extracting(Complaint::toString).containsExactly(
                "src/a: it cannot be read: it is a link that leads nowhere",
                "src/b: it cannot be read: it is neither a file nor a folder",
                "src/c: it cannot be read: it is a link that leads nowhere",
                "src/d: it cannot be read: it is written in UTF-16, where no needle would be found");
        assertThat(tree.refusals()).containsExactly("src/e:1 1 /proc");
        Files.delete(tree.root.resolve("src/b"));
    }

    @Test
    void aFileThatNobodyWroteIsSaid() throws IOException {
        tree.file("src/a", "");
        try (FileChannel file = FileChannel.open(tree.root.resolve("src/a"), StandardOpenOption.WRITE)) {
            file.write(ByteBuffer.wrap(new byte[1]), 1 << 30);
        }

        assertThat(tree.judge().unread()).hasToString("[src/a: it cannot be read: it is larger than 1 GiB, which no source is]");
    }

    @Test
    void aFileThatMayNotBeReadIsSaid() throws IOException {
        tree.file("src/a", "/proc");
        Files.setPosixFilePermissions(tree.root.resolve("src/a"), PosixFilePermissions.fromString("---------"));
        Assumptions.assumeFalse(Files.isReadable(tree.root.resolve("src/a")), "mode bits do not bind this user");

        assertThat(tree.judge().unread()).extracting(Complaint::file).containsExactly("src/a");
    }

    @Test
    void aLinkToAFileIsReadAsWhatItLeadsTo() throws IOException {
        Files.writeString(folder.resolve("elsewhere"), "/proc");
        Files.createSymbolicLink(tree.root.resolve("src/a"), folder.resolve("elsewhere"));

        assertThat(tree.refusals()).containsExactly("src/a:1 1 /proc");
    }

    @Test
    void aLinkToAFolderIsAFolderAndIsNotWalkedInto() throws IOException {
        Files.createSymbolicLink(tree.root.resolve("src/loop"), Path.of(".."));

        assertThat(tree.objections()).containsExactly("rules: no rule names the folder src/loop and no line ignores it");
        assertThat(tree.more("ignore src/loop: leads back up\n").objections()).isEmpty();
    }

    @Test
    void theRulesAreNoneOfTheSources() throws IOException {
        Path own = tree.root.resolve("src/tree.rules");
        Files.writeString(own, Planted.RULES);

        assertThat(new Gate(Rules.read(own), Debts.none()).judge(tree.root).breaches()).isEmpty();
        assertThat(tree.refusals()).as("by other rules they are").hasSize(1);
    }

    @Test
    void aFilesNameIsToldOnOneLine() {
        tree.file("src/a\nb", "/proc");

        assertThat(tree.judge().breaches()).extracting(Breach::toString)
                .containsExactly("src/a·b:1: folder rule 1 broken by '/proc': it has its place elsewhere");
    }

    @Test
    void debtsAreMatchedWithoutLineNumbersAndOneForOne() throws IOException {
        Path list = folder.resolve("tree.debts");
        tree.file("src/a", "/proc\n/proc\nold(/proc)\n");
        Debts.write(list, tree.judge().breaches());
        tree.file("src/a", "moved\n\n  /proc\nold(/proc)\n/proc\n/proc\nnew(/proc)\n");

        Judgement judgement = tree.judge(Debts.read(list));

        assertThat(judgement.owed()).hasSize(3);
        assertThat(judgement.breaches()).extracting(Breach::text).containsExactly("/proc", "new(/proc)");
        assertThat(Files.readAllLines(list)).filteredOn(line -> !line.startsWith("#")).isSorted();
    }

    @Test
    void aDebtThatIsPaidIsNamed() throws IOException {
        Path list = folder.resolve("tree.debts");
        tree.file("src/a", "/proc\n/proc\n");
        Debts.write(list, tree.judge().breaches());
        tree.file("src/a", "/proc\n");

        assertThat(tree.judge(Debts.read(list)).paid()).isEqualTo(List.of("1 | src/a | /proc | /proc"));
    }
}
