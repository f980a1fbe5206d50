package assay.steps.rlm;

import java.io.IOException;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.rlm.Kernel;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Restoring a snapshot: what comes back, and that it comes whole or not at all. */
public final class RestoreSteps {

    private static final String HERE = "here";

    private final RlmWorld world;
    private final Pair pair;

    public RestoreSteps(RlmWorld world, Pair pair) {
        this.world = world;
        this.pair = pair;
    }

    @Given("the host has restored the snapshot")
    public void hasRestored() {
        restores();
        RlmAssertions.assertThat(world.answer(RlmWorld.IT)).isOk();
    }

    @When("the host restores the snapshot")
    public void restores() {
        world.send(RlmWorld.IT, request());
        world.answer(RlmWorld.IT);
    }

    /** It must come to this point. */
    @Given("the restore is held {happening}")
    public void isHeld(String point) {
        world.happen("the restore is held " + point);
        world.send(RlmWorld.IT, request());
        world.awaitHeld(HERE);
    }

    /** A kernel may do this in one step, and then nothing can come in between. */
    @Given("the restore is held, if it ever is, {happening}")
    public void isHeldIfEver(String point) {
        world.happen("the restore is held " + point);
        world.send(RlmWorld.IT, request());
        world.awaitHeldOrDone(HERE, RlmWorld.IT);
    }

    @When("a restore is interrupted at every point behind its first assignment, one after the other")
    public void isInterruptedEverywhere() throws IOException {
        new Sweep(
                        world,
                        "the restore is held at one point behind its first assignment",
                        "globals().pop('a', None); globals().pop('b', None)",
                        this::request)
                .over();
    }

    @Then("at each point the restore ends ok, and the cell after it is not interrupted")
    public void eachPointHolds() {
        // The sweep has judged each as it went: it says which point it was.
        Assertions.assertThat(world.points()).as("points at which it was interrupted").isPositive();
    }

    @Then("the restore ends ok, and has restored {names}")
    public void hasRestored(List<String> names) {
        RlmAssertions.assertThat(world.answer(RlmWorld.IT)).isOk();
        JsonNode done = world.answer(RlmWorld.IT).done();
        Assertions.assertThat(NameSteps.listed(done.path("restored"))).as("restored").isEqualTo(names);
    }

    @Then("the restore ends ok, has restored nothing, and says {string}")
    public void hasRestoredNothing(String reason) {
        hasRestored(List.of());
        JsonNode done = world.answer(RlmWorld.IT).done();
        Assertions.assertThat(done.path("failed").size()).as("failed").isZero();
        Assertions.assertThat(done.path("reason").asString("")).as("reason").isEqualTo(reason);
    }

    @Then("a fresh kernel gets a and not b out of it")
    public void freshGetsOnlyA() {
        world.start("the fresh kernel");
        restores();
        hasRestored(List.of("a"));
    }

    /** Each … stands for any text. */
    @Then("the restore fails: {string}")
    public void fails(String reason) {
        RlmAssertions.assertThat(world.answer(RlmWorld.IT)).failsBecause(reason);
    }

    private ObjectNode request() {
        return Kernel.request("restore").put("id", RlmWorld.IT).put("path", pair.payload().toString());
    }
}
