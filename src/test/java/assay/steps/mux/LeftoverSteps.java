package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.mux.Invocation;
import assay.mux.Outcome;
import assay.os.Platform;
import assay.subject.Provenance;
import assay.subject.Running;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What lies in the runtime folder under the id of a process. */
public final class LeftoverSteps {

    private final MuxWorld world;
    private String dead;
    private int killed;

    public LeftoverSteps(MuxWorld world) {
        this.world = world;
    }

    private Path runtime() {
        return world.box().folder("XDG_RUNTIME_DIR");
    }

    private List<String> carrying(int pid) {
        try (Stream<Path> all = Files.list(runtime())) {
            return all.map(path -> path.getFileName().toString())
                    .filter(name -> name.matches("mux-.*-" + pid + "([-.].*)?"))
                    .toList();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    @Given("there is something in the runtime folder that carries its id")
    public void carriesId() {
        world.await("names", () -> !carrying(world.daemon().pid()).isEmpty(), "nothing carries the daemon's id");
    }

    @Given("the daemon was killed")
    public void wasKilled() {
        killed = world.daemon().pid();
        world.mayEnd();
        world.signal(killed, MuxWorld.SIGKILL);
        world.await("death", () -> !Platform.host().processes().all().contains(killed), "the daemon does not go");
    }

    @Then("nothing in the runtime folder carries its id")
    public void nothingCarriesId() {
        world.mayEnd();
        Assertions.assertThat(carrying(world.daemon().pid())).as("what carries the daemon's id").isEmpty();
    }

    @Then("what carries the killed one's id goes from the runtime folder")
    public void nothingCarriesKilled() {
        world.await("sweep", () -> carrying(killed).isEmpty(), carrying(killed) + " stays");
    }

    @Given("a dead process has left the folder {string}, with folders and files in it")
    public void hasLeft(String name) throws IOException {
        Path folder = Files.createDirectories(runtime().resolve(named(name)).resolve("deep/er"));
        Files.writeString(folder.resolve("file"), "left behind");
        Files.createSymbolicLink(folder.resolve("link"), world.box().home());
    }

    @Given("the runtime folder holds {string}")
    public void holds(String name) throws IOException {
        Files.createDirectory(runtime().resolve(named(name)));
    }

    /** It may answer before it has swept. */
    @Then("{string} goes from the runtime folder")
    public void hasGone(String name) {
        world.await("sweep", () -> !Files.exists(runtime().resolve(named(name))), named(name) + " stays");
        Assertions.assertThat(world.box().home()).as("what a link in it led to").exists();
    }

    @Then("{string} is still there")
    public void isStill(String name) {
        Assertions.assertThat(runtime().resolve(named(name))).exists();
    }

    /** DEAD stands for the id of a process that has gone, LIVE for one that runs and is no mux. */
    private String named(String name) {
        return name.replace("DEAD", dead()).replace("LIVE", Integer.toString(Platform.host().processes().self()));
    }

    /** A command that has ended, and was collected. */
    private String dead() {
        if (dead == null) {
            Running<Invocation, Outcome> begun = world.box().begin(world.box().program(List.of("/bin/true")), Invocation.of());
            begun.channel().receive(Deadline.within("end", Duration.ofSeconds(5)));
            dead = Integer.toString(begun.pid());
        }
        return dead;
    }

    @Given("the box is another user's")
    public void isAnothers() {
        world.box().giveTo(OtherUser.ID);
    }

    @When("the other user starts a daemon")
    public void otherStarts() {
        Provenance other = OtherUser.as(world.box(), world.program());
        world.start(other, world.socket());
    }
}
