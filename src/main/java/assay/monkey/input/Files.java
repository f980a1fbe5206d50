package assay.monkey.input;

import java.util.List;

import assay.monkey.operation.Data;
import assay.monkey.operation.Guard;
import assay.ninep.Text;

/** The files of a session's tree, those that are not there, and what may be written to each. */
final class Files {

    static final List<String> FIXTURES = List.of("alpha.txt", "utf8.txt", "crlf.txt", "bad.txt", "empty.txt", "noeol.txt");

    private static final List<String> OF_A_PANE = List.of(
            "name", "body", "tag", "ctl", "addr", "dot", "limit", "data", "xdata", "sel", "dirty", "mark", "scroll", "errors",
            "event", "look", "exec", "tagexec", "pty", "pty/run", "pty/data", "pty/ctl", "pty/status", "");
    private static final List<String> WRITTEN = List.of(
            "ctl", "exec", "look", "tag", "tagexec", "body", "data", "xdata", "addr", "dot", "limit", "name", "sel", "dirty",
            "mark", "scroll", "errors", "event", "pty/run", "pty/data", "pty/ctl");
    private static final List<String> OF_THE_ROOT = List.of(
            "README", "index", "status", "focus", "ctl", "commands", "recent", "look", "exec", "log", "screen", "listeners",
            "layout", "tag", "tagexec", "pane", "pane/new", "col", "");
    private static final List<String> WRITTEN_OF_THE_ROOT = List.of("ctl", "exec", "look", "tag", "tagexec", "focus", "log");
    static final List<String> OF_A_COLUMN = List.of("tag", "ctl", "exec");
    static final List<String> SHELL = List.of(
            "true", "false", "echo hi", "echo one two", "sleep 1", "sleep 5", "ls", "cat nothere", "printf abc", "exit 3", "seq 1 2000",
            "date", "pwd", "env");

    private Files() {}

    /** A pane by reference, one that has gone, or one that never was. */
    static String pane(Chance chance) {
        int kind = chance.below(100);
        if (kind < 85) {
            return "{p" + chance.below(64) + "}";
        }
        return kind < 95 ? "{g" + chance.below(20) + "}" : chance.of("0", "1", "999", "4294967295", "4294967296", "-1");
    }

    static String column(Chance chance) {
        return chance.percent(85) ? "{c" + chance.below(16) + "}" : chance.of("0", "99", "4294967295");
    }

    private static String oddName(Chance chance) {
        return switch (chance.below(4)) {
            case 0 -> "x".repeat(chance.of(255, 256, 300, 1000));
            case 1 -> chance.of("..", ".", " ", "new", "NEW", "01", "1 ", "+1", "\n", "a\0b");
            case 2 -> Text.decode(chance.of(Texts.CHARACTERS).bytes());
            default -> Text.decode(Texts.mixed(chance, 1 + chance.below(20)).bytes()).replace('/', '_');
        };
    }

    static String newName(Chance chance) {
        return chance.percent(50) ? "new" : oddName(chance);
    }

    static String any(Chance chance) {
        return path(chance, OF_A_PANE, OF_THE_ROOT);
    }

    static String written(Chance chance) {
        return path(chance, WRITTEN, WRITTEN_OF_THE_ROOT);
    }

    private static String path(Chance chance, List<String> ofAPane, List<String> ofTheRoot) {
        int kind = chance.below(100);
        if (kind < 60) {
            return "/pane/" + pane(chance) + "/" + chance.of(ofAPane);
        }
        if (kind < 75) {
            return "/" + chance.of(ofTheRoot);
        }
        if (kind < 85) {
            return "/col/" + column(chance) + "/" + chance.of(OF_A_COLUMN);
        }
        return kind < 93 ? "/pane/" + pane(chance) + "/" + oddName(chance) : "/" + oddName(chance) + "/" + oddName(chance);
    }

    /** What a file is likely to take, and sometimes anything else. */
    static Data data(Chance chance, String path) {
        if (chance.percent(25)) {
            return Texts.any(chance, 64);
        }
        return path.contains("/pty/") ? forTerminal(chance, path) : forFile(chance, path.substring(path.lastIndexOf('/') + 1));
    }

    private static Data forTerminal(Chance chance, String path) {
        if (path.endsWith("/ctl")) {
            return Data.of(chance.of("sig INT\n", "sig TERM\n", "sig HUP\n", "sig QUIT", "sig KILL\n", "winsize 80 24\n",
                    "winsize 1 1\n", "winsize 501 3\n", "exec\n", "sig\n"));
        }
        return shell(chance).and(Data.of(path.endsWith("/data") ? chance.of("\r", "\n", "", "\u0003", "\u0004") : "\n"));
    }

    static Data shell(Chance chance) {
        return Data.of(chance.of(SHELL));
    }

    private static Data forFile(Chance chance, String file) {
        return switch (file) {
            case "addr", "dot", "limit", "sel" -> Edits.address(chance);
            case "ctl", "exec", "tagexec" -> Commands.line(chance);
            case "event" -> Commands.event(chance);
            case "focus" -> Data.of(pane(chance) + chance.of("\n", ""));
            case "look" -> Data.of(chance.of("alpha", "alpha.txt", "alpha.txt:2", "utf8.txt:#3", "nothere", "bad.txt", "crlf.txt:1",
                    "gamma", ":2", ":/second/", ":#99999", "alpha.txt:/zz/") + chance.of("\n", ""));
            case "dirty", "mark", "scroll" -> Data.of(chance.of("0", "1", "0\n", "1\n", "2\n", "", "yes\n"));
            case "log" -> Data.of(chance.of("follow\n", "follow new\n", "follow", "nope\n"));
            case "name" -> Data.of(chance.of("fresh.txt", "alpha.txt\n", "a b", "sub dir", "", "\n", "x".repeat(1100)));
            default -> Guard.safe(Texts.any(chance, 200));
        };
    }
}
