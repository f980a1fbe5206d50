package assay.monkey;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;

import assay.monkey.operation.Data;
import assay.subject.Scratch;

/** The files that a session finds in its folder. */
final class Fixtures {

    private static final Map<String, Data> FILES = Map.of(
            "alpha.txt", Data.of("alpha beta gamma\nsecond line\n\nthird after a blank\n"),
            "utf8.txt", Data.of("na\u00efve caf\u00e9 \u65e5\u672c\u8a9e e\u0301 \ud83d\ude00\nline two\n"),
            "crlf.txt", Data.of("one\r\ntwo\r\nthree\r\n"),
            "bad.txt", Data.ofLatin("hello \u00ff\u00fe world\nlatin-1 caf\u00e9\ncut \u00e6\u0097 here\n"),
            "empty.txt", Data.NONE,
            "noeol.txt", Data.of("no line ends here"));

    private Fixtures() {}

    static void furnish(Scratch scratch) throws IOException {
        for (Map.Entry<String, Data> file : FILES.entrySet()) {
            Files.write(scratch.home().resolve(file.getKey()), file.getValue().bytes());
        }
    }
}
