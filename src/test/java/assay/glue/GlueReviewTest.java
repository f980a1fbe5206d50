package assay.glue;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Holds the project's own glue to the review, and the review to fixtures that each hold one mistake. */
final class GlueReviewTest {

    private static final Path FIXTURES = Path.of("src/test/resources/fixtures/glue");

    @Test
    void everyStepHasOneDefinitionAndEveryDefinitionAStep() {
        assertThat(GlueReview.of("assay.steps", Path.of("features"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "sound     | ",
        "undefined | 'a lamp is out' is undefined",
        "unused    | no step uses 'a lamp is broken', defined in assay.fixture.unused.LampSteps.aLampIsBroken",
        "ambiguous | 'a lamp is lit' is ambiguous",
        "duplicate | Duplicate step definitions in assay.fixture.duplicate.LampSteps.",
        "hidden    | assay.fixture.hidden.LampSteps.aLampIsLit is ignored by Cucumber"})
    void eachMistakeIsFound(String fixture, String words) {
        String glue = List.of("sound", "undefined").contains(fixture) ? "sound" : fixture;

        List<String> findings = GlueReview.of("assay.fixture." + glue, FIXTURES.resolve(
                fixture.equals("undefined") ? "undefined" : "sound"));

        if (words == null) {
            assertThat(findings).isEmpty();
        } else {
            assertThat(findings).anySatisfy(finding -> assertThat(finding).startsWith(words));
        }
    }
}
