package assay.bans;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

/** What of a Zig text is a test and what is production, byte by byte. */
final class ZigBlocksTest {

    /** The text with every byte of a test block made a point. */
    private static String production(String text) {
        return Production.of(text, ".zig", List.of("test"));
    }

    @Test
    void aBlockGoesFromItsWordToItsBraceAtTheFirstColumn() {
        assertThat(production("""
                const a = 1;
                test "adds" {
                    try expect(a == 1);
                }
                const b = 2;
                """)).isEqualTo("""
                const a = 1;
                .
                const b = 2;
                """);
    }

    @Test
    void aNameMayBeAWordOrMissing() {
        assertThat(production("test daemon {\n    x();\n}\ntest {\n    y();\n}\nz();\n")).isEqualTo(".\n.\nz();\n");
    }

    @Test
    void aWordThatOnlyBeginsLikeItIsNone() {
        assertThat(production("test_count: u32,\nconst x = 1;\n")).isEqualTo("test_count: u32,\nconst x = 1;\n");
        assertThat(production("testing(a);\n}\nconst x = 1;\n")).isEqualTo("testing(a);\n}\nconst x = 1;\n");
    }

    @Test
    void aWordThatIsNotAtTheFirstColumnIsNone() {
        assertThat(production("    test \"x\" {\n    a();\n    }\n")).doesNotContain(".");
        assertThat(production("// test \"x\" {\na();\n}\n")).doesNotContain(".");
    }

    @Test
    void aBlockOnOneLineEndsThere() {
        assertThat(production("test \"x\" { a(); }\nb();\n}\n")).isEqualTo(".\nb();\n}\n");
        assertThat(production("test \"x\" {}\nb();\n}\n")).isEqualTo(".\nb();\n}\n");
    }

    @Test
    void whatStandsBehindTheBraceIsProduction() {
        assertThat(production("test \"x\" {\n    a();\n} const b = 1;\n")).isEqualTo(". const b = 1;\n");
    }

    @Test
    void bracesInTextsCommentsAndCharactersDoNotCount() {
        assertThat(production("test \"a } {\" {\n    b(\"}\", '}', '\\'', '{'); // }\n    c(\"\\\"}\");\n}\nd();\n"))
                .isEqualTo(".\nd();\n");
        assertThat(production("test \"x\" {\n    const s =\n        \\\\}\n        \\\\{{{ \"\n    ;\n}\nd();\n"))
                .isEqualTo(".\nd();\n");
    }

    @Test
    void innerBlocksBelongToIt() {
        assertThat(production("test \"x\" {\n    if (a) {\n        b();\n    }\n    c();\n}\nd();\n")).isEqualTo(".\nd();\n");
    }

    /** As the formatter never writes it: what is left open does not swallow the rest. */
    @Test
    void aBraceAtTheFirstColumnEndsItWhateverIsOpen() {
        assertThat(production("test \"x\" {\n    if (a) {\n}\nb();\n}\n")).isEqualTo(".\nb();\n}\n");
        assertThat(production("test \"x\" {\n    f(\n}\nb();\n")).isEqualTo(".\nb();\n");
    }

    @Test
    void aBlockWithoutAnEndHidesNothing() {
        assertThat(production("test \"x\" {\n    a();\n")).isEqualTo("test \"x\" {\n    a();\n");
    }

    @Test
    void aTextThatIsLeftOpenEndsWithItsLine() {
        assertThat(production("test \"x {\n    a();\n}\nb();\n")).isEqualTo(".\n}\nb();\n");
    }

    @Test
    void linesMayEndAsOnOtherSystems() {
        assertThat(production("a();\r\ntest \"x\" {\r\n    b();\r\n}\r\nc();\r\n")).isEqualTo("a();\r\n.\r\nc();\r\n");
    }

    @Test
    void aByteOrderMarkIsNoColumn() {
        assertThat(production("\ufefftest \"x\" {\n    b();\n}\nc();\n")).isEqualTo("\ufeff.\nc();\n");
    }

    @Test
    void theLastLineMayLackItsEnd() {
        assertThat(production("test \"x\" {\n    b();\n}")).isEqualTo(".");
        assertThat(production("")).isEmpty();
        assertThat(production("test")).isEqualTo("test");
    }

    @Test
    void twoBlocksInARowAreTwo() {
        Spans spans = Production.spans("test {\n}\ntest {\n}\n", ".zig", List.of("test"));

        assertThat(spans.count()).isEqualTo(2);
        assertThat(spans.hold(0, 8)).isTrue();
        assertThat(spans.hold(7, 10)).as("a needle that goes beyond the brace").isFalse();
    }
}
