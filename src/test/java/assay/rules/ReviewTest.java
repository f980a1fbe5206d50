package assay.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each thing that the review refuses, in a project that is sound but for it. */
final class ReviewTest {

    private static final String FEATURE = "features/monty/counting.feature";
    private static final String SOURCES = "sources/monty.txt";
    private static final String DEVIATIONS = "deviations/monty.txt";

    @TempDir
    private Path root;

    private Booklet booklet;

    @BeforeEach
    void begin() {
        booklet = Booklet.in(root);
    }

    @Test
    void aSoundProjectHasNoFinding() {
        assertThat(booklet.findings()).isEmpty();
    }

    @Test
    void aFeatureThatCannotBeParsed() {
        assertThat(booklet.feature("Then it shows 2", "Then it shows 2\nNothing of the kind").findings())
                .anySatisfy(finding -> assertThat(finding).startsWith(FEATURE).contains("cannot be parsed"));
    }

    @Test
    void anExampleUnderNoRule() {
        booklet.file("features/monty/slow.feature", """
                @monty @slow
                Feature: x
                  Example: lonely
                    When it runs
                    Then it ends
                """);
        assertThat(booklet.findings())
                .contains("features/monty/slow.feature:3: the example 'lonely' stands under no rule");
    }

    @Test
    void anUnknownTagOfAFeature() {
        assertThat(booklet.feature("@monty @counting", "@monty @counting @sloow").findings()).contains(
                FEATURE + ":2: the glossary does not know the tag @sloow");
    }

    @Test
    void anUnknownTagOfAnExample() {
        assertThat(booklet.feature("Example: one more", "@sloow\nExample: one more").findings()).containsExactly(
                FEATURE + ":9: the example 'one more' carries the tag @sloow, which the glossary does not know");
    }

    @Test
    void aRuleWithoutAnId() {
        assertThat(booklet.feature("@count-adds", "@slow").findings())
                .contains(FEATURE + ":4: the rule has no id: give it one tag of its own that is not in the glossary");
    }

    @Test
    void aRuleWithTwoIds() {
        assertThat(booklet.feature("@count-adds", "@count-adds @count-more").findings())
                .anySatisfy(finding -> assertThat(finding).contains(FEATURE + ":4: the rule has more than one id",
                        "@count-adds, @count-more"));
    }

    @Test
    void anIdThatIsTaken() {
        booklet.file("features/mux/counting.feature", """
                @mux @counting
                Feature: Counting elsewhere
                  @count-adds
                  Rule: The same again
                    Source: manual: adding
                    Example: one more
                      When it counts 1 more
                      Then it shows 2
                """);
        booklet.file("sources/mux.txt", "manual: adding | page 1 | Things add up. | pending");
        assertThat(booklet.findings()).containsExactly(
                "features/mux/counting.feature:4: the id @count-adds is taken by " + FEATURE + ":4");
    }

    @Test
    void aRuleWithoutASourceLine() {
        assertThat(booklet.feature("Source: manual: adding", "").findings())
                .anySatisfy(finding -> assertThat(finding).startsWith(FEATURE + ":4: the rule names no source"));
    }

    @Test
    void aSourceLineThatIsNotTheLast() {
        assertThat(booklet.feature("Source: manual: adding", "Source: manual: adding\nMore words.").findings())
                .anySatisfy(finding -> assertThat(finding).startsWith(FEATURE + ":4: the rule names no source"));
    }

    @Test
    void aSourceLineWithoutADocument() {
        assertThat(booklet.feature("Source: manual: adding", "Source: adding").findings())
                .anySatisfy(finding -> assertThat(finding).contains("the source line cannot be read"));
    }

    @Test
    void aCitedPinThatIsNotListed() {
        assertThat(booklet.feature("Source: manual: adding", "Source: manual: adding, taking").findings())
                .containsExactly(FEATURE + ":4: the rule @count-adds cites 'manual: taking', which sources/monty.txt"
                        + " does not list");
    }

