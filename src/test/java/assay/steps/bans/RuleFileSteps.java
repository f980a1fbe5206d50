package assay.steps.bans;

import java.nio.file.Path;
import java.util.List;

import io.cucumber.java.en.Given;

/** What the rule file of an example says otherwise. */
public final class RuleFileSteps {

    private final BansWorld world;

    public RuleFileSteps(BansWorld world) {
        this.world = world;
    }

    @Given("the rules say also {code}")
    public void sayAlso(String line) {
        append(world.tree().rules(), line);
    }

    @Given("the plants have also {code}")
    public void plantsHaveAlso(String line) {
        append(world.tree().plants(), line);
    }

    private void append(Path file, String line) {
        List<String> lines = world.tree().lines(file);
        lines.add(line);
        world.tree().write(file, lines);
    }

    /** The line comes last of those that the rule has. */
    @Given("rule {word} says also {code}")
    public void ruleSaysAlso(String rule, String line) {
        List<String> lines = rules();
        lines.add(end(lines, begin(lines, rule)), "  " + line);
        write(lines);
    }

    @Given("rule {word} has lost its needles")
    public void hasLostItsNeedles(String rule) {
        List<String> lines = rules();
        int begin = begin(lines, rule);
        List<String> own = lines.subList(begin + 1, end(lines, begin));
        if (!own.removeIf(line -> line.matches(" +(needle|bytes) .*"))) {
            throw new IllegalArgumentException("rule " + rule + " has no needle to lose");
        }
        write(lines);
    }

    @Given("rule {word} is called {word}")
    public void isCalled(String rule, String other) {
        List<String> lines = rules();
        lines.set(begin(lines, rule), "rule " + other);
        write(lines);
    }

    @Given("the rules name no test blocks")
    public void nameNoTestBlocks() {
        List<String> lines = rules();
        lines.removeIf(line -> line.startsWith("test-blocks"));
        write(lines);
    }

    private List<String> rules() {
        return world.tree().lines(world.tree().rules());
    }

    private void write(List<String> lines) {
        world.tree().write(world.tree().rules(), lines);
    }

    private static int begin(List<String> lines, String rule) {
        int begin = lines.indexOf("rule " + rule);
        if (begin < 0) {
            throw new IllegalArgumentException("there is no rule " + rule);
        }
        return begin;
    }

    private static int end(List<String> lines, int begin) {
        int end = begin + 1;
        while (end < lines.size() && lines.get(end).startsWith("  ")) {
            end++;
        }
        return end;
    }
}
