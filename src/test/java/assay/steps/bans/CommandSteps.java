package assay.steps.bans;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.os.Exit;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import tools.jackson.databind.json.JsonMapper;

/** The command, from outside: its words, its status, and what it leaves behind. */
public final class CommandSteps {

    private static final Duration SWEPT = Duration.ofSeconds(20);
    private static final String GRADED = "bans: rule ";

    private final BansWorld world;
    private Map<String, String> before = Map.of();

    public CommandSteps(BansWorld world) {
        this.world = world;
    }

    @When("somebody runs {code}")
    public void runs(String words) {
        before = world.tree().files();
        world.run(words).toItsEnd();
    }

    @When("a grading is killed as soon as it has tried its first plant")
    public void isKilled() {
        before = world.tree().files();
        CommandActor command = world.run("assay bans TREE --rules RULES --grade");
        command.until(GRADED);
        command.kill();
        command.toItsEnd();
        Assertions.assertThat(command.exit()).as("the end of the grading").isEqualTo(new Exit.Signal(9));
    }

    @Then("the command ends with status {int}")
    public void endsWith(int status) {
        Assertions.assertThat(world.command().exit()).isEqualTo(new Exit.Code(status));
    }

    @Then("its output has {string}")
    public void outputHas(String beginning) {
        Assertions.assertThat(output()).as("standard output").anyMatch(line -> line.startsWith(beginning));
    }

    @Then("its output has nothing of a grading")
    public void outputHasNothingOfAGrading() {
        Assertions.assertThat(output()).as("standard output").noneMatch(line -> line.startsWith("bans: "));
    }

    @Then("its output is empty")
    public void outputIsEmpty() {
        Assertions.assertThat(output()).as("standard output").isEmpty();
    }

    @Then("its output is JSON that names {int} breach(es)")
    public void outputIsJson(int count) {
        Assertions.assertThat(JsonMapper.shared().readTree(String.join("\n", output())).get("breaches").size()).isEqualTo(count);
    }

    private List<String> output() {
        return world.command().lines();
    }

    /** The command's guardian clears its room, and takes a moment after a kill. */
    @Then("nothing planted is left")
    public void nothingIsLeft() {
        Deadline.within("sweep", SWEPT).await(() -> left().isEmpty(), "there are still " + left());
        Assertions.assertThat(world.tree().files().keySet()).as("files of the tree").noneMatch(file -> file.contains("probe"));
    }

    private List<String> left() {
        Path folder = world.tree().temporary();
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).filter(name -> !name.startsWith("hsperfdata")).toList();
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    @Then("the tree is as it was")
    public void isAsItWas() {
        Assertions.assertThat(world.tree().files()).as("files of the tree").isEqualTo(before);
    }
}