    @Test
    void aPinWhoseExampleDoesNotExist() {
        assertThat(booklet.replace(SOURCES, "/ one more", "/ two more").findings())
                .containsExactly(SOURCES + ":1: the rule @count-adds has no example 'two more'");
    }

    @Test
    void aPinWhoseSecondExampleDoesNotExist() {
        assertThat(booklet.replace(SOURCES, "/ one more", "/ one more | count-adds / two more").findings())
                .containsExactly(SOURCES + ":1: the rule @count-adds has no example 'two more'");
    }

    @Test
    void aPinThatIsHeldAndPendingAtOnce() {
        assertThat(booklet.replace(SOURCES, "count-adds /", "pending | count-adds /").findings()).anySatisfy(
                finding -> assertThat(finding).startsWith(SOURCES + ":1: ").contains("neither an example nor a status"));
    }

    @Test
    void aPinWhoseRuleDoesNotExist() {
        assertThat(booklet.replace(SOURCES, "count-adds /", "count-up /").findings())
                .containsExactly(SOURCES + ":1: no rule has the id 'count-up'");
    }

    @Test
    void aPinWhoseRuleDoesNotCiteIt() {
        booklet.replace(SOURCES, "count-adds / one more", """
                count-adds / one more
                # the same example again
                manual: taking | page 2 | Things go. | count-adds / one more""");
        assertThat(booklet.findings()).containsExactly(SOURCES
                + ":3: the rule @count-adds holds 'manual: taking' and does not cite it in its source line");
    }

    @Test
    void aPinWithoutExampleAndStatus() {
        assertThat(booklet.replace(SOURCES, "count-adds / one more", "later").findings()).anySatisfy(
                finding -> assertThat(finding).startsWith(SOURCES + ":1: ").contains("neither an example nor a status"));
    }

    @Test
    void aPinThatIsNotObservableWithoutAReason() {
        assertThat(booklet.replace(SOURCES, "count-adds / one more", "not observable").findings()).containsExactly(
                SOURCES + ":1: pin 'manual: adding' is not observable without a reason: write 'not observable: <reason>'");
    }

    @Test
    void aPinThatIsOutOfScopeWithoutAReason() {
        assertThat(booklet.replace(SOURCES, "count-adds / one more", "out of scope: ").findings()).containsExactly(
                SOURCES + ":1: pin 'manual: adding' is out of scope without a reason: write 'out of scope: <reason>'");
    }

    @Test
    void aPinWithoutOurSentence() {
        assertThat(booklet.replace(SOURCES, "Things add up.", "").findings()).containsExactly(
                SOURCES + ":1: pin 'manual: adding' lacks its place in the document, or our sentence");
    }

    @Test
    void aPinListedTwice() {
        booklet.replace(SOURCES, "one more", "one more\nmanual: adding | page 2 | Again. | pending");
        assertThat(booklet.findings()).containsExactly(SOURCES + ":2: pin 'manual: adding' is listed twice");
    }

    @Test
    void aLineWithTooFewFields() {
        assertThat(booklet.replace(SOURCES, " | page 1", "").findings())
                .contains(SOURCES + ":1: this line has 3 fields where 4 or more belong, set apart by ' | '");
    }

    @Test
    void aTagWithoutItsMeaning() {
        assertThat(booklet.replace("tags.txt", "takes long", "").findings())
                .containsExactly("tags.txt:4: tag @slow lacks its meaning");
    }

    @Test
    void aDeviationOfNoExample() {
        booklet.file(DEVIATIONS, "counter 1.0 | count-adds / two more | it is one off");
        assertThat(booklet.findings()).containsExactly(
                DEVIATIONS + ":1: no rule has the example 'count-adds / two more' that would deviate");
    }

    @Test
    void aDeviationWithoutAReason() {
        booklet.file(DEVIATIONS, "counter 1.0 | count-adds / one more | ");
        assertThat(booklet.findings()).containsExactly(DEVIATIONS + ":1: a deviation gives its reason");
    }

    @Test
    void aDeviationThatIsSoundIsNoFinding() {
        booklet.file(DEVIATIONS, "# known\n\ncounter 1.0 | count-adds / one more | it is one off");
        assertThat(booklet.findings()).isEmpty();
    }

