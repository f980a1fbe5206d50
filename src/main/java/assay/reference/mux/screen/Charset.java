package assay.reference.mux.screen;

/** A set of characters that seven bits can name. */
enum Charset {
    ASCII('B'),
    /** DEC special graphics: lines and corners. */
    GRAPHICS('0'),
    /** ASCII with a pound sign. */
    BRITISH('A');

    /** What the octets from 0x5F to 0x7E draw: blank, then the sixteen symbols, lines and corners, then the rest. */
    private static final String DRAWN = " \u25C6\u2592\u2409\u240C\u240D\u240A\u00B0\u00B1\u2424\u240B"
            + "\u2518\u2510\u250C\u2514\u253C\u23BA\u23BB\u2500\u23BC\u23BD\u251C\u2524\u2534\u252C\u2502"
            + "\u2264\u2265\u03C0\u2260\u00A3\u00B7";

    /** The last byte of the sequence that designates it. */
    final char designator;

    Charset(char designator) {
        this.designator = designator;
    }

    /** The set of a designator; one that is not known is read as ASCII, so that text stays legible. */
    static Charset of(int designator) {
        for (Charset set : values()) {
            if (set.designator == designator) {
                return set;
            }
        }
        return ASCII;
    }

    int translate(int glyph) {
        if (this == GRAPHICS && glyph >= 0x5F && glyph <= 0x7E) {
            return DRAWN.charAt(glyph - 0x5F);
        }
        return this == BRITISH && glyph == '#' ? 0xA3 : glyph;
    }
}
