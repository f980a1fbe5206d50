package assay.bans;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The bans of one tree, and what its folders are.
 *
 * @param file that states them
 * @param bans in the order in which they are tried
 * @param covers the folders that none of them reads
 * @param openers by file ending, what opens a test block there
 */
public record Rules(Path file, List<Ban> bans, List<Cover> covers, Map<String, List<String>> openers) {

    private static final String ENDING = ".rules";

    public Rules {
        bans = List.copyOf(bans);
        covers = List.copyOf(covers);
        openers = Map.copyOf(openers);
    }

    /**
     * Reads a rule file.
     *
     * @throws Refused if it does not read as one
     */
    public static Rules read(Path file) throws IOException {
        return RuleFile.read(file);
    }

    /** The file of known violations that belongs to the rules. */
    public Path debts() {
        return beside(".debts");
    }

    /** The file of plants that the rules are graded with. */
    public Path plants() {
        return beside(".plants");
    }

    private Path beside(String ending) {
        String name = file.getFileName().toString();
        String stem = name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
        return file.resolveSibling(stem + ending);
    }

    /** Whether a path leads to one of the rules' own files: they hold every needle, and are none of the sources. */
    boolean states(String path, Tree tree) {
        return List.of(file, debts(), plants()).stream().anyMatch(own -> tree.isSame(path, own));
    }

    /** Every folder that some ban reads, each once. */
    Set<String> folders() {
        Set<String> folders = new LinkedHashSet<>();
        bans.forEach(ban -> folders.addAll(ban.folders()));
        return folders;
    }

    Optional<Ban> ban(String id) {
        return bans.stream().filter(ban -> ban.id().equals(id)).findFirst();
    }

    Optional<Cover> cover(String path) {
        return covers.stream().filter(cover -> cover.covers(path)).findFirst();
    }

    /** Whether some rule exempts this file by name. */
    boolean excepts(String file) {
        return bans.stream().flatMap(ban -> ban.exceptions().stream()).anyMatch(each -> each.file().equals(file));
    }

    Rules with(Ban changed) {
        return new Rules(file, bans.stream().map(ban -> ban.id().equals(changed.id()) ? changed : ban).toList(), covers, openers);
    }

    Rules with(Map<String, List<String>> others) {
        return new Rules(file, bans, covers, others);
    }

    /** The same, but a folder holds tests and nothing else. */
    Rules withTestsIn(String folder) {
        List<Cover> more = new ArrayList<>(covers);
        more.add(new Cover(folder, Cover.Kind.TESTS, false, 0));
        return new Rules(file, bans.stream().map(ban -> ban.without(folder)).toList(), more, openers);
    }
}
