package assay.reference.mux.screen;

/**
 * The look of a cell, packed: foreground and background in 26 bits each, then the attributes.
 *
 * <p>A colour is its kind (0 the default, 1 from the palette, 2 true colour) above 24 bits of value. Zero is the
 * plain look.
 */
final class Pen {

    static final long PLAIN = 0;

    static final long BOLD = 1L << 52;
    static final long FAINT = 1L << 53;
    static final long ITALIC = 1L << 54;
    static final long BLINK = 1L << 58;
    static final long INVERSE = 1L << 59;
    static final long HIDDEN = 1L << 60;
    static final long STRIKE = 1L << 61;
    static final long OVERLINE = 1L << 62;

    private static final int UNDERLINE = 55;
    private static final int BACK = 26;
    private static final long COLOUR = (1L << BACK) - 1;
    private static final int PALETTE = 1 << 24;
    private static final int TRUE = 2 << 24;
    private static final int UNDERLINES = 5;

    /** The codes that switch an attribute on, in the order of {@link #FLAGS}. */
    private static final int[] CODES = {1, 2, 3, 5, 7, 8, 9, 53};
    private static final long[] FLAGS = {BOLD, FAINT, ITALIC, BLINK, INVERSE, HIDDEN, STRIKE, OVERLINE};

    private Pen() {}

    static int palette(int index) {
        return PALETTE | index;
    }

    static int rgb(int red, int green, int blue) {
        return TRUE | red << 16 | green << 8 | blue;
    }

    static long foreground(long pen, int colour) {
        return pen & ~COLOUR | colour;
    }

    static long background(long pen, int colour) {
        return pen & ~(COLOUR << BACK) | (long) colour << BACK;
    }

    /** @param style 0 none, 1 single, 2 double, 3 curly, 4 dotted, 5 dashed */
    static long underline(long pen, int style) {
        return pen & ~(7L << UNDERLINE) | (long) style << UNDERLINE;
    }

    /** What an erased cell keeps of the pen that erased it: its background alone, as the terminfo flag bce says. */
    static long erased(long pen) {
        return pen & COLOUR << BACK;
    }

    /** Whether these bits can have come from this class. */
    static boolean isLegal(long pen) {
        return pen >= 0 && isColour((int) (pen & COLOUR)) && isColour((int) (pen >> BACK & COLOUR))
                && (pen >> UNDERLINE & 7) <= UNDERLINES;
    }

    private static boolean isColour(int colour) {
        int value = colour & 0xFFFFFF;
        int kind = colour >> 24;
        return kind == 0 ? value == 0 : kind == 1 ? value < 256 : kind == 2;
    }

    /** Writes the sequence that selects this look, whatever the look was before. */
    static void select(long pen, Bytes out) {
        out.text("\u001b[0");
        for (int i = 0; i < CODES.length; i++) {
            if ((pen & FLAGS[i]) != 0) {
                out.text(";").number(CODES[i]);
            }
        }
        selectUnderline((int) (pen >> UNDERLINE & 7), out);
        selectColour((int) (pen & COLOUR), 30, out);
        selectColour((int) (pen >> BACK & COLOUR), 40, out);
        out.text("m");
    }

    /**
     * Single and double have codes that every terminal knows; the other styles are sub-parameters, which not all do.
     */
    private static void selectUnderline(int style, Bytes out) {
        switch (style) {
            case 0:
                return;
            case 1:
                out.text(";4");
                return;
            case 2:
                out.text(";21");
                return;
            default:
                out.text(";4:").number(style);
        }
    }

    private static void selectColour(int colour, int base, Bytes out) {
        int value = colour & 0xFFFFFF;
        if (colour >= TRUE) {
            out.text(";").number(base + 8).text(";2;").number(value >> 16)
                    .text(";").number(value >> 8 & 255).text(";").number(value & 255);
        } else if (colour >= PALETTE && value < 8) {
            out.text(";").number(base + value);
        } else if (colour >= PALETTE && value < 16) {
            out.text(";").number(base + 60 + value - 8);
        } else if (colour >= PALETTE) {
            out.text(";").number(base + 8).text(";5;").number(value);
        }
    }
}
