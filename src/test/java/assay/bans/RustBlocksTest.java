package assay.bans;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What of a Rust text is a test and what is production, byte by byte. */
final class RustBlocksTest {

    /** The text with every test block made a point. */
    private static String production(String text) {
        return Production.of(text, ".rs", List.of("#[cfg(test)]"));
    }

    @Test
    void aModuleUnderTheAttributeIsATest() {
        assertThat(production("""
                fn a() {}
                #[cfg(test)]
                mod tests {
                    use super::*;
                    #[test]
                    fn works() { assert!(true); }
                }
                fn b() {}
                """)).isEqualTo("fn a() {}\n.\nfn b() {}\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "mod tests;",
        "use std::process::Command;",
        "#[allow(dead_code)] mod tests { fn x() {} }",
        "#[doc = \"} ]\"] #[x(y[0])] mod tests { }",
        "// a comment with a ; and a }\n mod tests { }",
        "/* a comment with a ; */ pub(crate) mod tests { }",
        "pub(in crate::a) fn two<A, B>(a: A, b: [u8; 3]) -> (A, B) { x(); }",
        "pub fn two<A, B>() where A: X, B: Y { x(); }",
        "async fn x() { y(); }",
        "unsafe extern \"C\" fn x(a: u8, b: u8) { y(); }",
        "impl<A, B> Pair<A, B> { fn x() {} }",
        "struct Pair<A, B>(A, B);",
        "struct Point { x: u8, y: u8 }",
        "enum E { A, B { x: u8 }, }",
        "const TEXT: &str = \"; }\";",
        "static LIST: [u8; 2] = [1, 2];",
        "type Two<A, B> = (A, B);",
        "macro_rules! x { (a, b) => { c }; }",
        "let pair: (A, B) = f(a, b);",
        "println!(\"{}, {}\", a, b);",
        "{ x(); }",
        "mod tests { const A: &str = r#\"}\"\"#; }",
        "mod tests { const A: &[u8] = br##\"} \"# {\"##; }",
        "mod tests { const A: &str = \"\\\"}\"; const B: &str = \"\\\\\"; }",
        "mod tests { const A: char = '}'; const B: char = '\\''; const C: char = '\"'; }",
        "mod tests { const A: u8 = b'}'; const B: char = '\\u{7d}'; const C: char = '\u00fc'; const D: char = '\ud83d\ude00'; }",
        "mod tests { fn x<'a, 'b>(a: &'a str) -> &'static str { 'outer: loop { break 'outer; } } }",
        "mod tests { /* } /* } */ } */ // }\n }",
        "mod tests { let r#type = 1; let r = x; bar(r); }",
        "mod tests { const A: &str = \"two\nlines }\"; }"})
    void theWholeOfWhatItStandsOnIsATest(String item) {
        assertThat(production("#[cfg(test)] " + item + "AFTER")).isEqualTo(".AFTER");
    }

    @Test
    void aFieldAVariantOrAnArmEndsWithItsComma() {
        assertThat(production("struct S {\n    #[cfg(test)]\n    pub probe: u8,\n    path: P,\n}\n"))
                .isEqualTo("struct S {\n    .\n    path: P,\n}\n");
        assertThat(production("enum E { #[cfg(test)] Probe(u8, u8), Path }")).isEqualTo("enum E { . Path }");
        assertThat(production("match x { #[cfg(test)] A => f(a, b), B => c }")).isEqualTo("match x { . B => c }");
        assertThat(production("match x { #[cfg(test)] A => { f() } B => c }")).isEqualTo("match x { . B => c }");
    }

    @Test
    void theLastFieldEndsBeforeTheBraceAroundIt() {
        assertThat(production("struct S { a: u8, #[cfg(test)] probe: u8 } AFTER")).isEqualTo("struct S { a: u8, .} AFTER");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "#[cfg(not(test))] mod a { x(); }",
        "#[cfg(any(test, unix))] mod a { x(); }",
        "#[cfg(all(test, unix))] mod a { x(); }",
        "#[test] fn a() { x(); }",
        "// #[cfg(test)]\nmod a { x(); }",
        "/* #[cfg(test)] */ mod a { x(); }",
        "/* /* */ #[cfg(test)] */ mod a { x(); }",
        "const A: &str = \"#[cfg(test)]\"; mod a { x(); }",
        "const A: &str = r#\"\"#[cfg(test)]\"#; mod a { x(); }",
        "const A: &[u8] = br\"\\\"; const B: &str = \"#[cfg(test)]\"; mod a { x(); }",
        "const A: char = '\"'; const B: &str = \"#[cfg(test)]\"; mod a { x(); }",
        "const A: &str = \"\\\\\\\"#[cfg(test)]\"; mod a { x(); }"})
    void whatOnlyLooksLikeItIsProduction(String text) {
        assertThat(production(text)).isEqualTo(text);
    }

    @Test
    void aBlockWithoutAnEndHidesNothing() {
        assertThat(production("#[cfg(test)]\nmod tests {\n    x();\n")).isEqualTo("#[cfg(test)]\nmod tests {\n    x();\n");
        assertThat(production("#[cfg(test)]")).isEqualTo("#[cfg(test)]");
        assertThat(production("#[cfg(test)] mod a { \"left open }")).startsWith("#[cfg(test)]");
    }

    /** Where the text is odder than the lexer, it ends too early and never too late. */
    @Test
    void inDoubtItEndsEarly() {
        assertThat(production("#[cfg(test)] fn f<const N: usize = { 3 }>() { x(); }")).isEqualTo(".>() { x(); }");
        assertThat(production("#[cfg(test)] use std::{fs, io}; x();")).isEqualTo(".; x();");
        assertThat(production("struct S { #[cfg(test)] map: Map<A, B>, path: P }")).isEqualTo("struct S { . B>, path: P }");
    }

    @Test
    void namesThatEndInTheLettersOfARawStringOpenNone() {
        assertThat(production("bar\"}\"; #[cfg(test)] mod a { } AFTER")).isEqualTo("bar\"}\"; . AFTER");
        assertThat(production("xbr\"}\\\"\"; #[cfg(test)] mod a { } AFTER")).isEqualTo("xbr\"}\\\"\"; . AFTER");
    }

    @Test
    void linesMayEndAsOnOtherSystems() {
        assertThat(production("a();\r\n#[cfg(test)]\r\nmod t {\r\n}\r\nb();\r\n")).isEqualTo("a();\r\n.\r\nb();\r\n");
    }
}
