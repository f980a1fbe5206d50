package assay.ninep;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpectedTest {

    private static final String STAT = "Rstat tag 2 stat { type 0 dev 0 qid (1 0 128) mode 1 atime 0 mtime 0 length 0"
            + " name log uid u gid g muid m }";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "Rclunk                 | Rclunk tag 1                        | true",
        "Rclunk                 | Rremove tag 1                       | false",
        "Rerror ename *         | Rerror tag 1 ename \"no such file\" | true",
        "Rerror ename \"no\"    | Rerror tag 1 ename \"no such file\" | false",
        "Rread data *           | Rread tag 1 data \"] x\"            | true",
        "Rwalk wqid [*]         | Rwalk tag 1 wqid [(1 0 0)]          | true",
        "Rwalk wqid [*]         | Rwalk tag 1 wqid [(1 0 0) (2 0 0)]  | false",
        "Rwalk wqid [*]         | Rwalk tag 1 wqid []                 | false",
        "Rwalk wqid []          | Rwalk tag 1 wqid []                 | true",
        "Rwalk wqid *           | Rwalk tag 1 wqid [(1 0 0) (2 0 0)]  | true",
        "Rwalk wqid [(* 0 128)] | Rwalk tag 1 wqid [(1 0 128)]        | true",
        "Rwalk wqid [(* 0 128)] | Rwalk tag 1 wqid [(1 0 0)]          | false",
        "Ropen qid * iounit 8   | Ropen tag 1 qid (1 2 3) iounit 8    | true",
        "Rwrite count 3         | Rwrite tag 1 count 33               | false",
        "Rerror ...             | Rerror tag 1 ename no               | true",
        "Rerror ...             | Rwrite tag 1 count 3                | false"})
    void aReplyIsAsExpectedOrNot(String expected, String said, boolean matches) {
        assertThat(Expected.of(expected).matches((Rmessage) Notation.parse(said))).isEqualTo(matches);
    }

    @ParameterizedTest
    @CsvSource({"log, true", "lag, false"})
    void whatStandsAroundIsLeftOut(String name, boolean matches) {
        assertThat(Expected.of("Rstat stat { ... name " + name + " ... }").matches((Rmessage) Notation.parse(STAT)))
                .isEqualTo(matches);
    }
}
