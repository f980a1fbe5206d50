package assay.bans;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds rules against a tree before a file of it is read: one that could not bite is found here. */
final class Fit {

    private final Rules rules;
    private final Tree tree;
    private final List<String> objections = new ArrayList<>();

    private Fit(Rules rules, Tree tree) {
        this.rules = rules;
        this.tree = tree;
    }

    /** @throws Refused if the rules do not fit; it names everything that is wrong */
    static void review(Rules rules, Tree tree) throws IOException {
        Fit fit = new Fit(rules, tree);
        if (rules.bans().isEmpty()) {
            fit.objections.add(rules.file() + ": there is no rule in it");
        }
        rules.bans().forEach(fit::ban);
        rules.covers().forEach(fit::cover);
        fit.unnamed();
        if (!fit.objections.isEmpty()) {
            throw new Refused(fit.objections);
        }
    }

    private void ban(Ban ban) {
        String rule = "rule " + ban.id() + " ";
        if (ban.why().isBlank()) {
            object(ban.line(), rule + "does not say why");
        }
        if (ban.needles().isEmpty()) {
            object(ban.line(), rule + "has no needle: nothing could break it");
        }
        if (ban.folders().isEmpty()) {
            object(ban.line(), rule + "names no folder: nothing is read for it");
        }
        ban.folders().stream().filter(folder -> !tree.hasFolder(folder)).forEach(folder ->
                object(ban.line(), rule + "names the folder " + folder + ", which does not exist"));
        ban.exceptions().forEach(exception -> exception(ban, exception));
        ban.needles().forEach(needle -> hidden(ban, needle));
    }

    private void exception(Ban ban, Exemption exception) {
        if (!tree.hasFile(exception.file())) {
            object(ban.line(), "rule " + ban.id() + " exempts " + exception.file() + ", which does not exist");
        } else if (!ban.folders().contains(Folders.of(exception.file()))) {
            object(ban.line(), "rule " + ban.id() + " exempts " + exception.file() + ", whose folder it does not read");
        }
    }

    /** Of a line the first rule is told: a needle that brings another rule's along would never be. */
    private void hidden(Ban ban, Needle needle) {
        List<Ban> earlier = rules.bans().subList(0, rules.bans().indexOf(ban));
        boolean everywhere = !ban.folders().isEmpty() && ban.folders().stream().allMatch(folder ->
                earlier.stream().filter(other -> other.folders().contains(folder)).anyMatch(other -> hides(other, needle)));
        if (everywhere) {
            object(ban.line(), "rule " + ban.id() + " never shows with its needle " + needle + ": whatever holds it breaks "
                    + "an earlier rule first");
        }
    }

    private static boolean hides(Ban other, Needle needle) {
        return other.needles().stream().anyMatch(each -> each.isWithin(needle));
    }

    private void cover(Cover cover) {
        if (cover.kind() != Cover.Kind.OUTPUT && !tree.hasFolder(cover.folder())) {
            object(cover.line(), "the folder " + cover.folder() + " does not exist, so nothing needs to be said of it");
        }
        rules.bans().forEach(ban -> ban.folders().stream().filter(cover::covers).forEach(folder ->
                object(ban.line(), "rule " + ban.id() + " reads " + folder + ", of which line " + cover.line()
                        + " says that nothing is read")));
    }

    /** Whoever makes a folder decides which rules bind it. */
    private void unnamed() throws IOException {
        Set<String> read = rules.folders();
        for (String folder : tree.folders(path -> rules.cover(path).filter(Cover::below).isPresent())) {
            Optional<Cover> cover = rules.cover(folder);
            if (!read.contains(folder) && cover.isEmpty()) {
                objections.add(rules.file() + ": no rule names the folder " + folder + " and no line ignores it");
            }
        }
    }

    private void object(int line, String words) {
        objections.add(rules.file() + ":" + line + ": " + words);
    }
}
