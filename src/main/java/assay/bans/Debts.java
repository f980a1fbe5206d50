package assay.bans;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Breaches that were there before the rule: known, listed in a sorted file, and only ever fewer. */
public final class Debts {

    private static final String HEAD =
            "# Known breaches: rule | file | needle | line. An entry goes when its breach is gone, and none comes back.";

    private final List<String> listed;

    private Debts(List<String> listed) {
        this.listed = List.copyOf(listed);
    }

    /** No debts at all. */
    public static Debts none() {
        return new Debts(List.of());
    }

    /** Reads the list, if there is one. */
    public static Debts read(Path file) throws IOException {
        if (!Files.exists(file)) {
            return none();
        }
        return new Debts(Handwritten.lines(file).stream().filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList());
    }

    /** What becomes of breaches and debts when they are held against each other. */
    record Settlement(List<Breach> fresh, List<Breach> owed, List<String> paid) {}

    /** Each debt stands for one breach; where lines moved to does not matter. */
    Settlement settle(List<Breach> breaches) {
        Map<String, Integer> open = new TreeMap<>();
        listed.forEach(entry -> open.merge(entry, 1, Integer::sum));
        List<Breach> fresh = new ArrayList<>();
        List<Breach> owed = new ArrayList<>();
        for (Breach breach : breaches) {
            boolean known = open.getOrDefault(entry(breach), 0) > 0;
            (known ? owed : fresh).add(breach);
            open.computeIfPresent(entry(breach), (entry, count) -> count - 1);
        }
        List<String> paid = new ArrayList<>();
        open.forEach((entry, count) -> paid.addAll(Collections.nCopies(Math.max(count, 0), entry)));
        return new Settlement(fresh, owed, paid);
    }

    private static String entry(Breach breach) {
        return String.join(" | ", breach.rule(), Excerpt.plain(breach.file()), breach.needle(), breach.text());
    }

    /** Takes what is paid off the list; a tree that was not judged whole shows nothing to be paid. */
    public static void drop(Path file, Judgement judgement) throws IOException {
        if (!judgement.paid().isEmpty() && judgement.isWhole()) {
            write(file, judgement.owed());
        }
    }

    /** Writes the list of what is owed; with nothing owed there is no list. */
    public static void write(Path file, List<Breach> owed) throws IOException {
        if (owed.isEmpty()) {
            Files.deleteIfExists(file);
            return;
        }
        Path half = file.resolveSibling(file.getFileName() + ".part");
        Files.write(half, Stream.concat(Stream.of(HEAD), owed.stream().map(Debts::entry).sorted()).toList());
        Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
