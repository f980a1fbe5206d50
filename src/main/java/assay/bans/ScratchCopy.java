package assay.bans;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import assay.subject.Workroom;

/** A copy of what the rules read of a tree, to plant in; the tree itself is never written to. */
final class ScratchCopy implements AutoCloseable {

    private final Workroom room;

    private ScratchCopy(Workroom room) {
        this.room = room;
    }

    static ScratchCopy of(Tree tree, Rules rules) throws IOException {
        ScratchCopy copy = new ScratchCopy(Workroom.open());
        try {
            copy.fill(tree, rules);
            return copy;
        } catch (IOException | RuntimeException refused) {
            copy.close();
            throw refused;
        }
    }

    private void fill(Tree tree, Rules rules) throws IOException {
        for (Cover cover : rules.covers()) {
            Files.createDirectories(place(cover.folder()));
        }
        for (String folder : rules.folders()) {
            Files.createDirectories(place(folder));
            for (Tree.Entry file : tree.files(folder)) {
                if (file.file() && !rules.states(file.path(), tree)) {
                    Files.copy(tree.at(file.path()), place(file.path()), StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }

    private Path place(String path) {
        return room.folder().resolve(path);
    }

    /** What is wrong with what a gate says while a text stands in the copy; the text is gone afterwards. */
    String with(String file, String text, Gate gate, Expectation expectation) throws IOException {
        Path place = place(file);
        if (Files.exists(place)) {
            return "there is such a file already: give the plant in " + Folders.of(file) + " another name";
        }
        if (!Files.isDirectory(place.getParent())) {
            return "no rule reads " + Folders.of(file);
        }
        try {
            Files.writeString(place, text);
            return judge(gate, expectation);
        } finally {
            Files.deleteIfExists(place);
        }
    }

    /** What is wrong with what a gate says of the copy as it is. */
    String judge(Gate gate, Expectation expectation) throws IOException {
        try {
            return expectation.trouble(gate.judge(room.folder()));
        } catch (Refused refused) {
            return "refused for another reason: " + String.join("; ", refused.objections());
        }
    }

    /** What is expected of a planted line. */
    interface Expectation {
        /** What is wrong with a judgement; empty if nothing is. */
        String trouble(Judgement judgement);
    }

    /** A line that must be refused by its own rule, and by no other. */
    static Expectation bites(Plant plant) {
        return judgement -> {
            List<String> rules = judgement.breaches().stream().filter(breach -> breach.file().equals(plant.file()))
                    .map(Breach::rule).distinct().toList();
            if (rules.isEmpty()) {
                return "it passes: rule " + plant.rule() + " does not read the lines of " + plant.folder()
                        + ", or has no needle in '" + plant.line() + "'";
            }
            return rules.equals(List.of(plant.rule())) ? "" : "it is refused by rule " + String.join(", ", rules) + " instead";
        };
    }

    /** A line of which nothing may be said. */
    static Expectation passes() {
        return judgement -> Stream.concat(judgement.breaches().stream(), judgement.faults().stream())
                .map(Object::toString).collect(Collectors.joining("; "));
    }

    @Override
    public void close() throws IOException {
        room.close();
    }
}
