package assay.monkey.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import assay.monkey.client.Complaint;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TagsTellTheStateTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', ignoreLeadingAndTrailingWhitespace = false, value = {
        "0;0;/a Del Snarf | Look ;",
        "0;1;/a Del Snarf Undo Put | Look ;",
        "1;0;/a/ Del Snarf Get | Look ;",
        "0;1; Del Snarf Undo | Look ;",
        "0;1;/a/+Errors Del Snarf Undo | Look ;",
        "0;1;/a/-tty3 Del Snarf | Look ;",
        "0;1;a name that is so long that the line is cut;",
        "0;0;/a Del Snarf Put | Look ;a tag and the index differ about what is dirty",
        "0;1;/a Del Snarf Undo | Look ;a tag and the index differ about what is dirty",
        "0;0;/a/ Del Snarf Get | Look ;a tag and the index differ about what is a directory",
        "1;0;/a/ Del Snarf | Look ;a tag and the index differ about what is a directory"})
    void aTagSaysWhatTheNumbersSay(int directory, int dirty, String tag, String why) {
        String line = String.format("%11d %11d %11d %11d %11d %s", 3, tag.length(), 10, directory, dirty, tag);

        assertThat(new TagsTellTheState().judge(List.of(line)).map(Complaint::why).orElse(null)).isEqualTo(why);
    }
}
