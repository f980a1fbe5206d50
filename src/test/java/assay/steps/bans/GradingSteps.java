package assay.steps.bans;

import java.util.List;

import org.assertj.core.api.Assertions;

import assay.bans.Grade;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What the grading says of the gate. */
public final class GradingSteps {

    private final BansWorld world;

    public GradingSteps(BansWorld world) {
        this.world = world;
    }

    @When("the gate is graded")
    public void isGraded() {
        world.checker().grade();
    }

    @Then("the grading ends with {string}")
    public void endsWith(String words) {
        Assertions.assertThat(grade().verdict()).isEqualTo(words);
    }

    @Then("the grading notices")
    public void notices(List<String> sabotages) {
        sabotages.forEach(each -> says("the grading notices " + each));
    }

    private void says(String what) {
        Assertions.assertThat(grade().trials()).as("trials").contains(new Grade.Trial(what, ""));
    }

    @Then("the grading fails: {string}")
    public void fails(String trouble) {
        Assertions.assertThat(grade().trials()).as("trials")
                .anyMatch(trial -> !trial.held() && (trial.trouble().startsWith(trouble) || trial.what().equals(trouble)));
    }

    /** Each row is a rule, a folder and the line that is planted there. */
    @Then("of each plant of the document the grading says that it is refused, and that it is not in a test block")
    public void saysOfEach(List<List<String>> plants) {
        for (List<String> plant : plants) {
            String rule = "rule " + plant.get(0);
            says(rule + " refuses '" + plant.get(2) + "' in " + plant.get(1));
            says(rule + " leaves '" + plant.get(2) + "' alone in a test block of " + plant.get(1));
        }
    }

    private Grade grade() {
        return world.checker().lastGrade();
    }
}
