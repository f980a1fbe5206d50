package assay.os;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import assay.os.linux.LinuxPlatform;

final class PlatformTest {

    @Test
    void linuxHasAnArm() {
        assertThat(Platform.Host.choose("Linux")).isInstanceOf(LinuxPlatform.class);
        assertThat(Platform.host()).isSameAs(Platform.host());
    }

    @Test
    void aLibraryThatLacksAFunctionIsNamedInWords() {
        assertThatThrownBy(() -> Platform.Host.bound("Linux", () -> {
            throw new UnsatisfiedLinkError("undefined symbol: posix_spawn_file_actions_addclosefrom_np");
        }))
                .isInstanceOf(UnsupportedPlatform.class)
                .hasMessageContaining("needs the GNU C library 2.34 or newer")
                .hasMessageEndingWith("undefined symbol: posix_spawn_file_actions_addclosefrom_np");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mac OS X", "Windows 11", "FreeBSD", "linux", ""})
    void anotherSystemIsRefusedByName(String name) {
        assertThatThrownBy(() -> Platform.Host.choose(name))
                .isInstanceOf(UnsupportedPlatform.class)
                .hasMessageContaining("Linux")
                .hasMessageEndingWith("this one calls itself " + name);
    }
}
