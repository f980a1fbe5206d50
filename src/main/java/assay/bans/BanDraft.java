package assay.bans;

import java.util.ArrayList;
import java.util.List;

/** A ban while its lines are read. */
final class BanDraft {

    private static final String LINES =
            "of a rule, a line says 'why', 'in', 'but', 'needle', 'bytes', 'case', 'except' or 'marks'";

    private final String id;
    private final int line;
    private final List<String> why = new ArrayList<>();
    private final List<String> folders = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final List<Needle> bytes = new ArrayList<>();
    private final List<Exemption> exceptions = new ArrayList<>();
    private boolean anyCase;
    private boolean marks;

    BanDraft(String id, int line) {
        this.id = id;
        this.line = line;
    }

    /** Takes in one line, and says of the file what is wrong with it. */
    void say(String key, String rest, RuleFile file) {
        if (rest.isEmpty()) {
            file.object("'" + key + "' of rule " + id + " is empty");
            return;
        }
        switch (key) {
            case "why" -> why.add(rest);
            case "in" -> file.folder(rest, folders);
            case "but" -> but(rest, file);
            case "needle" -> texts.add(rest);
            case "bytes" -> bytes(rest, file);
            case "case" -> anyCase = choose(rest, "ignored", "exact", file);
            case "except" -> file.reasoned(rest, named -> exceptions.add(
                    new Exemption(id, named, 0, rest.split(":", 2)[1].strip())));
            case "marks" -> marks = choose(rest, "allowed", "refused", file);
            default -> file.object("'" + key + "' says nothing of a rule: " + LINES);
        }
    }

    private void but(String folder, RuleFile file) {
        if (!folders.remove(folder)) {
            file.object("rule " + id + " leaves out '" + folder + "', which no line above lists");
        }
    }

    private void bytes(String digits, RuleFile file) {
        try {
            bytes.add(Needle.bytes(digits));
        } catch (IllegalArgumentException wrong) {
            file.object("'" + digits + "' is no row of bytes such as '1b 5b': " + wrong.getMessage());
        }
    }

    private static boolean choose(String word, String yes, String no, RuleFile file) {
        if (!word.equals(yes) && !word.equals(no)) {
            file.object("'" + word + "' is neither '" + yes + "' nor '" + no + "'");
        }
        return word.equals(yes);
    }

    Ban ban() {
        List<Needle> needles = new ArrayList<>();
        texts.forEach(text -> needles.add(Needle.text(text, anyCase)));
        needles.addAll(bytes);
        return new Ban(id, String.join(" ", why), folders, needles, exceptions, marks, line);
    }
}
