package assay.reference.mux.screen;

/**
 * The state machine of a DEC terminal, on bytes: it tells text, controls and sequences apart wherever the input was
 * cut.
 *
 * <p>The states are those of the VT500 family. Differences: only 7-bit introducers count, since text is UTF-8 (the
 * characters U+0080 to U+009F are dropped); a byte above 0x7F inside a sequence ends it and is text; BEL ends an OSC
 * string, as in xterm. The strings of DCS, SOS, PM and APC are skipped; none of their bytes is kept. A string without
 * an end goes on until ESC, CAN or SUB, as on any terminal.
 */
final class Parser {

    /** The longest OSC string that is kept, in bytes; what lies beyond is dropped. */
    static final int STRING = 4096;

    private static final int BEL = 0x07;
    private static final int CAN = 0x18;
    private static final int SUB = 0x1A;
    private static final int ESC = 0x1B;
    private static final int DEL = 0x7F;

    private enum State { GROUND, ESCAPE, ESCAPE_MORE, CSI_FIRST, CSI, CSI_MORE, CSI_SKIP, OSC, SKIP }

    private final Actions actions;
    private final Utf8 utf8 = new Utf8();
    private final Sequence sequence = new Sequence();
    private final Bytes string = new Bytes();
    private State state = State.GROUND;

    Parser(Actions actions) {
        this.actions = actions;
    }

    void feed(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to) {
            if (state == State.GROUND) {
                at = text(bytes, at, to);
            } else {
                accept(bytes[at++] & 0xFF);
            }
        }
    }

    /** Reads text as far as it goes: plain ASCII, which is most of it, in runs. */
    private int text(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && state == State.GROUND) {
            int end = utf8.isIdle() ? endOfAscii(bytes, at, to) : at;
            if (end > at) {
                actions.ascii(bytes, at, end);
                at = end;
            } else {
                ground(bytes[at++] & 0xFF);
            }
        }
        return at;
    }

    private static int endOfAscii(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && bytes[at] >= ' ' && bytes[at] != DEL) {
            at++;
        }
        return at;
    }

    private void ground(int octet) {
        int decoded = utf8.accept(octet);
        if (decoded == Utf8.SPOILT) {
            actions.print(Utf8.REPLACEMENT);
            decoded = utf8.accept(octet);
        }
        if (decoded >= 0xA0 || decoded >= ' ' && decoded < DEL) {
            actions.print(decoded);
        } else if (decoded == ESC) {
            escape();
        } else if (decoded >= 0 && decoded < ' ') {
            actions.control(decoded);
        }
    }

    private void escape() {
        sequence.clear();
        state = State.ESCAPE;
    }

    /** A byte anywhere but in text. */
    private void accept(int octet) {
        if (octet == CAN || octet == SUB) {
            state = State.GROUND;
        } else if (state == State.OSC) {
            osc(octet);
        } else if (octet == ESC) {
            escape();
        } else if (state != State.SKIP) {
            inSequence(octet);
        }
    }

    private void inSequence(int octet) {
        if (octet < ' ') {
            actions.control(octet);
        } else if (octet > DEL) {
            state = State.GROUND;
            ground(octet);
        } else if (octet != DEL) {
            step(octet);
        }
    }

    private void step(int octet) {
        switch (state) {
            case ESCAPE:
            case ESCAPE_MORE:
                inEscape(octet);
                return;
            case CSI_SKIP:
                state = octet >= '@' ? State.GROUND : State.CSI_SKIP;
                return;
            default:
                inCsi(octet);
        }
    }

    private void inEscape(int octet) {
        if (octet < '0') {
            sequence.intermediate(octet);
            state = State.ESCAPE_MORE;
        } else if (state == State.ESCAPE_MORE || !introduces(octet)) {
            state = State.GROUND;
            actions.escape(sequence.kind(), octet);
        }
    }

    private boolean introduces(int octet) {
        switch (octet) {
            case '[':
                state = State.CSI_FIRST;
                return true;
            case ']':
                string.clear();
                state = State.OSC;
                return true;
            case 'P':
            case 'X':
            case '^':
            case '_':
                state = State.SKIP;
                return true;
            default:
                return false;
        }
    }

    private void inCsi(int octet) {
        if (octet >= '@') {
            state = State.GROUND;
            actions.csi(sequence, octet);
        } else if (octet < '0') {
            sequence.intermediate(octet);
            state = State.CSI_MORE;
        } else if (state == State.CSI_MORE) {
            state = State.CSI_SKIP;
        } else if (octet >= '<') {
            marker(octet);
        } else {
            number(octet);
        }
    }

    /** A private marker stands first or spoils the sequence. */
    private void marker(int octet) {
        if (state == State.CSI_FIRST) {
            sequence.mark(octet);
            state = State.CSI;
        } else {
            state = State.CSI_SKIP;
        }
    }

    private void number(int octet) {
        state = State.CSI;
        if (octet >= ':') {
            sequence.separator(octet == ':');
        } else {
            sequence.digit(octet - '0');
        }
    }

    private void osc(int octet) {
        if (octet == BEL || octet == ESC) {
            state = State.GROUND;
            actions.osc(string);
            if (octet == ESC) {
                escape();
            }
        } else if (octet >= ' ' && string.size() < STRING) {
            string.add(octet);
        }
    }

    /** The bytes of the character or sequence that has begun: fed to a parser at rest, they bring it to this state. */
    byte[] unfinished() {
        Bytes out = new Bytes();
        switch (state) {
            case GROUND:
                utf8.unfinished(out);
                break;
            case ESCAPE:
            case ESCAPE_MORE:
                out.add(ESC);
                sequence.unfinishedIntermediates(out);
                break;
            case CSI_FIRST:
            case CSI:
            case CSI_MORE:
                out.add(ESC).add('[');
                sequence.unfinished(out);
                break;
            case CSI_SKIP:
                out.text("\u001b[ 0");
                break;
            case OSC:
                out.add(ESC).add(']').add(string.buffer(), 0, string.size());
                break;
            default:
                out.text("\u001bP");
        }
        return out.toArray();
    }
}
