package assay.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;

/** Holds the project's own features and lists to what the project accepts. */
final class FeaturesReviewTest {

    @Test
    void everyFeatureReadsAsItIsMeantTo() {
        Rulebook rulebook = Rulebook.read(Path.of("").toAbsolutePath(), "features", "");

        assertThat(Review.of(rulebook)).isEmpty();
    }
}
