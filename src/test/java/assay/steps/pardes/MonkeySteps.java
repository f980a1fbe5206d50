package assay.steps.pardes;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

import assay.monkey.Monkey;
import assay.monkey.Plan;
import assay.monkey.Server;
import assay.monkey.input.Mixes;
import assay.steps.Stage;
import assay.steps.Unstartable;
import assay.subject.Workroom;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** What a monkey does, and what it finds. */
public final class MonkeySteps {

    private static final String SYSTEM = "pardes";
    private static final Duration SHRINKING = Duration.ofSeconds(60);
    private static final int RUNS = 100;

    private final Stage stage;
    private MonkeyActor monkey;
    private int planned;

    public MonkeySteps(Stage stage) {
        this.stage = stage;
    }

    @When("a monkey takes {int} steps with seed {long}")
    public void takes(int steps, long seed) {
        planned = steps;
        try {
            monkey = stage.enter(new MonkeyActor(Workroom.open()));
            Plan plan = new Plan(List.of(seed), steps, Mixes.all(), 1, RUNS, SHRINKING, monkey.room().folder(), true, 0);
            Server server = monkey.hears(stage.program(SYSTEM), stage.subjects().environment(SYSTEM));
            monkey.found(new Monkey(server, plan, any -> {}).hunt());
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    @Then("nothing that it saw speaks against the session")
    public void nothingSpeaksAgainstTheSession() {
        Assertions.assertThat(monkey.findings().failures()).as("what the monkey found in %d steps", monkey.findings().steps()).isEmpty();
        Assertions.assertThat(monkey.findings().steps()).as("steps").isEqualTo(planned);
    }
}
