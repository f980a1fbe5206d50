package assay.monkey.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.monkey.operation.Data;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The places that sam gives these addresses in this text. */
class AddressTest {

    private static final Characters TEXT = Characters.of(Data.of("alpha beta gamma\nsecond line\n\nthird after a blank\n"));

    private static Range place(String address) {
        return Address.of(address, TEXT, Range.at(0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ' ', value = {
        "0 0 0", "2 17 29", "4 30 50", "5 50 50", "$ 50 50", ", 0 50", "#3,#5 3 5", "2,3 17 30", "2,1 17 17", "/a/ 0 1",
        "/a/,/b/ 0 7", "?a? 46 47", "$- 30 50", "$-2 29 30", "2- 0 17", "2+ 29 30", "2+#2 31 31", "2-#1 16 16", "#5+- 0 17",
        "#20-+ 17 29", "1+/a/ 36 37", "2-?a? 36 37", "/third/-/a/ 15 16", "2;+ 17 30", "1;/b/ 0 45", "0-1 0 0", "+2 17 29",
        "4+ 50 50", "5+ 50 50", "$+1 50 50", "- 0 0", "/x*/ 1 1", "/second.*/ 17 28", "/\\n/ 16 17", "/\\n\\n/ 28 30", "1,2,3 0 30",
        "2/line/ 24 28", "/blank/+#1 50 50", ". 0 0"})
    void placesAreThoseOfSam(String address, int from, int to) {
        assertThat(place(address)).isEqualTo(new Range(from, to));
    }

    @ParameterizedTest
    @ValueSource(strings = {"6", "#51", "3,1", "1-2", "/nothere/", "0-2"})
    void whatHasNoPlaceIsKnownToHaveNone(String address) {
        assertThatThrownBy(() -> place(address)).isInstanceOf(Nowhere.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a|alpha/", "/^/", "/(a)/", "?a*?", "'", "3:2", "/a**/", "x", "1,,2", "#", "/\\/x/"})
    void whereThereIsDoubtThereIsNoAnswer(String address) {
        assertThatThrownBy(() -> place(address)).isInstanceOf(Unsure.class);
    }

    @Test
    void charactersAreCountedAndNotBytes() {
        Characters body = Characters.of(Data.of("\u00e9\ud83d\ude00x").and(Data.ofLatin("\u00ff")).and(Data.of("y\n")));

        assertThat(body.length()).isEqualTo(6);
        assertThat(Address.of("/y/", body, Range.at(0))).isEqualTo(new Range(4, 5));
        assertThat(body.part(1, 4)).isEqualTo(Data.of("\ud83d\ude00x").and(Data.ofLatin("\u00ff")));
    }
}
