package assay.bans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each thing for which rules are refused, with rules that are sound but for it. */
final class RulesTest {

    @TempDir
    private Path folder;

    private Planted tree;

    @BeforeEach
    void plant() {
        tree = Planted.in(folder);
    }

    @Test
    void soundRulesAreNotRefused() {
        assertThat(tree.objections()).isEmpty();
        assertThat(tree.judge().files()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            nonsense x                   | rules:8: 'nonsense' says nothing here: a statement is 'folders @NAME'
            "  needle"                   | rules:8: 'needle' of rule 1 is empty
            "  sharp  x"                 | rules:8: 'sharp' says nothing of a rule: of a rule, a line says 'why'
            "  in  src/*"                | rules:8: 'src/*' is a pattern: name folders one by one
            "  in  ../src"               | rules:8: '../src' is no path from the tree's root, such as src/engine
            "  in  /src"                 | rules:8: '/src' is no path from the tree's root
            "  in  src/"                 | rules:8: 'src/' is no path from the tree's root
            "  in  @all"                 | rules:8: no folders @all are listed above this line
            "  but  src/a"               | rules:8: rule 1 leaves out 'src/a', which no line above lists
            "  bytes  1"                 | rules:8: '1' is no row of bytes such as '1b 5b'
            "  bytes  1b 0a"             | rules:8: '1b 0a' is no row of bytes such as '1b 5b': the byte 0a ends a line
            "  case  upper"              | rules:8: 'upper' is neither 'ignored' nor 'exact'
            "  marks  yes"               | rules:8: 'yes' is neither 'allowed' nor 'refused'
            "  except  src/clean.zig"    | rules:8: 'src/clean.zig' lacks what it is about, or what is to be said of it
            "  except  src/none.zig: x"  | rules:4: rule 1 exempts src/none.zig, which does not exist
            rule 1                       | rules:8: the rule 1 is stated twice
            rule                         | rules:8: a rule has an id
            rule 2                       | rules:8: rule 2 has no needle: nothing could break it
            folders all                  | rules:8: a list of folders has a name that begins with @
            ignore docs                  | rules:8: 'docs' lacks what it is about
            ignore docs: prose           | rules:8: the folder docs does not exist, so nothing needs to be said of it
            test-folder src: tests       | rules:4: rule 1 reads src, of which line 8 says that nothing is read
            test-blocks .py: def test    | rules:8: assay knows no test blocks of '.py' files, only of .zig and .rs
            test-blocks .zig: test {     | rules:8: 'test {' opens no block
            test-blocks .rs: mod tests   | rules:8: 'mod tests' opens no block
            """)
    void whatCannotBeMeantIsRefusedWithItsLine(String line, String objection) {
        tree.more(line + "\n");

        assertThat(tree.objections()).anySatisfy(words -> assertThat(words).startsWith(objection));
    }

    @Test
    void everythingThatIsWrongIsSaid() {
        assertThat(tree.rules("needle  /proc", "needle\n  case x\n  in @y").objections()).hasSize(3);
        assertThat(tree.rules("in      src\n  needle  /proc", "in lost\n  in gone").objections()).hasSize(4);
    }

    @Test
    void aRuleSaysWhyAndWhere() {
        assertThat(tree.rules("  why     it has its place elsewhere\n", "").objections())
                .containsExactly("rules:4: rule 1 does not say why");
        assertThat(tree.rules("  in      src\n", "").objections())
                .contains("rules:4: rule 1 names no folder: nothing is read for it");
    }

    @Test
    void linesThatBelongToNothingAreRefused() {
        assertThat(tree.rules("  in src\n").objections()).containsExactly(
                "rules:1: an indented line belongs to the 'folders' or 'rule' above it, and there is none");
        assertThat(tree.rules("# nothing\n").objections()).contains("rules: there is no rule in it");
    }

    @Test
    void listsOfFoldersHoldOtherListsButNotThemselves() {
        tree.file("src/a/x", "").file("src/b/x", "");
        String lists = "folders @some\n  src\n  src/a\nfolders @all\n  @some\n  src/b\n";

        assertThat(tree.rules(lists + Planted.RULES.replace("in      src", "in @all\n  but src/a")).rules().folders())
                .containsExactly("src", "src/b");
        assertThat(tree.rules("folders @some\n  @some\n" + Planted.RULES).objections())
                .containsExactly("rules:2: no folders @some are listed above this line");
    }

    @Test
    void aFolderIsNamedOrIgnored() {
        tree.file("src/deep/er/x", "").file("docs/x", "").file("target/made/x", "");

        assertThat(tree.objections()).containsExactly(
                "rules: no rule names the folder docs and no line ignores it",
                "rules: no rule names the folder src/deep/er and no line ignores it",
                "rules: no rule names the folder target/made and no line ignores it");
        assertThat(tree.more("ignore docs: prose\nignore src/deep and below: prose\noutput target: made\n").objections())
                .isEmpty();
        assertThat(tree.more("ignore docs: prose\nignore src/deep: prose\noutput target: made\n").objections())
                .as("a folder is ignored without those below it").hasSize(1);
    }

    @Test
    void theFilesAtTheRootCountToo() {
        tree.file("build.zig", "");

        assertThat(tree.objections()).containsExactly("rules: no rule names the folder . and no line ignores it");
        assertThat(tree.more("  in .\n").refusals()).isEmpty();
        assertThat(tree.file("build.zig", "/proc").refusals()).containsExactly("build.zig:1 1 /proc");
    }

    @Test
    void whatABuildMakesMayBeMissing() {
        assertThat(tree.more("output target: made\n").objections()).isEmpty();
    }

    @Test
    void aNeedleThatAnEarlierRuleAlwaysMeetsIsRefused() {
        String later = "rule 2\n  why x\n  in src\n  needle /proc/self\n";

        assertThat(tree.more(later).objections()).containsExactly("rules:8: rule 2 never shows with its needle /proc/self: "
                + "whatever holds it breaks an earlier rule first");
        assertThat(tree.rules(later.replace("2", "1").replace("src", "src") + "rule 2\n  why x\n  in src\n  needle /proc\n")
                .objections()).as("the other way round").isEmpty();
    }

    @Test
    void aNeedleOfAnyCaseIsNotMetByOneOfOneCase() {
        assertThat(tree.more("rule 2\n  why x\n  in src\n  needle /proc/self\n  case ignored\n").objections()).isEmpty();
        assertThat(tree.more("rule 2\n  why x\n  in src\n  needle /PROC/\n  case exact\n").objections()).isEmpty();
    }

    @Test
    void linesMayEndAsOnOtherSystems() {
        assertThat(tree.rules(Planted.RULES.replace("\n", "\r\n")).file("src/a", "/proc").refusals())
                .containsExactly("src/a:1 1 /proc");
    }

    @Test
    void anEditorsMarkBeforeTheFirstLineSaysNothing() {
        assertThat(tree.rules("\ufeff" + Planted.RULES).file("src/a", "/proc").refusals())
                .containsExactly("src/a:1 1 /proc");
    }

    @Test
    void rulesAreWrittenInUtf8() throws IOException {
        Path file = Files.write(folder.resolve("latin.rules"), new byte[] {'r', 'u', 'l', 'e', ' ', (byte) 0xe4});

        assertThatThrownBy(() -> Rules.read(file)).isInstanceOf(Refused.class).hasMessageContaining("not written in UTF-8");
    }
}
