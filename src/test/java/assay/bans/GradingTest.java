package assay.bans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The grading notices whatever a gate no longer sees. */
final class GradingTest {

    private static final Path BANS = Path.of("src/test/resources/bans");
    private static final Path ZIG = BANS.resolve("zig");

    @TempDir
    private Path folder;

    private static Grade grade(Path root, Rules rules, List<Plant> plants) {
        try {
            return new Grading(new Gate(rules, Debts.none()), root, plants, trial -> {}).grade();
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private Grade grade(Planted tree, Plant... plants) {
        return grade(tree.root, tree.rules(), List.of(plants));
    }

    private static List<String> troubles(Grade grade) {
        return grade.trials().stream().filter(trial -> !trial.held()).map(Grade.Trial::toString).toList();
    }

    @Test
    void theRulesOfTheZigTreeHold() throws IOException {
        Rules rules = Rules.read(BANS.resolve("mux.rules"));
        Grade grade = grade(ZIG, rules, Plant.read(rules.plants()));

        assertThat(troubles(grade)).isEmpty();
        assertThat(grade.verdict()).isEqualTo("bans: every folder rule bit, and the test skip held");
    }

    /** Each folder of each rule dropped, each needle of each rule taken away: one after the other, and each noticed. */
    @Test
    void everyLossInTheRulesOfTheZigTreeIsNoticed() throws IOException {
        Rules rules = Rules.read(BANS.resolve("mux.rules"));
        List<Plant> plants = Plant.read(rules.plants());
        List<Rules> weakened = rules.bans().stream().flatMap(ban -> losses(ban).stream()).map(rules::with).toList();

        assertThat(weakened).hasSizeGreaterThan(35)
                .allSatisfy(weak -> assertThat(grade(ZIG, weak, plants).held()).as(weak.bans().toString()).isFalse());
    }

    private static List<Ban> losses(Ban ban) {
        Stream<Ban> folders = ban.folders().stream().map(ban::without);
        // A raw byte is shown by no line that a list of plants could hold.
        Stream<Ban> needles = ban.needles().stream().filter(needle -> !needle.toString().startsWith("byte "))
                .map(lost -> ban.withNeedles(ban.needles().stream().filter(each -> each != lost).toList()));
        return Stream.concat(folders, needles).toList();
    }

    @Test
    void aRuleWithoutAPlantFails() {
        assertThat(troubles(grade(Planted.in(folder)))).containsExactly("bans: rule 1: FAILED, no plant shows that it bites");
    }

    @Test
    void aPlantThatPassesNamesTheFolderThatWasNotRead() {
        Planted tree = Planted.in(folder).file("docs/a", "").more("ignore docs: prose\n");

        assertThat(troubles(grade(tree, new Plant("1", "docs/zz.zig", "/proc")))).anySatisfy(words -> assertThat(words)
                .contains("it passes: rule 1 does not read the lines of docs, or has no needle in '/proc'"));
        assertThat(troubles(grade(tree, new Plant("1", "src/zz.zig", "memfd")))).anySatisfy(words -> assertThat(words)
                .contains("rule 1 does not read the lines of src, or has no needle in 'memfd'"));
    }

    @Test
    void aPlantThatAnotherRuleRefusesFails() {
        Planted tree = Planted.in(folder).more("rule 2\n  why x\n  in src\n  needle memfd\n");

        assertThat(troubles(grade(tree, new Plant("1", "src/zz.zig", "/proc"), new Plant("2", "src/zz.zig", "memfd /proc"))))
                .anySatisfy(words -> assertThat(words).endsWith("it is refused by rule 1 instead"));
    }

    @Test
    void aTreeThatIsBrokenAlreadyIsNoGround() {
        Planted tree = Planted.in(folder).file("src/a.zig", "/proc\n");

        assertThat(troubles(grade(tree, new Plant("1", "src/zz.zig", "/proc")))).anySatisfy(words -> assertThat(words)
                .startsWith("bans: nothing is refused where nothing is planted: FAILED, src/a.zig:1: folder rule 1 broken"));
    }

    @Test
    void aPlantNeverTakesAFilesPlace() {
        assertThat(troubles(grade(Planted.in(folder), new Plant("1", "src/clean.zig", "/proc")))).anySatisfy(words ->
                assertThat(words).contains("there is such a file already: give the plant in src another name"));
    }

    @Test
    void testsThatStandInFoldersAreTriedThere() {
        Planted tree = Planted.in(folder).file("test/a.java", "").more("test-folder test: tests\n");

        Grade grade = grade(tree, new Plant("1", "src/Zz.java", "\"/proc\""));

        assertThat(grade.trials()).extracting(Grade.Trial::toString).containsExactly(
                "bans: nothing is refused where nothing is planted",
                "bans: rule 1 refuses '\"/proc\"' in src",
                "bans: rule 1 leaves '\"/proc\"' alone in the test folder test",
                "bans: the grading notices rule 1 without a needle",
                "bans: the grading notices rule 1 without the folder src",
                "bans: the grading notices rule 1 with a wider test skip");
    }

    @Test
    void rustIsTriedInAModuleOfTests() {
        Grade grade = grade(Planted.in(folder), new Plant("1", "src/zz.rs", "const P: &str = \"/proc\";"));

        assertThat(troubles(grade)).isEmpty();
        assertThat(grade.trials()).anySatisfy(trial -> assertThat(trial.what()).endsWith("right after a test block"));
    }

    @Test
    void theTreeIsNeverWrittenTo() throws IOException {
        Planted tree = Planted.in(folder);
        List<String> seen = new ArrayList<>();
        List<Plant> plants = List.of(new Plant("1", "src/zz.zig", "/proc"));

        new Grading(new Gate(tree.rules(), Debts.none()), tree.root, plants, trial -> seen.addAll(names(tree.root))).grade();

        assertThat(seen).isNotEmpty().containsOnly("clean.zig");
    }

    private static List<String> names(Path root) {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).toList();
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    @Test
    void aListOfPlantsIsRefusedWithItsLine() throws IOException {
        Path list = Files.writeString(folder.resolve("x.plants"), "# ok\n1 | src/a.zig | a | b\n1 | src\n");

        assertThatThrownBy(() -> Plant.read(list)).isInstanceOf(Refused.class)
                .hasMessage(list + ":3: a plant is 'RULE | FOLDER/NAME | LINE'");
        assertThatThrownBy(() -> Plant.read(folder.resolve("none"))).isInstanceOf(Refused.class);
    }
}
