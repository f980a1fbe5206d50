package assay.monkey.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class RecordsTest {

    @Test
    void aRecordThatIsCountedIsAsMany() {
        assertThat(Records.of("err", List.of("err - ctl: no (x3)"))).containsExactly("err - ctl: no", "err - ctl: no", "err - ctl: no");
    }

    @Test
    void whoFollowsTheLogHearsEachCountByItself() {
        assertThat(Records.of("err", List.of("err - ctl: no", "err - ctl: no (x2)", "err - ctl: no (x3)"))).hasSize(3);
    }

    @Test
    void anotherRecordBetweenStartsAfresh() {
        assertThat(Records.of("err", List.of("err - ctl: no", "new 4 ", "err - ctl: no", "err - ctl: no (x2)"))).hasSize(3);
        assertThat(Records.of("msg", List.of("err - ctl: no", "msg - \"a\""))).containsExactly("msg - \"a\"");
    }

    @Test
    void aTextIsSplitAtLineFeedsAlone() {
        assertThat(Records.lines("a\u0085b\r\nc")).containsExactly("a\u0085b\r", "c");
        assertThat(Records.lines("")).isEmpty();
    }
}
