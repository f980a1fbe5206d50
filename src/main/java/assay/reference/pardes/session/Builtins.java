package assay.reference.pardes.session;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import assay.reference.pardes.text.Refusal;

/** The words that the session itself carries out. */
public final class Builtins {

    private static final List<String> WITHOUT_DISPLAY = List.of(
            "NextColor", "Themes", "DumpThemes", "Theme", "Colors", "Palette", "Petscii", "Ascii", "PdfFit", "PdfTint",
            "PdfSections", "TreeContext", "Mini", "Font");

    private static final List<String> NOT_HEADLESS = List.of(
            "Filter", "Mode", "Togglettymode", "Repl", "Config", "LocationsConfig", "Attach", "Detach", "Mount", "Unmount",
            "Tty9p", "ClipYank", "ClipYankMain", "ClipPaste", "ClipPasteBefore", "ClipReplace", "Shell", "ThemeFile",
            "EffectCode", "Help", "Tutor", "Changelog", "Rename", "Hover", "CodeAction", "SelectRefs", "Symbols",
            "Diagnostics", "WsDiagnostics", "Callers", "Callees", "Supertypes", "Subtypes", "WsSymbols", "Lspinfo", "Lspwhy");

    private final Map<String, Verb> verbs = new TreeMap<>();
    private final Map<String, String> told = new TreeMap<>();

    Builtins(Session session) {
        new TextWords(session).addTo(this);
        new FileWords(session).addTo(this);
        new PaneWords(session).addTo(this);
        new ListWords(session).addTo(this);
        new SessionWords(session).addTo(this);
        WITHOUT_DISPLAY.forEach(word -> refuse(word, "no display"));
        NOT_HEADLESS.forEach(word -> refuse(word, "not in a headless session"));
    }

    private void refuse(String word, String why) {
        verbs.put(word, (context, line) -> {
            throw new Refusal(word + ": " + why);
        });
    }

    /** Adds a word that is done at once. */
    void add(String word, String does, Verb.Short verb) {
        addSlow(word, does, (context, line) -> {
            verb.run(context, line);
            return null;
        });
    }

    void addSlow(String word, String does, Verb verb) {
        verbs.put(word, verb);
        told.put(word, does);
    }

    boolean knows(String word) {
        return verbs.containsKey(word);
    }

    Later run(Context context, Line line) {
        return verbs.get(line.word()).run(context, line);
    }

    /** A line for each word that is carried out here. */
    public String told() {
        StringBuilder lines = new StringBuilder();
        told.forEach((word, does) -> lines.append(word).append('\t').append(does).append('\n'));
        return lines.toString();
    }
}
