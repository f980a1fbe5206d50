package assay.reference.pardes.edit;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

import assay.reference.pardes.edit.Command.Addressed;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;
import assay.reference.pardes.text.Utf8;

/** Reads one command, and the lines below it that it needs. */
final class CommandParser {

    private static final int DEEPEST = 50;
    private static final String REFUSED = "bBDefnqrwXY!<>|";

    private final Scan scan;
    private final Searches searches;
    private boolean ranOut;

    CommandParser(Scan scan, Searches searches) {
        this.scan = scan;
        this.searches = searches;
    }

    /** Whether the text ended where more of the command could have followed. */
    boolean ranOut() {
        return ranOut;
    }

    Addressed command() {
        Addressed command = command(0);
        if (command == null) {
            throw new Refusal("right brace with no left brace");
        }
        return command;
    }

    /** Null for a brace that closes a block. */
    private Addressed command(int depth) {
        if (depth > DEEPEST) {
            throw new Refusal("Edit: too deep");
        }
        scan.skipBlanks();
        Address address = new AddressParser(scan, false).compound();
        Address given = address.isEmpty() ? null : address;
        scan.skipBlanks();
        int name = scan.next();
        if (name == '}' && depth > 0 && given == null) {
            return null;
        }
        return new Addressed(given, command(name, given != null, depth));
    }

    private Command command(int name, boolean addressed, int depth) {
        return switch (name) {
            case Scan.END, '\n' -> new Command.Show();
            case 'a', 'i' -> new Command.Put((char) name, text());
            case 'c' -> change();
            case 'd' -> ended(new Command.Delete());
            case 'p' -> ended(new Command.Print());
            case 'k' -> ended(new Command.SetMark());
            case '=' -> ended(new Command.Tell(scan.take('#')));
            case 's' -> substitute();
            case 'm', 't' -> copy(name == 'm');
            case 'u' -> undo(addressed);
            case 'x' -> loop(depth);
            case 'y' -> new Command.Loop(true, expression(), body(depth));
            case 'g', 'v' -> new Command.Condition(name == 'g', expression(), body(depth));
            case '{' -> block(depth);
            case '}' -> throw new Refusal("right brace with no left brace");
            default -> throw unknown(name);
        };
    }

    private static Refusal unknown(int name) {
        ByteArrayOutputStream one = new ByteArrayOutputStream();
        Utf8.put(one, name);
        String quoted = Shown.quoted(one.toByteArray());
        boolean refused = REFUSED.indexOf(name) >= 0;
        return new Refusal(refused ? "Edit: command " + quoted + " is refused" : "unknown command " + quoted);
    }

    private Command change() {
        if (scan.take('d')) {
            throw new Refusal("Edit: command \"cd\" is refused");
        }
        return new Command.Put('c', text());
    }

    private <C> C ended(C command) {
        scan.skipBlanks();
        if (scan.peek() != Scan.END && !scan.take('\n')) {
            throw new Refusal("newline expected");
        }
        return command;
    }

    private byte[] text() {
        scan.skipBlanks();
        if (scan.peek() == Scan.END || scan.take('\n')) {
            return lines();
        }
        int delimiter = delimiter();
        byte[] text = delimited(delimiter, true);
        scan.take(delimiter);
        return ended(text);
    }

    /** Lines up to one that is a full stop, or to the end of the text. */
    private byte[] lines() {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (scan.peek() != Scan.END) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            while (scan.peek() != Scan.END && scan.peek() != '\n') {
                Utf8.put(line, scan.next());
            }
            scan.take('\n');
            if (line.size() == 1 && line.toByteArray()[0] == '.') {
                return text.toByteArray();
            }
            text.writeBytes(line.toByteArray());
            text.write('\n');
        }
        ranOut = true;
        return text.toByteArray();
    }

    private int delimiter() {
        int point = scan.next();
        boolean fits = point != Scan.END && point != '\n' && point != '\\' && !Scan.isBlank(point)
                && !Character.isLetterOrDigit(point);
        if (!fits) {
            throw new Refusal("bad delimiter");
        }
        return point;
    }

    /** @param plain whether a backslash only stands before what it quotes; else it is kept for whoever replaces matches */
    private byte[] delimited(int delimiter, boolean plain) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (scan.peek() != Scan.END && scan.peek() != '\n' && scan.peek() != delimiter) {
            int point = scan.next();
            if (point != '\\') {
                Utf8.put(text, point);
            } else if (scan.take('n')) {
                text.write('\n');
            } else if (scan.peek() == delimiter) {
                Utf8.put(text, scan.next());
            } else if (scan.take('\\')) {
                text.writeBytes(plain ? new byte[] {'\\'} : new byte[] {'\\', '\\'});
            } else {
                text.write('\\');
            }
        }
        return text.toByteArray();
    }

    private Regexp expression() {
        int delimiter = delimiter();
        byte[] source = AddressParser.expression(scan, delimiter);
        scan.take(delimiter);
        return searches.regexp(source);
    }

    private Command substitute() {
        int nth = scan.atDigit() ? scan.number() : 1;
        int delimiter = delimiter();
        byte[] source = AddressParser.expression(scan, delimiter);
        scan.take(delimiter);
        byte[] with = delimited(delimiter, false);
        boolean all = scan.take(delimiter) && scan.take('g');
        return ended(new Command.Substitute(Math.max(1, nth), searches.regexp(source), with, all));
    }

    private Command copy(boolean moves) {
        scan.skipBlanks();
        List<Address.Term> to = new AddressParser(scan, false).simple();
        return ended(new Command.Copy(moves, to));
    }

    private Command undo(boolean addressed) {
        if (addressed) {
            throw new Refusal("command takes no address");
        }
        int sign = scan.take('-') ? -1 : 1;
        int count = scan.atDigit() ? scan.number() : 1;
        return ended(new Command.Undo(sign * count));
    }

    private Command loop(int depth) {
        boolean lines = scan.peek() == Scan.END || scan.peek() == '\n' || Scan.isBlank(scan.peek());
        return new Command.Loop(false, lines ? null : expression(), body(depth));
    }

    /** What is done each time; printing, if nothing is said. */
    private Addressed body(int depth) {
        scan.skipBlanks();
        if (scan.peek() == Scan.END || scan.take('\n')) {
            return new Addressed(null, new Command.Print());
        }
        Addressed body = command(depth + 1);
        if (body == null) {
            throw new Refusal("right brace with no left brace");
        }
        return body;
    }

    private Command block(int depth) {
        List<Addressed> commands = new ArrayList<>();
        while (true) {
            skipLines();
            if (scan.peek() == Scan.END) {
                ranOut = true;
                throw new Refusal("unmatched left brace");
            }
            Addressed command = command(depth + 1);
            if (command == null) {
                return ended(new Command.Block(commands));
            }
            commands.add(command);
        }
    }

    private void skipLines() {
        do {
            scan.skipBlanks();
        } while (scan.take('\n'));
    }
}
