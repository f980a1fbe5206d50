package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.mux.Invocation;
import assay.mux.MuxCommand;
import assay.mux.Outcome;
import assay.os.Exit;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import tools.jackson.databind.JsonNode;

/** The commands that programs give, and what they are told in JSON. */
public final class AgentSteps {

    private final MuxWorld world;

    public AgentSteps(MuxWorld world) {
        this.world = world;
    }

    @Then("it fails, and its output is a refusal in JSON that names {string}")
    public void isRefused(String name) {
        Outcome outcome = world.outcome();
        Assertions.assertThat(outcome.exit()).as("its end").isInstanceOf(Exit.Code.class).isNotEqualTo(new Exit.Code(0));
        JsonNode told = Listing.json(outcome.out());
        Assertions.assertThat(told.isObject()).as("an object: " + outcome.out()).isTrue();
        Assertions.assertThat(told.toString()).as("the refusal").contains(name);
        Assertions.assertThat(outcome.err()).as("its complaint").doesNotContainIgnoringCase("broken pipe");
    }

    @When("a program sends {code} and waits for its return")
    public void sendsAndWaits(String code) {
        send(code);
        world.give("a", "wait");
    }

    private void send(String code) {
        Assertions.assertThat(world.command().run(world.atSocket(List.of("a", "send", code + "\\n"))).exit())
                .as("the end of the sending").hasToString("exit 0");
    }

    /** That the wait has reached the daemon is told by one descriptor more. The gate is a pipe with a name. */
    @When("a program sends a command that waits at a gate, and waits for its return until the gate is opened")
    public void waitsAtGate() throws IOException {
        Path home = world.box().home();
        world.sitter("Ann").run("mkfifo ~/gate");
        send("cat ~/gate");
        int before = world.oracle().descriptorCount(world.daemon().pid());
        MuxCommand waiting = world.command();
        waiting.begin(Invocation.of(world.atSocket(List.of("a", "wait"))));
        world.await("wait", () -> world.oracle().descriptorCount(world.daemon().pid()) > before, "nobody waits");
        // It has read what came before this question.
        Listing.stats(world);
        Files.writeString(home.resolve("gate"), "");
        world.took(waiting.outcome());
    }

    private JsonNode told() {
        Assertions.assertThat(world.outcome().exit()).as("its end: " + world.outcome().notation()).hasToString("exit 0");
        return Listing.json(world.outcome().out());
    }

    @Then("it is told of it by {string}, with the exit code {int}")
    public void isTold(String sign, int code) {
        Assertions.assertThat(told().path("by").asString()).as("told by").isEqualTo(sign);
        Assertions.assertThat(told().path("exit").asInt(-1)).as("exit code").isEqualTo(code);
    }

    @Then("it is told of it by {string}, and of no exit code")
    public void isToldOnly(String sign) {
        Assertions.assertThat(told().path("by").asString()).as("told by").isEqualTo(sign);
        Assertions.assertThat(told().has("exit")).as("an exit code is told").isFalse();
    }

    @Then("it is told where the output lies")
    public void isToldOutput() {
        Assertions.assertThat(told().path("output").isEmpty()).as("the output is told: " + told()).isFalse();
    }
}
