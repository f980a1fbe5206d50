package assay.reference.mux.screen;

/** SGR: how its numbers change the look of what is written next. */
final class Sgr {

    /** What 38 and 48 ask for in their second number. */
    private static final int TRUE = 2;
    private static final int PALETTE = 5;

    private final Sequence sequence;
    private long pen;
    private int at;

    private Sgr(Sequence sequence, long pen) {
        this.sequence = sequence;
        this.pen = pen;
    }

    static long apply(Sequence sequence, long pen) {
        if (sequence.count() == 0) {
            return Pen.PLAIN;
        }
        Sgr sgr = new Sgr(sequence, pen);
        while (sgr.at < sequence.count()) {
            sgr.step();
        }
        return sgr.pen;
    }

    private void step() {
        int code = sequence.number(at);
        int end = sequence.endOfGroup(at);
        if (code == 38 || code == 48 || code == 58) {
            colour(code, end);
        } else if (end > at + 1) {
            // Of the other codes only 4 has sub-parameters; one that does not know its own is left alone.
            pen = code == 4 && sequence.number(at + 1) <= 5 ? Pen.underline(pen, sequence.number(at + 1)) : pen;
            at = end;
        } else {
            pen = code < 30 ? attribute(code) : plainColour(code);
            at = end;
        }
    }

    private long attribute(int code) {
        switch (code) {
            case 0:
                return Pen.PLAIN;
            case 1:
                return pen | Pen.BOLD;
            case 2:
                return pen | Pen.FAINT;
            case 3:
                return pen | Pen.ITALIC;
            case 4:
                return Pen.underline(pen, 1);
            case 5:
            case 6:
                return pen | Pen.BLINK;
            case 7:
                return pen | Pen.INVERSE;
            case 8:
                return pen | Pen.HIDDEN;
            case 9:
                return pen | Pen.STRIKE;
            case 21:
                return Pen.underline(pen, 2);
            default:
                return attributeOff(code);
        }
    }

    private long attributeOff(int code) {
        switch (code) {
            case 22:
                return pen & ~(Pen.BOLD | Pen.FAINT);
            case 23:
                return pen & ~Pen.ITALIC;
            case 24:
                return Pen.underline(pen, 0);
            case 25:
                return pen & ~Pen.BLINK;
            case 27:
                return pen & ~Pen.INVERSE;
            case 28:
                return pen & ~Pen.HIDDEN;
            case 29:
                return pen & ~Pen.STRIKE;
            default:
                return pen;
        }
    }

    private long plainColour(int code) {
        if (code <= 37) {
            return Pen.foreground(pen, Pen.palette(code - 30));
        }
        if (code == 39) {
            return Pen.foreground(pen, 0);
        }
        if (code >= 40 && code <= 47) {
            return Pen.background(pen, Pen.palette(code - 40));
        }
        if (code == 49) {
            return Pen.background(pen, 0);
        }
        return code >= 90 ? brightColour(code) : overline(code);
    }

    private long brightColour(int code) {
        if (code <= 97) {
            return Pen.foreground(pen, Pen.palette(code - 90 + 8));
        }
        return code >= 100 && code <= 107 ? Pen.background(pen, Pen.palette(code - 100 + 8)) : pen;
    }

    private long overline(int code) {
        return code == 53 ? pen | Pen.OVERLINE : code == 55 ? pen & ~Pen.OVERLINE : pen;
    }

    /**
     * 38, 48 and 58 take the numbers behind them, as sub-parameters or, as most programs write it, as numbers of
     * their own.
     */
    private void colour(int code, int end) {
        boolean grouped = end > at + 1;
        int form = sequence.number(at + 1);
        int last = grouped ? end : Math.min(sequence.count(), at + (form == TRUE ? 5 : form == PALETTE ? 3 : 2));
        // With sub-parameters a colour space may stand before red: then there is one number more.
        int first = at + 2 + (grouped && form == TRUE && last - at > 5 ? 1 : 0);
        if (form == PALETTE && last > first) {
            paint(code, Pen.palette(level(first)));
        } else if (form == TRUE && last >= first + 3) {
            paint(code, Pen.rgb(level(first), level(first + 1), level(first + 2)));
        }
        at = last;
    }

    private int level(int index) {
        return Math.min(255, sequence.number(index));
    }

    /** The colour of an underline (58) is read past, not kept. */
    private void paint(int code, int colour) {
        if (code == 38) {
            pen = Pen.foreground(pen, colour);
        } else if (code == 48) {
            pen = Pen.background(pen, colour);
        }
    }
}
