package assay.reference.mux.screen;

/**
 * An incremental UTF-8 decoder. Bytes that cannot go on as a character cost one replacement mark, and the byte that
 * showed it is read afresh: no neighbour is lost. (The "maximal subpart" practice of the Unicode Standard, chapter
 * 3.9.)
 */
final class Utf8 {

    static final int REPLACEMENT = 0xFFFD;

    /** {@link #accept}: the character is not whole yet. */
    static final int MORE = -1;

    /** {@link #accept}: what came before is spoilt; the byte has not been used. */
    static final int SPOILT = -2;

    private int seen;
    private int need;
    private int value;
    private int lower = 0x80;
    private int upper = 0xBF;
    private int raw;

    boolean isIdle() {
        return need == 0;
    }

    /**
     * Takes a byte: a code point, {@link #MORE} or {@link #SPOILT}. An impossible first byte is itself a replacement
     * mark.
     */
    int accept(int octet) {
        if (need == 0) {
            return octet < 0x80 ? octet : begin(octet);
        }
        if (octet < lower || octet > upper) {
            reset();
            return SPOILT;
        }
        lower = 0x80;
        upper = 0xBF;
        value = value << 6 | octet & 0x3F;
        raw = raw << 8 | octet;
        if (++seen <= need) {
            return MORE;
        }
        int whole = value;
        reset();
        return whole;
    }

    void reset() {
        need = 0;
        seen = 0;
        raw = 0;
        lower = 0x80;
        upper = 0xBF;
    }

    /** Writes the bytes of a character that has begun. */
    void unfinished(Bytes out) {
        for (int i = seen - 1; i >= 0; i--) {
            out.add(raw >> 8 * i);
        }
    }

    private int begin(int octet) {
        if (octet < 0xC2 || octet > 0xF4) {
            return REPLACEMENT;
        }
        need = octet < 0xE0 ? 1 : octet < 0xF0 ? 2 : 3;
        value = octet & (0x3F >> need);
        seen = 1;
        raw = octet;
        // The second byte is narrower after these: no overlong form, no surrogate, nothing above U+10FFFF.
        lower = octet == 0xE0 ? 0xA0 : octet == 0xF0 ? 0x90 : 0x80;
        upper = octet == 0xED ? 0x9F : octet == 0xF4 ? 0x8F : 0xBF;
        return MORE;
    }
}
