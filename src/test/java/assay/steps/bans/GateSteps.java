package assay.steps.bans;

import java.util.List;

import org.assertj.core.api.Assertions;

import assay.bans.Breach;
import assay.bans.Complaint;
import assay.bans.Judgement;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What the gate refuses. */
public final class GateSteps {

    private final BansWorld world;

    public GateSteps(BansWorld world) {
        this.world = world;
    }

    @Given("the tree has been checked")
    public void hasBeenChecked() {
        world.checker().check();
    }

    @When("the tree is checked")
    public void isChecked() {
        world.checker().check();
    }

    @Then("nothing is refused")
    public void nothingIsRefused() {
        Judgement judgement = world.checker().judgement();
        Assertions.assertThat(judgement.breaches()).as("lines that break a rule").isEmpty();
        Assertions.assertThat(judgement.faults()).as("exemptions that are not as they have to be").isEmpty();
        Assertions.assertThat(judgement.unread()).as("files that cannot be read").isEmpty();
        Assertions.assertThat(judgement.files()).as("files that were read").isPositive();
    }

    @Then("folder rule {word} is broken by line {int} of {string} alone")
    public void isBrokenBy(String rule, int line, String file) {
        Assertions.assertThat(world.checker().judgement().breaches())
                .as("lines that break a rule")
                .extracting(Breach::rule, Breach::file, Breach::line)
                .containsExactly(Assertions.tuple(rule, file, line));
    }

    @Then("the refusals read")
    public void refusalsRead(List<String> refusals) {
        Assertions.assertThat(world.checker().judgement().breaches()).extracting(Breach::toString).isEqualTo(refusals);
    }

    @Then("the exemption of {string} is refused: {string}")
    public void exemptionIsRefused(String file, String words) {
        Assertions.assertThat(world.checker().judgement().faults())
                .as("exemptions that are not as they have to be")
                .extracting(Complaint::file, Complaint::words)
                .contains(Assertions.tuple(file, words));
    }

    @Then("the tree is not judged: {string}")
    public void isNotJudged(String words) {
        Assertions.assertThat(world.checker().objections()).as("objections to the rules").anyMatch(each -> each.endsWith(words));
    }
}
