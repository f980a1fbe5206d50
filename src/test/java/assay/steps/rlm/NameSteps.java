package assay.steps.rlm;

import java.util.List;

import org.assertj.core.api.Assertions;

import assay.rlm.Kernel;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import tools.jackson.databind.JsonNode;

/** The names of the namespace. */
public final class NameSteps {

    private final RlmWorld world;

    public NameSteps(RlmWorld world) {
        this.world = world;
    }

    /** Such as {@code a, b}, or {@code nothing}. */
    @ParameterType("nothing|\\w+(?:, \\w+)*")
    public List<String> names(String names) {
        return names.equals("nothing") ? List.of() : List.of(names.split(", "));
    }

    @When("the host asks for the names")
    public void asks() {
        world.send(RlmWorld.IT, Kernel.request("list_names").put("id", RlmWorld.IT));
        world.answer(RlmWorld.IT);
    }

    @Then("the names are {names}")
    public void are(List<String> names) {
        RlmAssertions.assertThat(world.answer(RlmWorld.IT)).isOk();
        Assertions.assertThat(listed(world.answer(RlmWorld.IT).done().path("names"))).as("names").isEqualTo(names);
    }

    static List<String> listed(JsonNode names) {
        return names.valueStream().map(name -> name.asString("")).toList();
    }
}
