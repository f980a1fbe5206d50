package assay.bans;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Grades the gate: what is planted must be refused, what stands in a test must not, and a gate made weak must show. */
public final class Grading {

    private final Gate gate;
    private final Tree tree;
    private final List<Plant> plants;
    private final Consumer<Grade.Trial> told;
    private final List<Grade.Trial> trials = new ArrayList<>();

    /**
     * @param root of the tree that the gate holds to its rules
     * @param told of each trial as it ends
     */
    public Grading(Gate gate, Path root, List<Plant> plants, Consumer<Grade.Trial> told) {
        this.gate = gate;
        this.tree = new Tree(root);
        this.plants = List.copyOf(plants);
        this.told = told;
    }

    /** Every plant is tried before the verdict. */
    public Grade grade() throws IOException {
        Rules rules = gate.rules();
        rules.bans().stream().filter(ban -> plantsOf(ban).isEmpty()).forEach(ban ->
                end("rule " + ban.id(), "no plant shows that it bites"));
        plants.stream().filter(plant -> rules.ban(plant.rule()).isEmpty()).forEach(plant ->
                end("rule " + plant.rule(), "there is a plant for it, and no such rule"));
        try (ScratchCopy copy = ScratchCopy.of(tree, rules)) {
            end("nothing is refused where nothing is planted", copy.judge(gate, ScratchCopy.passes()));
            for (Plant plant : plants) {
                production(plant, copy);
                test(plant, copy);
            }
            for (Ban ban : rules.bans()) {
                if (!plantsOf(ban).isEmpty()) {
                    sabotage(ban, plantsOf(ban), copy);
                }
            }
        }
        return new Grade(List.copyOf(trials));
    }

    private List<Plant> plantsOf(Ban ban) {
        return plants.stream().filter(plant -> plant.rule().equals(ban.id())).toList();
    }

    private void production(Plant plant, ScratchCopy copy) throws IOException {
        String words = "rule " + plant.rule() + " refuses '" + plant.line() + "' in " + plant.folder();
        end(words, copy.with(plant.file(), plant.line() + "\n", gate, ScratchCopy.bites(plant)));
        Optional<String> opener = opener(plant);
        if (opener.isPresent()) {
            String after = TestBlocks.around("", plant.ending(), opener.get()) + plant.line() + "\n";
            end(words + ", right after a test block", copy.with(plant.file(), after, gate, ScratchCopy.bites(plant)));
        }
    }

    private void test(Plant plant, ScratchCopy copy) throws IOException {
        Optional<String> opener = opener(plant);
        Optional<Cover> folder = gate.rules().covers().stream().filter(cover -> cover.kind() == Cover.Kind.TESTS).findFirst();
        String words = "rule " + plant.rule() + " leaves '" + plant.line() + "' alone in ";
        if (opener.isPresent()) {
            String within = TestBlocks.around(plant.line(), plant.ending(), opener.get());
            end(words + "a test block of " + plant.folder(), copy.with(plant.file(), within, gate, ScratchCopy.passes()));
        } else if (folder.isPresent()) {
            Plant there = plant.in(folder.get().folder());
            end(words + "the test folder " + there.folder(), copy.with(there.file(), plant.line() + "\n", gate, ScratchCopy.passes()));
        }
    }

    private Optional<String> opener(Plant plant) {
        return gate.rules().openers().getOrDefault(plant.ending(), List.of()).stream().findFirst();
    }

    private void sabotage(Ban ban, List<Plant> own, ScratchCopy copy) throws IOException {
        for (Map.Entry<String, Rules> weak : sabotaged(ban, own.get(0)).entrySet()) {
            boolean noticed = false;
            for (Plant plant : own) {
                Gate weakened = new Gate(weak.getValue(), gate.debts());
                noticed |= !copy.with(plant.file(), plant.line() + "\n", weakened, ScratchCopy.bites(plant)).isEmpty();
            }
            end("the grading notices rule " + ban.id() + " " + weak.getKey(), noticed ? "" : "every plant was refused all the same");
        }
    }

    /** The three ways in which a gate goes on saying that all is well while it sees less. */
    private Map<String, Rules> sabotaged(Ban ban, Plant plant) {
        Map<String, Rules> weak = new LinkedHashMap<>();
        weak.put("without a needle", gate.rules().with(ban.withNeedles(List.of())));
        weak.put("without the folder " + plant.folder(), gate.rules().with(ban.without(plant.folder())));
        weak.put("with a wider test skip", widened(plant));
        return weak;
    }

    /** What begins the planted line begins a test; where no block can begin so, its folder holds tests. */
    private Rules widened(Plant plant) {
        String word = plant.line().split("\\W", 2)[0];
        if (opener(plant).isEmpty() || !TestBlocks.opens(plant.ending(), word)) {
            return gate.rules().withTestsIn(plant.folder());
        }
        Map<String, List<String>> openers = new LinkedHashMap<>(gate.rules().openers());
        List<String> more = new ArrayList<>(openers.get(plant.ending()));
        more.add(word);
        openers.put(plant.ending(), more);
        return gate.rules().with(openers);
    }

    private void end(String what, String trouble) {
        Grade.Trial trial = new Grade.Trial(what, trouble);
        trials.add(trial);
        told.accept(trial);
    }
}
