package assay.reference.mux.screen;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * How many columns a character takes: none, one or two.
 *
 * <p>Marks, format characters and the later parts of a Hangul syllable take none; which characters those are is asked
 * of {@link Character}, so it follows the Java that runs (Unicode 13.0 in Java 17). Two columns take what Unicode
 * 14.0 calls East Asian wide or fullwidth, and the blocks it sets aside for ideographs. All else takes one, ambiguous
 * characters too.
 */
final class Widths {

    /**
     * Pairs: first and last of each wide range. Where two ranges were parted only by code points not assigned, they
     * are one.
     */
    private static final int[] WIDE = {
        0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3, 0x23F3,
        0x25FD, 0x25FE, 0x2614, 0x2615, 0x2648, 0x2653, 0x267F, 0x267F, 0x2693, 0x2693, 0x26A1, 0x26A1,
        0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA,
        0x26F2, 0x26F3, 0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD, 0x2705, 0x2705, 0x270A, 0x270B,
        0x2728, 0x2728, 0x274C, 0x274C, 0x274E, 0x274E, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797,
        0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B50, 0x2B55, 0x2B55, 0x2E80, 0x2FD5,
        0x2FF0, 0x303E, 0x3041, 0x3247, 0x3250, 0x4DBF, 0x4E00, 0xA4C6, 0xA960, 0xA97C, 0xAC00, 0xD7A3,
        0xF900, 0xFAFF, 0xFE10, 0xFE19, 0xFE30, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x18CD5,
        0x18D00, 0x18D08, 0x1AFF0, 0x1B122, 0x1B150, 0x1B152, 0x1B164, 0x1B2FB, 0x1F004, 0x1F004,
        0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E, 0x1F191, 0x1F19A, 0x1F200, 0x1F265, 0x1F300, 0x1F320,
        0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA, 0x1F3CF, 0x1F3D3,
        0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E, 0x1F440, 0x1F440, 0x1F442, 0x1F4FC,
        0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A, 0x1F57A, 0x1F595, 0x1F596,
        0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0, 0x1F6D2,
        0x1F6D5, 0x1F6DF, 0x1F6EB, 0x1F6EC, 0x1F6F4, 0x1F6FC, 0x1F7E0, 0x1F7F0, 0x1F90C, 0x1F93A,
        0x1F93C, 0x1F945, 0x1F947, 0x1F9FF, 0x1FA70, 0x1FAF6, 0x20000, 0x3FFFD};

    private static final int PAGE = 256;

    /** Filled page by page, as text needs them: a start pays for nothing. A lost race computes a page twice, alike. */
    private static final AtomicReferenceArray<byte[]> PAGES = new AtomicReferenceArray<>(0x110000 / PAGE);

    private Widths() {}

    /** The columns of a printable code point. */
    static int of(int glyph) {
        if (glyph < 0x300) {
            return 1;
        }
        byte[] page = PAGES.getAcquire(glyph / PAGE);
        return (page == null ? fill(glyph / PAGE) : page)[glyph % PAGE];
    }

    private static byte[] fill(int number) {
        byte[] page = new byte[PAGE];
        for (int i = 0; i < PAGE; i++) {
            page[i] = (byte) measure(number * PAGE + i);
        }
        PAGES.setRelease(number, page);
        return page;
    }

    private static int measure(int glyph) {
        if (isJoined(glyph)) {
            return 0;
        }
        int at = Arrays.binarySearch(WIDE, glyph);
        // A hit is a bound of a range, and so in it; a miss is inside one if it would stand behind an odd count of
        // bounds.
        return at >= 0 || (-at - 1) % 2 == 1 ? 2 : 1;
    }

    private static boolean isJoined(int glyph) {
        if (glyph >= 0x1160 && glyph <= 0x11FF || glyph >= 0xD7B0 && glyph <= 0xD7FF) {
            return true;
        }
        switch (Character.getType(glyph)) {
            case Character.NON_SPACING_MARK:
            case Character.ENCLOSING_MARK:
            case Character.FORMAT:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
                return true;
            default:
                return false;
        }
    }
}
