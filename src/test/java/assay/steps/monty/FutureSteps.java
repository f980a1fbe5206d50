package assay.steps.monty;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

import assay.monty.Literal;
import assay.monty.wire.ExtFunctionResult;
import assay.monty.wire.FutureResult;
import assay.monty.wire.RaisedException;
import assay.monty.wire.Unit;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Calls whose answers the host promises first and settles later. */
public final class FutureSteps {

    /** More than any feed of ours makes: a worker that calls for ever must not keep us. */
    private static final int MOST_CALLS = 10;

    private final MontyWorld world;
    private final MontyTypes types = new MontyTypes();

    public FutureSteps(MontyWorld world) {
        this.world = world;
    }

    /** Promises each call as it comes, under the call's own number, until the feed waits for them. */
    @Given("the host has promised to answer every call of")
    public void hasPromised(String code) {
        promises(code);
        MontyAssertions.assertThat(world.turn()).waits();
    }

    @When("the host promises to answer every call of")
    public void promises(String code) {
        promises(code, IntUnaryOperator.identity());
    }

    @Given("the host has promised to answer, as number {int}, every call of")
    public void hasPromisedAs(int number, String code) {
        promises(code, call -> number);
        MontyAssertions.assertThat(world.turn()).waits();
    }

    private void promises(String code, IntUnaryOperator number) {
        world.took(world.worker().feed(code));
        for (int promised = 0; promised < MOST_CALLS && world.event().hasFunctionCall(); promised++) {
            int id = world.event().getFunctionCall().getCallId();
            int future = number.applyAsInt(id);
            world.took(world.worker()
                    .resumeCall(id, ExtFunctionResult.newBuilder().setFuture(future).build()));
        }
    }

    @Given("the feed {code} waits for no call at all")
    public void feedWaitsForNone(String code) {
        world.took(world.worker().feed(code));
        waitsForNone();
    }

    @When("the host settles")
    public void settles(List<Map<String, String>> calls) {
        List<FutureResult> results = new ArrayList<>();
        calls.forEach(row -> results.add(FutureResult.newBuilder()
                .setCallId(Integer.parseInt(row.get("call")))
                .setResult(result(row.get("answer")))
                .build()));
        world.took(world.worker().resumeFutures(results));
    }

    @When("the host settles no call")
    public void settlesNone() {
        world.took(world.worker().resumeFutures(List.of()));
    }

    /** A value, or one of the other answers: {@code raise …}, {@code not found …}, {@code later as …}, … */
    private ExtFunctionResult result(String answer) {
        ExtFunctionResult.Builder result = ExtFunctionResult.newBuilder();
        if (answer.startsWith("raise ")) {
            return result.setError(raised(answer.substring("raise ".length()))).build();
        }
        if (answer.startsWith("not found ")) {
            return result.setNotFound(answer.substring("not found ".length())).build();
        }
        if (answer.startsWith("later as ")) {
            return result.setFuture(Integer.parseInt(answer.substring("later as ".length()))).build();
        }
        if (answer.equals("not served")) {
            return result.setNotHandled(Unit.getDefaultInstance()).build();
        }
        return answer.equals("nothing") ? result.build() : result.setReturnValue(Literal.parse(answer)).build();
    }

    private RaisedException raised(String exception) {
        int space = exception.indexOf(' ');
        return types.exception(
                exception.substring(0, space), exception.substring(space + 2, exception.length() - 1));
    }

    @Then("the feed waits for the calls {calls}")
    public void waitsFor(List<Integer> calls) {
        MontyAssertions.assertThat(world.turn()).waitsFor(calls);
    }

    /** Answers call 0, and sees the answer come back as the value of the feed. */
    @Then("the promised call can still be answered")
    public void canStillBeAnswered() {
        settles(List.of(Map.of("call", "0", "answer", "7")));
        MontyAssertions.assertThat(world.turn()).completesWith("7");
    }

    @Then("the feed waits for no call at all")
    public void waitsForNone() {
        MontyAssertions.assertThat(world.turn()).waitsFor(List.of());
    }
}