    @Test
    void aStarStep() {
        assertThat(booklet.feature("Given a counter", "* a counter").findings())
                .anySatisfy(finding -> assertThat(finding).contains("the example 'one more' has a step that begins with *"));
    }

    @Test
    void anExampleWithoutAWhen() {
        assertThat(booklet.feature("When it", "Given it").findings())
                .containsExactly(FEATURE + ":8: the example 'one more' has no When: nothing happens in it");
    }

    @Test
    void anExampleWithoutAThen() {
        assertThat(booklet.feature("Then it shows 2", "").findings())
                .containsExactly(FEATURE + ":8: the example 'one more' has no Then: it cannot fail");
    }

    @Test
    void anExampleWithTwoEvents() {
        assertThat(booklet.feature("Then it", "And it counts 1 more\nThen it").findings())
                .anySatisfy(finding -> assertThat(finding).contains("has more than one When"));
    }

    @Test
    void aGivenAfterTheEvent() {
        assertThat(booklet.feature("Then it", "Given a second counter\nThen it").findings())
                .containsExactly(FEATURE + ":8: the example 'one more' says 'a second counter' too late: "
                        + "Given, When and Then follow in this order");
    }

    @Test
    void anExampleWithEightStepsOfItsOwn() {
        assertThat(booklet.feature("Then it shows 2", "Then it shows 2" + "\nAnd it shows 2".repeat(4)).findings()).isEmpty();
        assertThat(booklet.feature("Then it shows 2", "Then it shows 2\nAnd it shows 2").findings()).containsExactly(
                FEATURE + ":8: the example 'one more' has 8 steps of its own, where 2 to 7 belong");
    }

    @Test
    void aBackgroundDoesNotCount() {
        booklet.feature("@count-adds", "Background:\nGiven a\nAnd b\nAnd c\nAnd d\nAnd e\n@count-adds");
        assertThat(booklet.findings()).isEmpty();
    }

    @Test
    void anExampleWithOneStep() {
        assertThat(booklet.feature("Given a counter at 1", "").feature("When it counts 1 more", "").findings())
                .anySatisfy(finding -> assertThat(finding).contains("has 1 steps of its own"));
    }

    @Test
    void aNameThatIsTakenWithinTheRule() {
        booklet.feature("Then it shows 2", "Then it shows 2\nExample: one more\nWhen it counts\nThen it shows 3");
        assertThat(booklet.findings()).anySatisfy(finding -> assertThat(finding)
                .startsWith(FEATURE + ":12: the name 'one more' is taken within its rule by line 8"));
    }

    @Test
    void rowsOfOneName() {
        booklet.feature("Example: one more", "Scenario Outline: one more")
                .feature("Then it shows 2", "Then it shows <n>\nExamples:\n| n |\n| 2 |\n| 3 |");
        assertThat(booklet.findings()).anySatisfy(finding -> assertThat(finding)
                .startsWith(FEATURE + ":15: the name 'one more' is taken within its rule by line 14"));
    }

    @Test
    void aFeatureWithoutASystem() {
        assertThat(booklet.feature("@monty @counting", "@counting").findings())
                .containsExactly(FEATURE + ":2: the feature needs exactly one system's tag, of "
                        + "@monty, @rlm, @pardes, @mux, @bans");
    }

    @Test
    void aFeatureOfTwoSystems() {
        assertThat(booklet.feature("@monty @counting", "@monty @mux @counting").findings())
                .anySatisfy(finding -> assertThat(finding).contains("exactly one system's tag"));
    }

    @Test
    void aFeatureInAnotherSystemsFolder() {
        assertThat(booklet.feature("@monty @counting", "@mux @counting").findings())
                .contains(FEATURE + ":2: a feature of @mux stands in the folder mux/");
    }

    @Test
    void aFeatureWithoutItsTopic() {
        assertThat(booklet.feature("@monty @counting", "@monty @slow").findings()).containsExactly(
                FEATURE + ":2: the feature needs its topic's tag, which is the file's name: @counting");
    }

