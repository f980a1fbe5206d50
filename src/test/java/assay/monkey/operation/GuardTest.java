package assay.monkey.operation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuardTest {

    @ParameterizedTest
    @ValueSource(strings = {"rm -rf /", "echo $HOME", "a;b", "a|b", "`date`", "ls ..", "Edit ,x/a/!ls", "Edit 1,2>x",
        "Edit s/a/b/\nEdit < ls", "x\nEdit ,d/", "Edit a/x/\nw"})
    void whatMightReachAShellOrAFileIsNotWritten(String text) {
        assertThat(Guard.refusal("/exec", Data.of(text))).isPresent();
        assertThat(Guard.refusal("/pane/1/body", Data.of(text))).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"echo hi\n", "Edit ,x/word/c/bren/\n", "Edit ?e?,/w/s2/a|b/&&/g", "Edit {\na/x/\ni/y/\n}", "", "Edit \\"})
    void wordsAndEditsOfTheBodyAre(String text) {
        assertThat(Guard.refusal("/exec", Data.of(text))).isEmpty();
    }

    @Test
    void addressesMayHoldAnythingForNobodyRunsThem() {
        assertThat(Guard.refusal("/pane/1/addr", Data.of("/re|x/;$"))).isEmpty();
        assertThat(Guard.refusal("/pane/1/data", Data.of("/re|x/;$"))).isPresent();
    }

    @Test
    void theMachinesOwnFilesAreNotChanged() {
        assertThat(Guard.refusal("/os/tmp/x", Data.of("x"))).isPresent();
        assertThat(Guard.ofTheMachine("//src/a")).isTrue();
        assertThat(Guard.ofTheMachine("/pane/1/os")).isFalse();
    }

    @Test
    void whatIsMadeSafeIsSafe() {
        assertThat(Guard.safe(Data.of("a/b;c\u00e9\n"))).isEqualTo(Data.of("abc\u00e9\n"));
    }
}
