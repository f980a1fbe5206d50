package assay.steps.monty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;

import org.junit.jupiter.api.Test;

final class SettingsTest {

    @Test
    void typeCheckingIsOnOrOff() {
        assertThat(Settings.of(Map.of("type checking", "on")).getTypeCheck()).isTrue();
        assertThat(Settings.of(Map.of("type checking", "off")).getTypeCheck()).isFalse();
    }

    @Test
    void anyOtherWordIsRefused() {
        assertThatThrownBy(() -> Settings.of(Map.of("type checking", "yes")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("type checking is on or off, and not 'yes'");
    }

    @Test
    void aSettingThatNobodyKnowsIsRefused() {
        assertThatThrownBy(() -> Settings.of(Map.of("colour", "red")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("a session has no setting called 'colour'");
    }
}