    @Test
    void aRuleWithoutAnExample() {
        booklet.feature("@count-adds", "@count-nothing\nRule: Nothing\nSource: manual: adding\n@count-adds");
        assertThat(booklet.findings()).containsExactly(FEATURE + ":4: the rule @count-nothing has no example");
    }

    @Test
    void aWishInATitle() {
        assertThat(booklet.feature("A counter adds", "A counter should add").findings())
                .anySatisfy(finding -> assertThat(finding).startsWith(FEATURE + ":4: 'should' is a wish"));
    }

    @Test
    void aWishInADescription() {
        assertThat(booklet.feature("What it is given comes on top.", "It should be on top.").findings()).hasSize(1);
    }

    @Test
    void aWishInAStep() {
        assertThat(booklet.feature("Then it shows 2", "Then it should show 2").findings()).hasSize(1);
        assertThat(booklet.feature("Then it should show 2", "Then it prints \"should\"").findings()).isEmpty();
    }

    @Test
    void aListThatIsCalledAfterNoSystem() {
        booklet.file("sources/mnty.txt", "").file("deviations/notes.md", "");
        assertThat(booklet.findings()).hasSize(2)
                .anySatisfy(finding -> assertThat(finding).startsWith("sources/mnty.txt:1: nobody reads this file"))
                .anySatisfy(finding -> assertThat(finding).startsWith("deviations/notes.md:1: nobody reads this file"));
    }

    @Test
    void aDeviationThatIsListedTwice() {
        booklet.file(DEVIATIONS, "1.0 | count-adds / one more | it is lazy\n2.0 | count-adds / one more | still\n"
                + "1.0 | count-adds / one more | it is tired");
        assertThat(booklet.findings())
                .containsExactly(DEVIATIONS + ":3: the deviation 'count-adds / one more' is listed twice for 1.0");
    }

    @Test
    void linesThatAreNotUtf8() throws IOException {
        Files.write(root.resolve("tags.txt"), "\nmud | caf\u00e9".getBytes(StandardCharsets.ISO_8859_1), StandardOpenOption.APPEND);
        Files.write(root.resolve(FEATURE), "\n# caf\u00e9".getBytes(StandardCharsets.ISO_8859_1), StandardOpenOption.APPEND);
        assertThat(booklet.findings()).containsExactly("tags.txt:5: this line is not UTF-8", FEATURE + ":13: this line is not UTF-8");
    }

    @Test
    void aFileWithoutAFeature() {
        booklet.file("features/monty/slow.feature", "# nothing yet\n");
        assertThat(booklet.findings()).containsExactly("features/monty/slow.feature:1: the file holds no feature");
    }

    @Test
    void aFeatureWithoutARule() {
        booklet.file("features/monty/slow.feature", "@monty @slow\nFeature: x\n");
        assertThat(booklet.findings()).containsExactly("features/monty/slow.feature:2: the feature has no rule");
    }

    @Test
    void anOutlineWithoutRows() {
        booklet.feature("Example: one more", "Scenario Outline: <n> more\nGiven a counter at <n>\nWhen it counts 1 more\n"
                + "Then it shows 2\nExamples:\n| n |\n\nExample: one more");
        assertThat(booklet.findings())
                .containsExactly(FEATURE + ":8: the outline '<n> more' has no rows, or a table without any");
    }

    @Test
    void anOutlineWithoutATable() {
        booklet.feature("Example: one more", "Scenario Outline: one more");
        assertThat(booklet.findings()).containsExactly(FEATURE + ":8: the outline 'one more' has no rows, or a table without any");
    }

    @Test
    void whatIsCalledAFeatureAndIsNoFile() throws IOException {
        Files.createDirectory(root.resolve("features/monty/folder.feature"));
        Files.createSymbolicLink(root.resolve("features/monty/link.feature"), Path.of("/no/such/file"));
        assertThat(booklet.findings()).containsExactly(
                "features/monty/folder.feature:1: the feature cannot be read: it is a folder",
                "features/monty/link.feature:1: the feature cannot be read: it is no file, or a link to none");
    }
}
