package assay.monkey.input;

import java.util.List;

import assay.monkey.operation.Data;
import assay.monkey.operation.Guard;

/** Lines for the files that take commands, and records for event files. */
final class Commands {

    private static final List<String> BUILTINS = List.of(
            "Look", "Exec", "Kill", "Dump", "Msg", "NextColor", "Themes", "DumpThemes", "TreeContext", "PdfFit", "PdfTint",
            "PdfSections", "Petscii", "Palette", "Ascii", "Save", "New", "Newcol", "Del", "Filter", "Mode", "Togglettymode", "Edit",
            "Undo", "Redo", "Collapse", "Delcol", "DelAbove", "DelBelow", "Tty", "Repl", "Joincol", "Config", "LocationsConfig",
            "Messages", "Mini", "Find", "Grep", "Left", "Down", "Up", "Right", "Back", "Forward", "Last", "Recent", "Jumplist",
            "Colors", "Wrap", "Tagbottom", "Debug", "FocusTint", "Verbose", "Motion", "InactiveDim", "DumpDir", "Theme",
            "Placement", "BootShell", "LookWord", "Get", "Put", "Undo", "Redo", "Zerox", "Snarf", "Paste", "Cut", "Sort", "Font",
            "Local");

    private Commands() {}

    static Data line(Chance chance) {
        int kind = chance.below(100);
        Data word = Data.of(chance.of(BUILTINS));
        if (kind < 10) {
            return ended(chance, Files.shell(chance));
        }
        if (kind < 46) {
            return ended(chance, word);
        }
        if (kind < 73) {
            return ended(chance, word.and(Data.of(" ")).and(Texts.word(chance)));
        }
        if (kind < 82) {
            return edit(chance);
        }
        return kind < 90
                ? ended(chance, Texts.mutated(chance, word.and(Data.of(" ")).and(Texts.word(chance))))
                : Guard.safe(line(chance).and(line(chance)));
    }

    static Data edit(Chance chance) {
        return Data.of("Edit ").and(Edits.command(chance)).and(Data.of("\n"));
    }

    private static Data ended(Chance chance, Data line) {
        return Guard.safe(line.and(Data.of(chance.percent(80) ? "\n" : "")));
    }

    /** A record for an event file, short or full, most of them well-formed. */
    static Data event(Chance chance) {
        String places = chance.of(0, 1, 5, 10) + " " + chance.of("0", "2", "7", "12", "1099511627776", "-1");
        String head = chance.of("E", "F", "K", "M", "Z") + chance.of("x", "X", "l", "L", "r", "R", "i", "D", "Z") + places;
        String text = chance.of("", "alpha", "Undo", "x y");
        Data line = Data.of(chance.percent(30) ? head + "\n" : head + " " + chance.of(0, 1, 2, 8) + " " + text.length() + " " + text + "\n");
        return Guard.safe(chance.percent(30) ? Texts.mutated(chance, line) : line);
    }
}
