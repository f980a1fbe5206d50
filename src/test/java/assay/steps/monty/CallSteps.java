package assay.steps.monty;

import java.util.List;

import org.assertj.core.api.Assertions;

import assay.monty.Literal;
import assay.monty.wire.AbortFeed;
import assay.monty.wire.ExtFunctionResult;
import assay.monty.wire.MontyObject;
import assay.monty.wire.ParentRequest;
import assay.monty.wire.RaisedException;
import assay.monty.wire.ResumeCall;
import assay.monty.wire.ResumeNameLookup;
import assay.monty.wire.Unit;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Feeds that are suspended at a call or a name, and the host's answers. */
public final class CallSteps {

    private static final Unit UNIT = Unit.getDefaultInstance();

    private final MontyWorld world;

    public CallSteps(MontyWorld world) {
        this.world = world;
    }

    @Given("the feed {code} is suspended at the call {code}")
    public void feedAtCall(String code, String call) {
        MontyAssertions.assertThat(world.took(world.worker().feed(code))).isSuspendedAtCall(call);
    }

    @Given("a feed is suspended at the call {code}")
    public void aFeedAtCall(String call, String code) {
        feedAtCall(code, call);
    }

    @Given("a feed is suspended at the os call {code}")
    public void aFeedAtOsCall(String call, String code) {
        MontyAssertions.assertThat(world.took(world.worker().feed(code))).isSuspendedAtOsCall(call);
    }

    @Given("the feed {code} is suspended at the name {string}")
    public void feedAtName(String code, String name) {
        MontyAssertions.assertThat(world.took(world.worker().feed(code))).isSuspendedAtName(name);
    }

    @Given("a feed is suspended at the name {string}")
    public void aFeedAtName(String name, String code) {
        feedAtName(code, name);
    }

    @Given("the feed {code} is suspended at a call of {string}")
    public void feedAtCallOf(String code, String function) {
        MontyAssertions.assertThat(world.took(world.worker().feed(code))).isSuspendedAtFunction(function);
    }

    @When("the host answers the call with {value}")
    public void answers(MontyObject value) {
        answer(ExtFunctionResult.newBuilder().setReturnValue(value).build());
    }

    @Given("the host has answered the call with {value}")
    public void hasAnswered(MontyObject value) {
        answers(value);
        MontyAssertions.assertThat(world.turn()).completes();
    }

    @Given("the answer {value} has led on to the call {code}")
    public void hasLedOn(MontyObject value, String call) {
        answers(value);
        isAtCall(call);
    }

    @When("the host answers the call by raising {exception}")
    public void raises(RaisedException exception) {
        answer(ExtFunctionResult.newBuilder().setError(exception).build());
    }

    @When("the host answers that there is no function {string}")
    public void notFound(String name) {
        answer(ExtFunctionResult.newBuilder().setNotFound(name).build());
    }

    @When("the host answers that it does not serve the call")
    public void notHandled() {
        answer(ExtFunctionResult.newBuilder().setNotHandled(UNIT).build());
    }

    @When("the host promises to answer the call as number {int}")
    public void promises(int number) {
        answer(ExtFunctionResult.newBuilder().setFuture(number).build());
    }

    @Given("the host has promised to answer the call as number {int}")
    public void hasPromised(int number) {
        promises(number);
        MontyAssertions.assertThat(world.turn()).completes();
    }

    /** Each call as it comes. */
    @When("the host answers {int} calls with {value} in")
    public void answersAll(int count, MontyObject value, String code) {
        world.took(world.worker().feed(code));
        for (int answered = 0; answered < count && world.event().hasFunctionCall(); answered++) {
            answers(value);
        }
    }

    /** The answer names the call and holds no result at all. */
    @When("the host answers the call without a result")
    public void answersNothing() {
        ResumeCall bare = ResumeCall.newBuilder().setCallId(callId()).build();
        world.took(world.worker().ask(ParentRequest.newBuilder().setResumeCall(bare).build()));
    }

    @When("the host leaves the result of its answer empty")
    public void answersEmpty() {
        answer(ExtFunctionResult.getDefaultInstance());
    }

    @When("the host answers call {int} with {value}")
    public void answersCall(int number, MontyObject value) {
        ExtFunctionResult result =
                ExtFunctionResult.newBuilder().setReturnValue(value).build();
        world.took(world.worker().resumeCall(number, result));
    }

