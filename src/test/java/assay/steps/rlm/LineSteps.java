package assay.steps.rlm;

import java.nio.charset.StandardCharsets;

import org.assertj.core.api.Assertions;

import assay.rlm.Incoming;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Lines that are no request, and how they are refused. */
public final class LineSteps {

    private final RlmWorld world;
    private int mark;

    public LineSteps(RlmWorld world) {
        this.world = world;
    }

    @When("the host sends the line {code}")
    public void sends(String line) {
        mark = world.kernel().mark();
        world.kernel().say((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    @When("the host sends a line of {int} opening brackets")
    public void sendsBrackets(int count) {
        sends("[".repeat(count));
    }

    @When("the host sends a line of {int} objects in one another, never closed")
    public void sendsObjects(int count) {
        sends("{\"a\":".repeat(count));
    }

    /** At once, whatever the kernel is busy with. */
    @Then("the kernel refuses the line")
    public void refuses() {
        refusesSaying("…");
    }

    @Then("the kernel refuses the line: {string}")
    public void refusesSaying(String pattern) {
        Incoming.Event error = world.kernel().awaitEvent(mark, "refusal", event -> event.is("error"));
        Assertions.assertThat(error.id()).as("id of the refusal").isEmpty();
        Assertions.assertThat(error.object().has("id")).as("the refusal has an id, which is null").isTrue();
        Assertions.assertThat(error.text("ename")).as("ename").isEqualTo("ProtocolError");
        Assertions.assertThat(error.text("evalue")).as("evalue").matches(AnswerAssert.like(pattern));
    }

    /** What is served in turn comes after all that was refused before. */
    @Then("no other line is refused")
    public void refusesNoOther() {
        RlmAssertions.assertThat(world.kernel().run("1 + 1")).hasResult("2");
        Assertions.assertThat(world.kernel().protocolErrors(mark)).as("refusals").hasSize(1);
    }
}
