package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandLineTest {

    static Stream<Arguments> lines() {
        return Stream.of(
                Arguments.of("", List.of()),
                Arguments.of("  \t ", List.of()),
                Arguments.of("/a/monty subprocess", List.of("/a/monty", "subprocess")),
                Arguments.of(" a   b\tc\nd ", List.of("a", "b", "c", "d")),
                Arguments.of("'a b' \"c d\"", List.of("a b", "c d")),
                Arguments.of("a' 'b\" \"c", List.of("a b c")),
                Arguments.of("'' a \"\"", List.of("", "a", "")),
                Arguments.of("a\\ b \\' \\\\", List.of("a b", "'", "\\")),
                Arguments.of("'a\\b' \"a\\\"b\"", List.of("a\\b", "a\"b")),
                Arguments.of("'\"' \"'\"", List.of("\"", "'")),
                Arguments.of("ä 中 😀", List.of("ä", "中", "😀")));
    }

    @ParameterizedTest
    @MethodSource("lines")
    void wordsAreThoseThatAShellWouldSee(String line, List<String> words) {
        assertThat(CommandLine.words(line)).isEqualTo(words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"'a", "\"a b", "a\\", "'a' 'b", "\""})
    void whatIsLeftOpenIsRefused(String line) {
        assertThatThrownBy(() -> CommandLine.words(line)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("left open");
    }
}
