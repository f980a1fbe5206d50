package assay.bans;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** A text without its test blocks: each has become a point. */
final class Production {

    private Production() {}

    static String of(String text, String ending, List<String> openers) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Spans spans = TestBlocks.of(ending, openers).in(bytes, bytes.length);
        byte[] left = new byte[bytes.length];
        int count = 0;
        boolean before = false;
        for (int at = 0; at < bytes.length; at++) {
            boolean skipped = spans.hold(at, at + 1);
            if (!skipped || !before) {
                left[count++] = skipped ? (byte) '.' : bytes[at];
            }
            before = skipped;
        }
        return new String(left, 0, count, StandardCharsets.UTF_8);
    }

    static Spans spans(String text, String ending, List<String> openers) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return TestBlocks.of(ending, openers).in(bytes, bytes.length);
    }
}
