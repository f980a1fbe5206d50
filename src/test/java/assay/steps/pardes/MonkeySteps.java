package assay.steps.pardes;

import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.monkey.Findings;
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
    private Findings findings;

    public MonkeySteps(Stage stage) {
        this.stage = stage;
    }

    @When("a monkey takes {int} steps with seed {long}")
    public void takes(int steps, long seed) {
        Map<String, String> environment = new LinkedHashMap<>(stage.subjects().environment(SYSTEM));
        try (Workroom room = Workroom.open()) {
            Plan plan = new Plan(List.of(seed), steps, Mixes.all(), 1, RUNS, SHRINKING, room.folder(), true, 0);
            findings = new Monkey(Server.of(stage.program(SYSTEM), environment), plan, any -> {}).hunt();
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    @Then("nothing that it saw speaks against the session")
    public void nothingSpeaksAgainstTheSession() {
        Assertions.assertThat(findings.failures()).as("what the monkey found in %d steps", findings.steps()).isEmpty();
        Assertions.assertThat(findings.steps()).as("steps").isPositive();
    }
}
