package assay.monkey;

import static org.assertj.core.api.Assertions.assertThat;

import assay.monkey.operation.Notation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndingsTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "write /ctl data \"Exit\\n\"", "write /pane/{p0}/ctl data \"Del\\n\"", "write /pane/{p0}/exec data \"exit 3\\n\"",
        "write /pane/{p0}/pty/data data \"exit\\x0d\"", "write /pane/{p0}/pty/run data \"true\"", "write /col/{c0}/exec data \"Delcol\"",
        "write /pane/{p0}/tagexec data \"Del\"", "write /tag data \"Exit\"", "write /pane/{p0}/event data \"Mx0 3\\n\"",
        "write /pane/{p0}/look data \"Exit\"", "write / data \"x\"", "write \"/pane/1/\" data \"x\"",
        "remove /pane/{p0}", "remove /col/{c0}", "write-held h1 data \"Exit\\n\"", "clunk h1", "hold h1 /pane/new",
        "restore data \"Restore\\n\"", "cut /ctl sent 9 data \"Exit\\n\"", "aside { write /ctl data \"Exit\" }",
        "sequence { stat / } { remove /pane/{n1} }", "together { stat / } { write /ctl data \"Exit\" }",
        "listing /index { write /exec data \"Exit\" }", "watch {p0} { sequence { write /pane/{p0}/ctl data \"Edit d\" } }"})
    void aSessionMayEndForWhatRunsAWordOrClosesAPane(String line) {
        assertThat(Endings.mayCome(Notation.parse(line))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "write /pane/{p0}/addr data \"1\"", "write /pane/{p0}/data data \"Exit\\n\"", "write /pane/{p0}/body mode 17 data \"Del\"",
        "write /focus data \"{p0}\"", "read /pane/new", "stat /ctl", "fids /log", "read-held h1", "leave h1", "flush h1",
        "host alpha.txt", "cut /pane/{p0}/body sent 9 data \"Exit\"",
        "sequence { write /pane/{p0}/addr data \"1\" } { read /pane/{p0}/xdata }", "aside { read /log }", "together { stat / } { read / }"})
    void forNothingElseASessionMayEnd(String line) {
        assertThat(Endings.mayCome(Notation.parse(line))).isFalse();
    }
}
