package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What names mean, and which are none. */
class NamesTest {

    @ParameterizedTest
    @CsvSource({
        "/a/b/, c, /a/b/c", "/a/b/, ../c, /a/c", "/a/, ./x//y, /a/x/y", "/a/, /x/../y, /y", "/a/, .., /", "/, ../.., /",
        "/a/b/, c/, /a/b/c/", "/a/b/, ., /a/b/", "/a, x, /a/x", "/a/b/, c/.., /a/b/"})
    void aNameIsMadeAbsoluteAndClean(String directory, String name, String absolute) {
        assertThat(Names.absolute(directory, name)).isEqualTo(absolute);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\u001f", "\u007f", "\u0085", "\u009f", "\u2028", "\u2029"})
    void controlCharactersAreInNoName(String name) {
        assertThatThrownBy(() -> Names.checked(name.getBytes(StandardCharsets.UTF_8))).hasMessage("bad character in file name");
    }

    @Test
    void aNameIsTextWithoutNullsAndNotTooLong() {
        assertThatThrownBy(() -> Names.checked(new byte[] {(byte) 0xff})).hasMessage("bad character in file name");
        assertThatThrownBy(() -> Names.checked(new byte[] {'a', 0})).hasMessage("nulls in file name");
        assertThatThrownBy(() -> Names.checked(new byte[] {'a', 0, '\n'})).hasMessage("nulls in file name");
        assertThat(Names.checked("é".repeat(512).getBytes(StandardCharsets.UTF_8))).hasSize(512);
        byte[] long1 = ("x" + "é".repeat(512)).getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> Names.checked(long1)).hasMessage("file name too long");
    }

    @Test
    void aLongWayAroundIsTooLongAtItsEnd() {
        assertThatThrownBy(() -> Names.absolute("/" + "d".repeat(600), "f".repeat(600))).hasMessage("file name too long");
    }
}