    private void answer(ExtFunctionResult result) {
        world.took(world.worker().resumeCall(callId(), result));
    }

    private int callId() {
        return world.event().hasOsCall()
                ? world.event().getOsCall().getCallId()
                : world.event().getFunctionCall().getCallId();
    }

    @When("the host answers the name with {value}")
    public void answersName(MontyObject value) {
        world.took(world.worker()
                .resumeNameLookup(ResumeNameLookup.newBuilder().setValue(value).build()));
    }

    @Given("the host has answered the name with {value}")
    public void hasAnsweredName(MontyObject value) {
        answersName(value);
        MontyAssertions.assertThat(world.turn()).completes();
    }

    @When("the host answers the name by raising {exception}")
    public void raisesAtName(RaisedException exception) {
        world.took(world.worker()
                .resumeNameLookup(
                        ResumeNameLookup.newBuilder().setError(exception).build()));
    }

    @When("the host answers that the name is undefined")
    public void nameIsUndefined() {
        world.took(world.worker()
                .resumeNameLookup(
                        ResumeNameLookup.newBuilder().setUndefined(UNIT).build()));
    }

    @When("the host aborts the feed with {exception}")
    public void aborts(RaisedException exception) {
        world.took(world.worker().abort(exception));
    }

    @When("the host aborts the feed without an exception")
    public void abortsWithNothing() {
        world.took(world.worker()
                .ask(ParentRequest.newBuilder()
                        .setAbortFeed(AbortFeed.getDefaultInstance())
                        .build()));
    }

    @Then("the feed is suspended at the call {code}")
    public void isAtCall(String call) {
        MontyAssertions.assertThat(world.turn()).isSuspendedAtCall(call);
    }

    @Then("the feed is suspended at the os call {code}")
    public void isAtOsCall(String call) {
        MontyAssertions.assertThat(world.turn()).isSuspendedAtOsCall(call);
    }

    @Then("the feed is suspended at the name {string}")
    public void isAtName(String name) {
        MontyAssertions.assertThat(world.turn()).isSuspendedAtName(name);
    }

    @Then("the feed is suspended at a call of {string} with a text of {size}")
    public void isAtCallWithText(String function, Long size) {
        MontyAssertions.assertThat(world.turn()).isSuspendedAtFunction(function);
        List<MontyObject> arguments = world.event().getFunctionCall().getArgsList();
        Assertions.assertThat(arguments).as("arguments").hasSize(1);
        String text = arguments.get(0).getStr();
        Assertions.assertThat(text.length()).as("length of the argument").isEqualTo(size.intValue());
        Assertions.assertThat(text.chars().allMatch(each -> each == text.charAt(0))).as("it is of one character").isTrue();
    }

    /** Answers it, and sees the answer come back as the value of the feed. */
    @Then("the suspended call can still be answered")
    public void canStillBeAnswered() {
        answersCall(0, Literal.of("late, but welcome"));
        MontyAssertions.assertThat(world.turn()).completesWith("\"late, but welcome\"");
    }

    /** Answers it with a number, and sees the feed go on with that. */
    @Then("the suspended name can still be answered")
    public void nameCanStillBeAnswered() {
        answersName(Literal.of(41));
        MontyAssertions.assertThat(world.turn()).completesWith("42");
    }

    @Then("no suspended call is left to answer")
    public void noneIsLeft() {
        answersCall(0, Literal.of(1));
        MontyAssertions.assertThat(world.turn()).isViolation("ResumeCall without a suspended function/OS call");
    }

    /** Looks the name up and is asked for it, as for any name that nothing has bound; then lets the feed fail. */
    @Then("the session knows no name {string}")
    public void knowsNoName(String name) {
        MontyAssertions.assertThat(world.took(world.worker().feed(name))).isSuspendedAtName(name);
        nameIsUndefined();
        MontyAssertions.assertThat(world.turn()).failsWith("NameError");
    }

    @Then("a new session knows no name {string}")
    public void aNewSessionKnowsNoName(String name) {
        MontyAssertions.assertThat(world.worker().configure(Settings.standard())).isOk();
        knowsNoName(name);
    }

    @Then("the call has number {int}")
    public void hasNumber(int number) {
        Assertions.assertThat(callId()).as("call_id").isEqualTo(number);
    }
}
