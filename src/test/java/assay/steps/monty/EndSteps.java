package assay.steps.monty;

import java.time.Duration;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.channel.Hang;
import assay.monty.Incoming;
import assay.os.Exit;
import assay.os.Signals;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** How a worker's process ends, or does not. */
public final class EndSteps {


    private final MontyWorld world;
    private Incoming.Ended ended;

    public EndSteps(MontyWorld world) {
        this.world = world;
    }

    /** The code prints a line first, so that it is known to run; it is left running. */
    @Given("the endless loop {code} is running")
    public void isRunning(String code) {
        sendsFeed("print('running', end='')\n" + code);
        printsWhileRunning("running");
    }

    @When("the host sends the feed {code} with an endless loop behind it")
    public void feedsWithLoopBehind(String code) {
        sendsFeed(code + "\nwhile True:\n    pass");
    }

    /** The worker is left running. */
    @Then("the worker prints {string} while the feed still runs")
    public void printsWhileRunning(String text) {
        Assertions.assertThat(world.actor().next())
                .as("what comes while the feed runs")
                .isInstanceOfSatisfying(
                        Incoming.Event.class,
                        event -> Assertions.assertThat(event.event().getPrint().getText()).isEqualTo(text));
        world.actor().mayEnd();
    }

    @When("the host sends the worker {signal}")
    public void sendsSignal(Integer signal) {
        world.actor().signal(signal);
    }

    @Given("the host has killed the worker")
    public void hasKilled() {
        sendsSignal(Signals.SIGKILL);
        endsWithSignal(Signals.SIGKILL);
    }

    @When("the host closes the worker's input and waits for the answer")
    public void closesInputAndWaits() {
        closesInput();
        world.took(world.worker().turn());
    }

    @When("the host closes the worker's input")
    public void closesInput() {
        world.worker().closeInput();
    }

    @Given("the host has stopped listening to the worker")
    public void stopsListening() {
        world.worker().stopListening();
    }

    @When("the host sends the feed {code} and does not wait")
    public void sendsFeed(String code) {
        world.worker().sayFeed(code);
    }

    @When("the host sends a feed and does not wait")
    public void sendsFeedText(String code) {
        sendsFeed(code);
    }

    /** Nothing else comes before the end: no event, no part of one. */
    @Then("the worker ends with exit code {int}")
    public void endsWithCode(int code) {
        endsWith(new Exit.Code(code));
    }

    @Then("the worker is ended by {signal}")
    public void endsWithSignal(Integer signal) {
        endsWith(new Exit.Signal(signal));
    }

    private void endsWith(Exit exit) {
        world.actor().mayEnd();
        Incoming last = lastWord();
        Assertions.assertThat(last).as("what comes last").isInstanceOf(Incoming.Ended.class);
        Assertions.assertThat(((Incoming.Ended) last).exit()).as("how the worker ended").isEqualTo(exit);
        ended = (Incoming.Ended) last;
    }

    /** A turn that was under way may have met the end already. */
    private Incoming lastWord() {
        return world.turn() != null && world.turn().end() instanceof Incoming.Ended ended
                ? ended
                : world.actor().next();
    }

    @Then("its standard error is empty")
    public void stderrIsEmpty() {
        Assertions.assertThat(ended.stderr()).as("standard error").isEmpty();
    }

    @Then("its standard error reads {string}")
    public void stderrReads(String text) {
        Assertions.assertThat(ended.stderr().strip()).as("standard error").isEqualTo(text);
    }

    /** Each … stands for any text. */
    @Then("its standard error is like {string}")
    public void stderrIsLike(String pattern) {
        Assertions.assertThat(ended.stderr().strip()).as("standard error").matches(TurnAssert.like(pattern));
    }

    @Then("the worker says the fatal error {string}")
    public void saysFatal(String message) {
        MontyAssertions.assertThat(world.turn()).isFatal(message);
    }

    @Then("the worker says nothing for {span}")
    public void saysNothing(Duration span) {
        world.actor().hasNothingToAnswer();
        try {
            Incoming heard = world.worker().next(Deadline.silence(span));
            Assertions.fail("the worker was to say nothing for " + span.toMillis() + " ms, and said: " + heard.notation());
        } catch (Hang asPromised) {
            // A silence to the end of the span is what the rule is about.
        }
    }

    /** What an earlier step has set going. */
    @Then("at the end of the turn the worker has printed {string}")
    public void printsByTheEnd(String text) {
        world.took(world.worker().turn());
        Assertions.assertThat(world.turn().printed()).as("printed in this turn").isEqualTo(text.replace("\\n", "\n"));
    }

    @Then("the worker is still running {span} later")
    public void stillRuns(Duration span) {
        saysNothing(span);
        world.actor().mayEnd();
        Assertions.assertThat(world.actor().running().alive()).as("the worker runs").isTrue();
    }
}
