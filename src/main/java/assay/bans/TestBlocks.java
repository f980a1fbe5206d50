package assay.bans;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Where the test blocks of a source text stand.
 *
 * <p>When in doubt a block ends early and what follows is production: a needle too many is seen, one too few is not.
 */
interface TestBlocks {

    /** The endings of the files whose test blocks are known. */
    List<String> ENDINGS = List.of(".zig", ".rs");

    /** Nowhere: the file's language keeps its tests in folders. */
    TestBlocks NONE = (text, length) -> new Spans();

    /** Finds them in the first bytes of a text. */
    Spans in(byte[] text, int length);

    /** Whether these words can open a test block of a file with this ending. */
    static boolean opens(String ending, String opener) {
        return opener.matches(ending.equals(".zig") ? "\\w+" : "#\\[.+]");
    }

    /** Those of a file with this ending, opened by these words. */
    static TestBlocks of(String ending, List<String> openers) {
        List<byte[]> bytes = openers.stream().map(opener -> opener.getBytes(StandardCharsets.UTF_8)).toList();
        return switch (openers.isEmpty() ? "" : ending) {
            case ".zig" -> (text, length) -> new ZigBlocks(text, length, bytes).find();
            case ".rs" -> (text, length) -> new RustBlocks(text, length, bytes).find();
            default -> NONE;
        };
    }

    /** A test block around a line. */
    static String around(String line, String ending, String opener) {
        String head = ending.equals(".zig") ? opener + " \"bans probe\" {" : opener + "\nmod bans_probe {";
        return head + "\n    " + line + "\n}\n";
    }
}
