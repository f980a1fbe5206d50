package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;

import org.assertj.core.api.Assertions;

import assay.steps.platform.ImageSteps.Event;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What happens to the file of a daemon's image, and who is told. */
public final class StaleSteps {

    private static final String WORDS = "daemon stale";

    private final MuxWorld world;
    private final Copies copies;
    private final Candidates candidates;

    public StaleSteps(MuxWorld world, Copies copies, Candidates candidates) {
        this.world = world;
        this.copies = copies;
        this.candidates = candidates;
    }

    @Given("a daemon that the copy has started")
    public void hasStarted() {
        world.start(copies.program(), world.socket());
        world.take(new Daemon(world.daemon().pid(), world.socket(), world.program()));
    }

    @Given("the copy's file was {event}")
    @When("the copy's file is {event}")
    public void happens(Event event) throws IOException {
        event.happenTo(copies.file());
    }

    @When("the newer image's file is {event}")
    public void happensToNewer(Event event) throws IOException {
        event.happenTo(candidates.image());
    }

    @When("another copy of the image is put in its place")
    public void lands() throws IOException {
        Files.copy(world.image(), copies.file(), StandardCopyOption.COPY_ATTRIBUTES);
    }

    @Then("the listing says that the daemon is {word}")
    public void says(String verdict) {
        Assertions.assertThat(Listing.of(world).stale() ? "stale" : "current").as("the verdict").isEqualTo(verdict);
    }

    @Given("{person} is at session {string}, and is not told that the daemon is stale")
    public void isNotTold(String person, String session) {
        Sitter sitter = world.seat(person, "--session", session);
        sitter.fence();
        Assertions.assertThat(sitter.painted()).as("what was painted").doesNotContain(WORDS);
    }

    @Then("{person} comes to be told {string}")
    public void isTold(String person, String words) {
        world.sitter(person).look(() -> world.sitter(person).painted().contains(words), person + " is not told '" + words + "'");
    }
}
