package assay.steps.rlm;

import org.assertj.core.api.Assertions;

import assay.rlm.Incoming;
import assay.rlm.Kernel;
import io.cucumber.java.DocStringType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Displays, and what a cell asks of its host. */
public final class HostSteps {

    /** Numbers as the kernel's client reads them: exact. */
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private final RlmWorld world;
    private Incoming.Event request;

    public HostSteps(RlmWorld world) {
        this.world = world;
    }

    @DocStringType(contentType = "json")
    public JsonNode json(String text) {
        return JSON.readTree(text);
    }

    @Given("cell {string} waits for its host")
    public void waitsForHost(String name, String code) {
        world.send(name, code);
        awaitsRequest();
    }

    private void awaitsRequest() {
        request = world.kernel().awaitEvent(world.mark(), "host request", event -> event.is("host_request"));
    }

    @When("the host replies")
    public void replies(JsonNode data) {
        world.kernel().say(Kernel.hostReply(request.text("id"), data));
    }

    @When("the host replies to a request that nobody made")
    public void repliesToNobody() {
        world.kernel().say(Kernel.hostReply("nobody asked", JSON.createObjectNode()));
    }

    @When("the host interrupts {cell} and replies when it is done")
    public void interruptsAndReplies(String name) {
        world.kernel().say(Kernel.interrupt(name));
        world.answer(name);
        replies(JSON.createObjectNode().put("late", true));
    }

    @Then("the host is asked, word for word")
    public void isAsked(JsonNode data) {
        Assertions.assertThat(request.object().path("data")).as("data of the request").isEqualTo(data);
        Assertions.assertThat(request.text("id")).as("id of the request").isNotEmpty();
    }

    @Then("{cell} has displayed, word for word")
    public void hasDisplayed(String name, JsonNode data) {
        Assertions.assertThat(world.answer(name).own())
                .as("displays of the cell")
                .filteredOn(event -> event.is("display"))
                .singleElement()
                .satisfies(event -> Assertions.assertThat(event.object().path("data")).isEqualTo(data));
    }

    @Then("{cell} has displayed nothing")
    public void hasDisplayedNothing(String name) {
        Assertions.assertThat(world.answer(name).own()).as("events").noneMatch(event -> event.is("display"));
    }

    @Then("no line has been refused")
    public void noLineIsRefused() {
        Assertions.assertThat(world.kernel().protocolErrors(0)).as("refusals").isEmpty();
    }

    @Then("a display of {cell} arrives, word for word")
    public void displayArrives(String name, JsonNode data) {
        Incoming.Event display =
                world.kernel().awaitEvent(world.mark(), "display", event -> event.is("display"));
        Assertions.assertThat(display.id()).as("id of the display").contains(name);
        Assertions.assertThat(display.object().path("data")).as("data").isEqualTo(data);
    }
}
