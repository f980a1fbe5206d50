package assay.steps.monty;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.monty.Frames;
import assay.monty.Incoming;
import assay.monty.Notation;
import assay.monty.Outgoing;
import assay.monty.Turn;
import io.cucumber.java.DocStringType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Rules about the wire itself: bytes, frames, and requests out of turn. */
public final class WireSteps {

    private final MontyWorld world;
    private final List<Turn> answers = new ArrayList<>();

    public WireSteps(MontyWorld world) {
        this.world = world;
    }

    /** Messages in the printed notation, one a line. */
    @DocStringType(contentType = "monty")
    public List<Outgoing> messages(String lines) {
        return lines.lines().map(Notation::parseOutgoing).toList();
    }

    @When("the host sends the request")
    public void sends(List<Outgoing> requests) {
        requests.forEach(request -> world.worker().say(request));
        world.took(world.worker().turn());
    }

    @When("the host sends the requests without waiting")
    public void sendsAll(List<Outgoing> requests) {
        ByteArrayOutputStream together = new ByteArrayOutputStream();
        requests.forEach(request -> together.writeBytes(request.bytes()));
        world.worker().say(together.toByteArray());
        answers.clear();
        requests.forEach(request -> answers.add(world.took(world.worker().turn())));
    }

    @Then("the worker answers in order")
    public void answersInOrder(List<String> notations) {
        Assertions.assertThat(answers.stream().map(turn -> unstamped(turn.end()).notation()))
                .as("answers, without their stamps")
                .isEqualTo(notations);
    }

    /** Which stamps an event carries depends on how long the session ran: one that is nought is left out. */
    private static Incoming unstamped(Incoming end) {
        return end instanceof Incoming.Event event
                ? new Incoming.Event(event.event().toBuilder()
                        .clearTotalExecutionMicros()
                        .clearMaxDurationMicros()
                        .clearMaxSuspensions()
                        .build())
                : end;
    }

    @Given("the host has sent the bytes {string}")
    public void hasSentBytes(String hex) {
        world.worker().say(HexFormat.ofDelimiter(" ").parseHex(hex));
    }

    @When("the host sends the bytes {string} and waits for the answer")
    public void sendsBytes(String hex) {
        hasSentBytes(hex);
        world.took(world.worker().turn());
    }

    @When("the host announces a frame of {size} and sends nothing more")
    public void announces(Long size) {
        world.worker().say(Frames.prefix(size));
    }

    /** Each … stands for any text. */
    @Then("the worker refuses it as a protocol violation: {string}")
    public void refuses(String message) {
        MontyAssertions.assertThat(world.turn()).isViolation(message);
    }
}
