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

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code assay bans} says, where it says it, and how it ends. */
final class BansCommandTest {

    private static final String RULES = """
            test-folder test: tests
            rule 1
              why     it has its place elsewhere
              in      src
              needle  /proc
            """;

    @TempDir
    private Path tree;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeEach
    void plant() throws IOException {
        write("src/bans.rules", RULES);
        write("src/bans.plants", "1 | src/Zz.java | \"/proc\"\n");
        write("src/a.java", "clean\n");
        write("test/a.java", "/proc\n");
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(tree.resolve(file).getParent());
        Files.writeString(tree.resolve(file), text);
    }

    private int bans(String... words) {
        out.reset();
        err.reset();
        List<String> all = new ArrayList<>(List.of("bans", tree.toString()));
        all.addAll(List.of(words));
        Terminal terminal = new Terminal(stream(out), stream(err), false);
        return Main.execute(all.toArray(String[]::new), Project.of(name -> null), terminal);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private List<String> printed() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private List<String> said() {
        return err.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void aTreeThatHoldsEndsWithNought() {
        assertThat(bans()).isEqualTo(0);
        assertThat(printed()).isEmpty();
        assertThat(said()).containsExactly("1 file read: every rule holds");
    }

    @Test
    void aBrokenRuleEndsWithOne() throws IOException {
        write("src/b.java", "a\n  read(\"/proc/self\");\n");

        assertThat(bans()).isEqualTo(1);
        assertThat(printed()).containsExactly("src/b.java:2: folder rule 1 broken by '/proc': it has its place elsewhere",
                "    read(\"/proc/self\");");
        assertThat(said()).containsExactly("2 files read: 1 refusal");
    }

    @Test
    void anExemptionThatNothingNeedsEndsWithOne() throws IOException {
        write("src/bans.rules", RULES + "  except src/a.java: it must\n");

        assertThat(bans()).isEqualTo(1);
        assertThat(printed()).hasSize(1);
    }

    @Test
    void aFileThatCannotBeReadEndsWithTwo() throws IOException {
        Files.createSymbolicLink(tree.resolve("src/b.java"), Path.of("nowhere"));

        assertThat(bans()).isEqualTo(2);
        assertThat(said()).contains("src/b.java: it cannot be read: it is a link that leads nowhere");
        write("src/c.java", "/proc");
        assertThat(bans()).as("a broken rule is worse").isEqualTo(1);
    }

    @Test
    void rulesThatCannotBiteEndWithUsage() throws IOException {
        write("docs/a", "");

        assertThat(bans()).isEqualTo(64);
        assertThat(said()).contains(
                "assay: the rules cannot be applied:",
                tree.resolve("src/bans.rules") + ": no rule names the folder docs and no line ignores it");
        assertThat(printed()).isEmpty();
    }

    @Test
    void whatIsNotThereEndsWithUsage() {
        assertThat(bans("--rules", "/nowhere/x.rules")).isEqualTo(64);
        assertThat(said()).containsExactly("assay: there is no rule file /nowhere/x.rules; name one with --rules FILE");
        tree = tree.resolve("nowhere");
        assertThat(bans()).isEqualTo(64);
        assertThat(said()).containsExactly("assay: there is no folder " + tree);
    }

    @Test
    void withJsonNothingElseIsPrinted() throws IOException {
        write("src/b.java", "/proc\n");

        assertThat(bans("--json")).isEqualTo(1);
        JsonNode result = JsonMapper.shared().readTree(out.toString(StandardCharsets.UTF_8));
        assertThat(result.get("holds").asBoolean()).isFalse();
        assertThat(result.get("breaches").get(0).toString()).isEqualTo("{\"rule\":\"1\",\"file\":\"src/b.java\",\"line\":1,"
                + "\"needle\":\"/proc\",\"why\":\"it has its place elsewhere\",\"text\":\"/proc\"}");
    }

    @Test
    void aGradedTreeSaysSoAtTheEnd() {
        assertThat(bans("--grade")).isEqualTo(0);
        assertThat(printed()).hasSize(7).endsWith("bans: every folder rule bit, and the test skip held");
        assertThat(bans("--grade", "--json")).isEqualTo(0);
        JsonNode result = JsonMapper.shared().readTree(out.toString(StandardCharsets.UTF_8));
        assertThat(result.get("graded").asBoolean()).isTrue();
        assertThat(result.get("trials").size()).isEqualTo(6);
    }

    @Test
    void aGateThatDoesNotBiteEndsWithOne() throws IOException {
        write("src/bans.plants", "1 | src/Zz.java | memfd\n");

        assertThat(bans("--grade")).isEqualTo(1);
        assertThat(printed()).endsWith("bans: FAILED");
    }

    @Test
    void aBrokenTreeIsNotGraded() throws IOException {
        write("src/b.java", "/proc\n");

        assertThat(bans("--grade")).isEqualTo(1);
        assertThat(printed()).hasSize(2);
    }

    @Test
    void knownBreachesAreFrozenPaidAndNeverComeBack() throws IOException {
        write("src/b.java", "/proc 1\n/proc 2\n");
        assertThat(bans("--freeze")).isEqualTo(0);
        assertThat(bans()).isEqualTo(0);
        assertThat(said()).containsExactly("2 files read: every rule holds, 2 known breaches");

        write("src/b.java", "/proc 2\n");
        assertThat(bans()).isEqualTo(0);
        assertThat(said()).contains("no longer owed, and taken off " + tree.resolve("src/bans.debts")
                + ": 1 | src/b.java | /proc | /proc 1");

        write("src/b.java", "/proc 1\n/proc 2\n");
        assertThat(bans()).isEqualTo(1);
        assertThat(printed()).contains("src/b.java:1: folder rule 1 broken by '/proc': it has its place elsewhere");
    }

    @Test
    void whatCannotBeReadPaysNoDebt() throws IOException {
        write("src/b.java", "/proc\n");
        bans("--freeze");
        Files.delete(tree.resolve("src/b.java"));
        Files.createSymbolicLink(tree.resolve("src/b.java"), Path.of("nowhere"));

        assertThat(bans()).isEqualTo(2);
        assertThat(Files.readString(tree.resolve("src/bans.debts"))).endsWith("1 | src/b.java | /proc | /proc\n");
        assertThat(bans("--freeze")).isEqualTo(2);
        assertThat(Files.readString(tree.resolve("src/bans.debts"))).endsWith("1 | src/b.java | /proc | /proc\n");
    }

    @Test
    void aListThatCannotBeWrittenHidesNoJudgement() throws IOException {
        write("src/b.java", "/proc 1\n/proc 2\n");
        bans("--freeze");
        Files.createDirectory(tree.resolve("src/bans.debts.part"));
        write("src/bans.debts.part/kept", "");
        write("src/bans.rules", RULES + "ignore src/bans.debts.part: a list is never a folder\n");

        write("src/b.java", "/proc 2\n");
        assertThat(bans()).isEqualTo(2);
        assertThat(said()).anyMatch(line -> line.contains("src/bans.debts still lists what is no longer owed"))
                .endsWith("2 files read: every rule holds, 1 known breach");

        write("src/b.java", "/proc 3\n");
        assertThat(bans()).isEqualTo(1);
        assertThat(printed()).contains("src/b.java:1: folder rule 1 broken by '/proc': it has its place elsewhere");
    }

    @Test
    void aListThatIsNoTextIsRefused() throws IOException {
        Files.write(tree.resolve("src/bans.debts"), new byte[] {(byte) 0xe4, '\n'});

        assertThat(bans()).isEqualTo(64);
        assertThat(said()).anyMatch(line -> line.contains("bans.debts is not written in UTF-8"));
    }

    @Test
    void whatCannotBeMeantEndsWithUsage() {
        assertThat(bans("--nonsense")).isEqualTo(64);
        assertThat(bans("--freeze", "--grade")).isEqualTo(64);
    }
}
