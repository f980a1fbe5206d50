package assay.bans;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reads rules out of a file: a statement to a line, and what belongs to it indented below.
 *
 * <pre>
 * folders @sources
 *   src/engine
 *
 * rule 7
 *   why     a system's own spellings belong in its platform layer
 *   in      @sources
 *   needle  std.os.linux
 *   case    ignored
 *
 * ignore docs and below: prose
 * test-blocks .zig: test
 * </pre>
 */
final class RuleFile {

    private static final String STATEMENTS =
            "a statement is 'folders @NAME', 'rule ID', 'ignore FOLDER: REASON', 'output FOLDER: REASON', 'test-folder FOLDER: "
                    + "REASON' or 'test-blocks ENDING: OPENER'";
    private static final String AND_BELOW = " and below";

    private final Path file;
    private final List<String> troubles = new ArrayList<>();
    private final Map<String, List<String>> groups = new LinkedHashMap<>();
    private final Map<String, BanDraft> drafts = new LinkedHashMap<>();
    private final List<Cover> covers = new ArrayList<>();
    private final Map<String, List<String>> openers = new LinkedHashMap<>();

    private int number;
    private List<String> group;
    private BanDraft draft;

    private RuleFile(Path file) {
        this.file = file;
    }

    static Rules read(Path file) throws IOException {
        RuleFile reader = new RuleFile(file);
        for (String line : Handwritten.text(file).split("\n", -1)) {
            reader.number++;
            reader.line(line.stripTrailing());
        }
        return reader.rules();
    }

    private Rules rules() {
        List<Ban> bans = drafts.values().stream().map(BanDraft::ban).toList();
        if (!troubles.isEmpty()) {
            throw new Refused(troubles);
        }
        return new Rules(file, bans, covers, openers);
    }

    private void line(String line) {
        if (line.isBlank() || line.stripLeading().startsWith("#")) {
            return;
        }
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length < 2 ? "" : words[1];
        if (!Character.isWhitespace(line.charAt(0))) {
            group = null;
            draft = null;
            statement(words[0], rest);
        } else if (group != null) {
            folder(line.strip(), group);
        } else if (draft != null) {
            draft.say(words[0], rest, this);
        } else {
            object("an indented line belongs to the 'folders' or 'rule' above it, and there is none");
        }
    }

    private void statement(String key, String rest) {
        switch (key) {
            case "folders" -> group(rest);
            case "rule" -> rule(rest);
            case "ignore" -> ignore(rest);
            case "output" -> reasoned(rest, folder -> cover(folder, Cover.Kind.OUTPUT, true));
            case "test-folder" -> reasoned(rest, folder -> cover(folder, Cover.Kind.TESTS, true));
            case "test-blocks" -> reasoned(rest, ending -> opener(ending, rest.split(":", 2)[1].strip()));
            default -> object("'" + key + "' says nothing here: " + STATEMENTS);
        }
    }

    private void group(String name) {
        group = new ArrayList<>();
        if (!name.matches("@\\S+")) {
            object("a list of folders has a name that begins with @");
        } else if (groups.putIfAbsent(name, group) != null) {
            object("the folders " + name + " are listed twice");
        }
    }

    private void rule(String id) {
        draft = new BanDraft(id, number);
        if (!id.matches("\\S+")) {
            object("a rule has an id, a number or a word");
        } else if (drafts.putIfAbsent(id, draft) != null) {
            object("the rule " + id + " is stated twice; marks cite it, so it can mean one thing only");
        }
    }

    private void ignore(String rest) {
        reasoned(rest, named -> {
            boolean below = named.endsWith(AND_BELOW);
            String folder = below ? named.substring(0, named.length() - AND_BELOW.length()).strip() : named;
            cover(folder, Cover.Kind.IGNORED, below);
        });
    }

    private void cover(String folder, Cover.Kind kind, boolean below) {
        Folders.trouble(folder).ifPresentOrElse(this::object, () -> covers.add(new Cover(folder, kind, below, number)));
    }

    private void opener(String ending, String opener) {
        if (!TestBlocks.ENDINGS.contains(ending)) {
            object("assay knows no test blocks of '" + ending + "' files, only of " + String.join(" and ", TestBlocks.ENDINGS)
                    + ": name the folders of such tests with test-folder");
        } else if (!TestBlocks.opens(ending, opener)) {
            object("'" + opener + "' opens no block: it is a word in .zig files, and an attribute such as #[cfg(test)] in .rs");
        } else {
            openers.computeIfAbsent(ending, none -> new ArrayList<>()).add(opener);
        }
    }

    /** What stands before a colon, if something stands behind it. */
    void reasoned(String rest, Consumer<String> what) {
        String[] halves = rest.split(":", 2);
        if (halves.length < 2 || halves[0].isBlank() || halves[1].isBlank()) {
            object("'" + rest + "' lacks what it is about, or what is to be said of it: write 'NAME: WORDS'");
        } else {
            what.accept(halves[0].strip());
        }
    }

    /** Adds a folder to a list, or every folder of a named list. */
    void folder(String name, List<String> into) {
        if (!name.startsWith("@")) {
            Folders.trouble(name).ifPresentOrElse(this::object, () -> add(name, into));
        } else if (groups.containsKey(name) && groups.get(name) != into) {
            groups.get(name).forEach(each -> add(each, into));
        } else {
            object("no folders " + name + " are listed above this line");
        }
    }

    private static void add(String folder, List<String> into) {
        if (!into.contains(folder)) {
            into.add(folder);
        }
    }

    void object(String words) {
        troubles.add(file + ":" + number + ": " + words);
    }
}
