package assay.steps.monty;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.monty.Literal;
import assay.monty.wire.CodeLocation;
import assay.monty.wire.Feed;
import assay.monty.wire.MontyObject;
import assay.monty.wire.NamedValue;
import assay.monty.wire.RaisedException;
import assay.monty.wire.StackFrame;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Feeding code to a session, and what becomes of it. */
public final class FeedSteps {

    private final MontyWorld world;

    public FeedSteps(MontyWorld world) {
        this.world = world;
    }

    @Given("the session has run {code}")
    public void hasRun(String code) {
        MontyAssertions.assertThat(world.worker().feed(code)).completes();
    }

    @Given("the session has run")
    public void hasRunText(String code) {
        hasRun(code);
    }

    @Given("the feed {code} has failed with {word}")
    public void hasFailed(String code, String type) {
        MontyAssertions.assertThat(world.worker().feed(code)).failsWith(type);
    }

    @Given("a feed has failed with {word}")
    public void aFeedHasFailed(String type, String code) {
        hasFailed(code, type);
    }

    @Given("the session has taken the inputs")
    public void hasTaken(List<List<String>> inputs) {
        feedsWithInputs("None", inputs);
        MontyAssertions.assertThat(world.turn()).completes();
    }

    @When("the host feeds {code}")
    public void feeds(String code) {
        world.took(world.worker().feed(code));
    }

    @When("the host feeds")
    public void feedsText(String code) {
        feeds(code);
    }

    @When("the host feeds {code} with the inputs")
    public void feedsWithInputs(String code, List<List<String>> inputs) {
        List<NamedValue> values = new ArrayList<>();
        inputs.forEach(row -> values.add(NamedValue.newBuilder()
                .setName(row.get(0))
                .setValue(Literal.parse(row.get(1)))
                .build()));
        world.took(world.worker().feed(code, values));
    }

    @When("the host feeds code of {size}")
    public void feedsCodeOf(Long size) {
        String frame = "x = ''";
        feeds("x = '" + "y".repeat(size.intValue() - frame.length()) + "'");
    }

    @When("the host feeds {code} with an input text of {size}")
    public void feedsText(String code, Long size) {
        MontyObject text = Literal.of("y".repeat(size.intValue()));
        NamedValue input = NamedValue.newBuilder().setName("v").setValue(text).build();
        world.took(world.worker().feed(code, List.of(input)));
    }

    @When("the host feeds {code} with an input list {int} deep")
    public void feedsDeepList(String code, int depth) {
        MontyObject list = Literal.parse("[".repeat(depth) + "]".repeat(depth));
        NamedValue input = NamedValue.newBuilder().setName("v").setValue(list).build();
        world.took(world.worker().feed(code, List.of(input)));
    }

    @Then("the feed completes with a list {int} deep")
    public void completesWithDeepList(int depth) {
        completesWith(Literal.parse("[".repeat(depth) + "]".repeat(depth)));
    }

    @Then("the feed completes with a dictionary {int} deep")
    public void completesWithDeepDictionary(int depth) {
        completesWith(Literal.parse("{\"k\": ".repeat(depth) + "0" + "}".repeat(depth)));
    }

    /** Each holds the next one as {@code x}; which classes and instances they are is the worker's own choice. */
    @Then("the feed completes with a chain of {int} instances")
    public void completesWithInstances(int depth) {
        MontyAssertions.assertThat(world.turn()).completes();
        MontyObject at = world.event().getComplete().getValue();
        for (int level = 0; level < depth; level++) {
            Assertions.assertThat(at.hasClassInstance()).as("an instance at level %s", level).isTrue();
            Assertions.assertThat(at.getClassInstance().getAttrs().getPairsList()).as("its attributes").hasSize(1);
            at = at.getClassInstance().getAttrs().getPairs(0).getValue();
        }
        Assertions.assertThat(at).as("what the last one holds").isEqualTo(Literal.of(0));
    }

    @When("the host feeds {code} without a type check")
    public void feedsUnchecked(String code) {
        Feed feed = Feed.newBuilder().setCode(code).setSkipTypeCheck(true).build();
        world.took(world.worker().feed(feed));
    }

    @Then("the feed completes with {value}")
    public void completesWith(MontyObject value) {
        MontyAssertions.assertThat(world.turn()).completesWith(value);
    }

    @Then("the feed completes with a text of {size}")
    public void completesWithTextOf(Long size) {
        MontyAssertions.assertThat(world.turn()).completes();
        Assertions.assertThat(world.event().getComplete().getValue().getStr().length())
                .as("length of the text")
                .isEqualTo(size.intValue());
    }

    @Then("the feed gives {value} or {word}")
    public void givesOrFails(MontyObject value, String type) {
        if (world.event().hasError()) {
            failsWithType(type);
        } else {
            completesWith(value);
        }
    }

    /** An error that ends the feed and not the worker. */
    @Then("the feed gives {value} or an ordinary error")
    public void givesOrFails(MontyObject value) {
        if (!world.event().hasError()) {
            completesWith(value);
        }
    }

    @Then("the feed fails with {exception}")
    public void failsWith(RaisedException exception) {
        MontyAssertions.assertThat(world.turn()).failsWith(exception);
    }

    @Then("the feed fails with {word}")
    public void failsWithType(String type) {
        MontyAssertions.assertThat(world.turn()).failsWith(type);
    }

    @Then("the feed fails with {word} and no message")
    public void failsWithoutMessage(String type) {
        MontyAssertions.assertThat(world.turn()).failsWithoutMessage(type);
    }

    /** Each … stands for any text. */
    @Then("the feed fails with {word} and a message like {string}")
    public void failsWithMessageLike(String type, String pattern) {
        MontyAssertions.assertThat(world.turn()).failsWithMessageLike(type, pattern);
    }

    @Then("its traceback holds a frame of the sandbox")
    public void hasTraceback() {
        MontyAssertions.assertThat(world.turn()).hasTracebackOfSandbox();
    }

    @Then("it carries no traceback")
    public void hasNoTraceback() {
        MontyAssertions.assertThat(world.turn()).hasNoTraceback();
    }

    @Then("its traceback reads")
    public void tracebackReads(List<Map<String, String>> frames) {
        List<Map<String, String>> seen = world.event().getError().getException().getTracebackList().stream()
                .map(FeedSteps::row)
                .toList();
        Assertions.assertThat(seen).as("traceback, outermost frame first").isEqualTo(frames);
    }

    private static Map<String, String> row(StackFrame frame) {
        CodeLocation start = frame.getStart();
        return Map.of(
                "file", frame.getFilename(),
                "line", Integer.toString(start.getLine()),
                "column", Integer.toString(start.getColumn()),
                "in", frame.getFrameName());
    }

    @Then("the session computes {code} as {value} once it has run {code}")
    public void computesOnceItHasRun(String code, MontyObject value, String first) {
        hasRun(first);
        stillComputes(code, value);
    }

    @Then("the session still computes {code} as {value}")
    public void stillComputes(String code, MontyObject value) {
        MontyAssertions.assertThat(world.worker().feed(code)).completesWith(value);
    }
}
