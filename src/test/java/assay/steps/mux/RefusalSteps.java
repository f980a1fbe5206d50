package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.mux.Invocation;
import assay.mux.Outcome;
import assay.os.Setting;
import assay.subject.Running;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Daemons that must not start, and what such a start may leave behind. */
public final class RefusalSteps {

    private final MuxWorld world;
    private final Copies copies;

    public RefusalSteps(MuxWorld world, Copies copies) {
        this.world = world;
        this.copies = copies;
    }

    @When("{code} is given where the path is too long")
    public void isGivenTooLong(String line) {
        give(line, world.socket("x".repeat(110)), List.of());
    }

    @When("{code} is given where there is no runtime folder")
    public void isGivenNoRuntime(String line) {
        world.took(world.command().run(new Invocation(
                CommandSteps.words(line), List.of(Setting.without("XDG_RUNTIME_DIR")), new byte[0])));
    }

    @When("{code} is given where a file is in the way")
    public void isGivenFile(String line) throws IOException {
        give(line, Files.writeString(world.socket("file"), "not to be deleted"), List.of());
        Assertions.assertThat(world.socket("file")).hasContent("not to be deleted");
    }

    private void give(String line, Path socket, List<Setting> changes) {
        List<String> words = new ArrayList<>(CommandSteps.words(line));
        words.addAll(List.of("--sock", socket.toString()));
        world.took(world.command().run(new Invocation(words, changes, new byte[0])));
    }

    @Then("nothing runs in the box")
    public void nothingRuns() {
        Assertions.assertThat(world.box().processes()).as("processes in the box").isEmpty();
    }

    @Then("there is no socket in the box")
    public void noSocket() throws IOException {
        Assertions.assertThat(SocketFiles.below(world.box().home().getParent())).isEmpty();
        Assertions.assertThat(SocketFiles.below(world.box().folder("XDG_RUNTIME_DIR"))).isEmpty();
    }

    /** What it would say of a start that succeeded, no log may hold. */
    @Then("the log claims no success")
    public void noClaim() throws IOException {
        Path log = world.box().folder("XDG_STATE_HOME").resolve("mux/muxd.log");
        if (Files.exists(log)) {
            Assertions.assertThat(Files.readString(log)).as("the log").doesNotContainPattern("(?i)listening|serving|started");
        }
    }

    /** The mode is changed as soon as the system says that the copy runs: long before it starts anything. */
    @When("the copy starts a daemon although it may not be run any more")
    public void startsNotExecutable() {
        Running<Invocation, Outcome> starter = world.box().begin(
                copies.program(), Invocation.of("d", "start", "-d", "--sock", world.socket().toString()));
        world.await("start of the copy", () -> world.oracle().executable(starter.pid()).equals(copies.file()),
                "the copy does not run");
        copies.forbid();
        world.took(starter.channel().receive(Deadline.within("starter", Duration.ofSeconds(20))));
    }
}
