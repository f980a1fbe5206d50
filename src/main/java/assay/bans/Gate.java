package assay.bans;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Holds the source text of a tree to its rules.
 *
 * @param rules what is banned where
 * @param debts what is known and owed
 */
public record Gate(Rules rules, Debts debts) {

    /**
     * Reads every file of the folders that some rule names.
     *
     * @throws Refused if the rules do not fit the tree; then no file has been read
     * @throws IOException if a folder cannot be looked into
     */
    public Judgement judge(Path root) throws IOException {
        Tree tree = new Tree(root);
        Fit.review(rules, tree);
        return new Reading(rules, tree).of(debts);
    }
}
