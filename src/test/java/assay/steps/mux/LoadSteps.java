package assay.steps.mux;

import java.nio.file.Files;
import java.time.Duration;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.mux.Outcome;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What a daemon is put to for long, or all at once, and what that costs it. */
public final class LoadSteps {

    private static final Duration PRINTING = Duration.ofSeconds(60);

    private final MuxWorld world;
    private int descriptors;
    private long memory;

    public LoadSteps(MuxWorld world) {
        this.world = world;
    }

    private int descriptors() {
        return world.oracle().descriptorCount(world.daemon().pid());
    }

    private void attach(int times) {
        for (int time = 0; time < times; time++) {
            Sitter sitter = world.seat("Dan", "--session", "0");
            sitter.type(PersonSteps.DETACH);
            Assertions.assertThat(sitter.awaitLeave()).as("how the client leaves").hasToString("exit 0");
            sitter.close();
        }
    }

    @Given("a daemon with a session that was attached to and left {int} times")
    public void warmUp(int times) {
        world.start();
        attach(times);
        world.await("end of the last client", () -> Listing.of(world).holds("0") == 0, "the session is still held");
        descriptors = descriptors();
        memory = world.oracle().residentSize(world.daemon().pid());
    }

    @When("it is attached to and left {int} times more")
    public void goOn(int times) {
        attach(times);
    }

    @Then("the daemon comes to hold as many descriptors as before, within {span}")
    public void asBefore(Duration span) {
        Deadline.within("settling", span).await(() -> descriptors() == descriptors,
                "the daemon holds " + descriptors() + " descriptors where it held " + descriptors);
    }

    @Then("its memory is at most {int} per cent more than before")
    public void littleMore(int percent) {
        Assertions.assertThat(world.oracle().residentSize(world.daemon().pid())).as("resident bytes, " + memory + " before")
                .isPositive().isLessThan(memory * (100 + percent) / 100);
    }

    /** Nothing is read off the terminal from here on: the system's room is soon full, and then the client's. */
    @Given("{person} is at session {string}, and reads nothing from now on")
    public void readsNothing(String person, String session) {
        Sitter passing = world.seat("Dan", "--session", session);
        passing.fence();
        passing.type(PersonSteps.DETACH);
        passing.awaitLeave();
        world.await("hold", () -> Listing.of(world).holds(session) == 0, "the session is still held");
        descriptors = descriptors();
        world.seat(person, "--session", session);
    }

    @When("{person}'s session is told to print two million lines")
    public void prints(String person) {
        memory = world.oracle().residentSize(world.daemon().pid());
        world.give("a", "send", "seq 2000000; >~/printed\\n", "--session", "a");
    }

    @Then("meanwhile a listing, a dump of {string} and {person}'s shell answer within {span} each")
    public void answerMeanwhile(String session, String person, Duration span) {
        within(span, () -> succeeds("a", "list"));
        within(span, () -> succeeds("d", "dump", "--session", session));
        within(span, () -> world.sitter(person).fence());
    }

    private void succeeds(String... words) {
        Outcome outcome = world.command().run(world.atSocket(List.of(words)));
        Assertions.assertThat(outcome.exit()).as("the end of the command: " + outcome.notation()).hasToString("exit 0");
    }

    private static void within(Duration span, Runnable what) {
        long began = System.nanoTime();
        what.run();
        Assertions.assertThat(Duration.ofNanos(System.nanoTime() - began)).as("time that it took").isLessThan(span);
    }

    @Then("the printing ends, and the daemon's memory has grown by less than {size}")
    public void ends(Long bytes) {
        Deadline.within("printing", PRINTING).await(
                () -> Files.exists(world.box().home().resolve("printed")), "the printing does not end");
        Assertions.assertThat(world.oracle().residentSize(world.daemon().pid()) - memory).as("growth in bytes").isLessThan(bytes);
    }

    @Then("once {person}'s client is killed the daemon holds as many descriptors as without her")
    public void asWithout(String person) {
        world.sitter(person).signal(MuxWorld.SIGKILL);
        // Bob, and his session with its terminal and its agent socket, have come since: he leaves as well.
        world.sitter("Bob").line("exit");
        world.sitter("Bob").awaitLeave();
        world.await("descriptors", () -> descriptors() == descriptors,
                "the daemon holds " + descriptors() + " descriptors where it held " + descriptors);
    }
}
