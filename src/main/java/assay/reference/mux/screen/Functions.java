package assay.reference.mux.screen;

/** What each control and sequence does to a terminal. One that is not known does nothing. */
final class Functions implements Actions {

    private final Terminal terminal;
    private final Editing editing;
    private final Switches switches;
    private final Reports reports;
    private final Screen.Program program;

    Functions(Terminal terminal, Screen.Program program) {
        this.terminal = terminal;
        this.program = program;
        editing = new Editing(terminal);
        switches = new Switches(terminal);
        reports = new Reports(terminal, program);
    }

    @Override
    public void ascii(byte[] bytes, int from, int to) {
        terminal.ascii(bytes, from, to);
    }

    @Override
    public void print(int glyph) {
        terminal.print(glyph);
    }

    @Override
    public void control(int octet) {
        terminal.last = 0;
        switch (octet) {
            case 0x07:
                program.bell();
                return;
            case '\b':
                back();
                return;
            case '\t':
                terminal.moveToColumn(terminal.tabs.after(terminal.cursor.x));
                return;
            case '\n':
            case 0x0B:
            case '\f':
                lineFeed();
                return;
            case '\r':
                terminal.moveToColumn(0);
                return;
            case 0x0E:
            case 0x0F:
                terminal.cursor.shifted = octet == 0x0E;
                return;
            default:
        }
    }

    private void back() {
        terminal.moveToColumn(terminal.cursor.x - 1);
    }

    private void lineFeed() {
        terminal.lineFeed();
        if (terminal.is(Mode.NEWLINE)) {
            terminal.moveToColumn(0);
        }
    }

    @Override
    public void escape(int kind, int last) {
        terminal.last = 0;
        switch (kind) {
            case 0:
                plainEscape(last);
                return;
            case '(':
                terminal.cursor.g0 = Charset.of(last);
                return;
            case ')':
                terminal.cursor.g1 = Charset.of(last);
                return;
            case '#':
                if (last == '8') {
                    editing.alignment();
                }
                return;
            default:
        }
    }

    private void plainEscape(int last) {
        switch (last) {
            case '7':
                terminal.saveCursor();
                return;
            case '8':
                terminal.restoreCursor();
                return;
            case '=':
            case '>':
                terminal.modes = Mode.KEYPAD.turn(last == '=', terminal.modes);
                return;
            case 'D':
                terminal.lineFeed();
                return;
            case 'E':
                terminal.lineFeed();
                terminal.moveToColumn(0);
                return;
            case 'H':
                terminal.tabs.set(terminal.cursor.x);
                return;
            case 'M':
                terminal.reverseFeed();
                return;
            case 'Z':
                reports.attributes();
                return;
            case 'c':
                terminal.reset();
                return;
            default:
        }
    }

    @Override
    public void csi(Sequence sequence, int last) {
        if (last != 'b') {
            terminal.last = 0;
        }
        switch (sequence.kind()) {
            case 0:
                plainCsi(sequence, last);
                return;
            case '?' << 16:
                privateCsi(sequence, last);
                return;
            case '>' << 16:
                if (last == 'c') {
                    reports.secondaryAttributes();
                }
                return;
            default:
                marked(sequence, last);
        }
    }

    private void marked(Sequence sequence, int last) {
        int kind = sequence.kind();
        if (kind == '!' && last == 'p') {
            terminal.softReset();
        } else if (kind == ' ' && last == 'q') {
            switches.cursorShape(sequence.number(0));
        } else if (kind == ('?' << 16 | '$') && last == 'p') {
            reports.mode('?', sequence.number(0));
        } else if (kind == '$' && last == 'p') {
            reports.mode('\0', sequence.number(0));
        }
    }

    private void plainCsi(Sequence sequence, int last) {
        switch (last) {
            case 'h':
            case 'l':
                switches.modes(sequence, last == 'h');
                return;
            case 'm':
                terminal.cursor.pen = Sgr.apply(sequence, terminal.cursor.pen);
                return;
            case 'c':
                reports.attributesIfAsked(sequence);
                return;
            case 'n':
                reports.status(sequence.number(0));
                return;
            case 'r':
                switches.margins(sequence);
                return;
            case 's':
                terminal.saveCursor();
                return;
            case 'u':
                terminal.restoreCursor();
                return;
            default:
                editing.csi(sequence, last);
        }
    }

    private void privateCsi(Sequence sequence, int last) {
        switch (last) {
            case 'h':
            case 'l':
                switches.privateModes(sequence, last == 'h');
                return;
            case 'n':
                reports.privateStatus(sequence.number(0));
                return;
            case 'W':
                if (sequence.number(0) == 5) {
                    terminal.tabs.reset();
                }
                return;
            case 'J':
            case 'K':
                // Selective erase: nothing can be protected here, so it is the plain one.
                editing.csi(sequence, last);
                return;
            default:
        }
    }

    @Override
    public void osc(Bytes string) {
        Command command = Command.read(string);
        if (command.number() == 0 || command.number() == 2) {
            terminal.title = command.title();
        }
        if (command.number() >= 0) {
            program.command(command.number(), command.text());
        }
    }
}
