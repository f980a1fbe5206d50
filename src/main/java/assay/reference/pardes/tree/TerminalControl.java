package assay.reference.pardes.tree;

import java.nio.charset.StandardCharsets;
import java.util.Map;

import assay.os.TerminalSize;
import assay.reference.pardes.session.Line;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Shell;
import assay.reference.pardes.session.WantedSize;
import assay.reference.pardes.terminal.Terminal;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;

/** What can be said to a pane's terminal, and what it says of itself. */
final class TerminalControl {

    private static final Map<String, Integer> SIGNALS = Map.of("INT", 2, "TERM", 15, "HUP", 1, "QUIT", 3, "KILL", 9);

    private final Pane pane;

    TerminalControl(Pane pane) {
        this.pane = pane;
    }

    byte[] status() {
        Shell shell = pane.buffer().shell();
        if (shell == null || shell.isOver()) {
            return "none\n".getBytes(StandardCharsets.US_ASCII);
        }
        Terminal terminal = shell.terminal();
        TerminalSize size = terminal.size();
        String line = "running " + terminal.child().pid() + " " + size.columns() + " " + size.rows() + "\n";
        return line.getBytes(StandardCharsets.US_ASCII);
    }

    void write(byte[] data) {
        Shell shell = pane.buffer().shell();
        if (shell == null || shell.isOver()) {
            throw new Refusal("no terminal");
        }
        int end = data.length > 0 && data[data.length - 1] == '\n' ? data.length - 1 : data.length;
        Line line = Line.of(Line.strip(data, 0, end));
        switch (line.word()) {
            case "sig" -> signal(shell.terminal(), line);
            case "winsize" -> resize(shell.terminal(), line);
            default -> throw new Refusal("unknown control message "
                    + Shown.quoted(line.word().getBytes(StandardCharsets.ISO_8859_1)));
        }
    }

    private static void needArgument(Line line) {
        if (line.argument().length == 0) {
            throw new Refusal("ill-formed control message");
        }
    }

    private static void signal(Terminal terminal, Line line) {
        needArgument(line);
        Integer number = SIGNALS.get(new String(line.argument(), StandardCharsets.ISO_8859_1));
        if (number == null) {
            throw new Refusal("unknown signal " + Shown.quoted(line.argument()));
        }
        terminal.signalFront(number);
    }

    private static void resize(Terminal terminal, Line line) {
        needArgument(line);
        WantedSize size = WantedSize.of(new String(line.argument(), StandardCharsets.ISO_8859_1));
        if (size.columns() < 1 || size.columns() > 500 || size.rows() < 1 || size.rows() > 200) {
            throw new Refusal("size out of range");
        }
        terminal.resize(new TerminalSize(size.columns(), size.rows()));
    }
}
