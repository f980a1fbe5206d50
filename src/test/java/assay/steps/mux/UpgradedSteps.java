package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.assertj.core.api.Assertions;

import io.cucumber.java.en.Then;

/** What a daemon is after an upgrade, or after one that failed: its process, its image, its descriptors. */
public final class UpgradedSteps {

    private final MuxWorld world;
    private final Candidates candidates;
    private final Before before;

    public UpgradedSteps(MuxWorld world, Candidates candidates, Before before) {
        this.world = world;
        this.candidates = candidates;
        this.before = before;
    }

    @Then("the daemon is the same process, and runs the newer image")
    public void runsNewer() {
        runs(candidates.image());
        Assertions.assertThat(world.oracle().executable(world.daemon().pid())).as("what it runs").isNotEqualTo(before.executable());
    }

    private void runs(Path image) {
        Assertions.assertThat(world.oracle().alive(world.daemon().pid())).as("the daemon lives").isTrue();
        Assertions.assertThat(world.oracle().executable(world.daemon().pid())).as("what it runs").isEqualTo(image);
        Assertions.assertThat(world.oracle().name(world.daemon().pid())).as("its name").isEqualTo("mux");
        Assertions.assertThat(world.oracle().holdsSocket(world.daemon().pid(), world.daemon().socket()))
                .as("it holds the socket").isTrue();
    }

    @Then("its arguments show that it was resumed")
    public void wasResumed() {
        Assertions.assertThat(world.oracle().arguments(world.daemon().pid())).as("its arguments")
                .startsWith("mux", "d").contains("--resume-fd");
    }

    @Then("the daemon is the same process, and was resumed")
    public void sameAndResumed() {
        runs(world.image());
        wasResumed();
    }

    @Then("the daemon is the same process, and runs the old image")
    public void runsOld() {
        runs(before.executable());
    }

    @Then("the daemon is untouched")
    public void isUntouched() {
        runs(before.executable());
        Assertions.assertThat(world.oracle().arguments(world.daemon().pid())).as("its arguments").doesNotContain("--resume-fd");
    }

    @Then("the daemon is untouched, and holds no carrier")
    public void isUntouchedWithoutCarrier() {
        isUntouched();
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid(), "carrier")).as("carriers").isZero();
    }

    @Then("the daemon comes to hold no carrier")
    public void comesToHoldNone() {
        world.await("end of the carrier", () -> world.oracle().descriptors(world.daemon().pid(), "carrier") == 0,
                "the daemon holds a carrier");
    }

    @Then("the last line of the listing is {string}")
    public void lastLine(String line) {
        Assertions.assertThat(Listing.of(world).meta()).as("the last line").isEqualTo(line.replace("NEWER", Candidates.NEWER));
    }

    @Then("the daemon held no carrier before, and holds none now")
    public void noCarrier() {
        Assertions.assertThat(world.outcome().exit()).as("the upgrade: " + world.outcome().notation()).hasToString("exit 0");
        Assertions.assertThat(before.held()).as("before").containsEntry("carrier", 0);
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid(), "carrier")).as("now").isZero();
    }

    /** Clients may still be dialling again. A runtime may hold a socket of its own once it has answered questions. */
    @Then("it holds as many masters of terminals as before, and no more sockets")
    public void holdsAsMany() {
        world.await("descriptors", () -> isAsBefore(before.kinds()),
                "the daemon holds " + before.kinds() + " where it held " + before.held());
    }

    private boolean isAsBefore(Map<String, Integer> now) {
        return now.get("ptymaster").equals(before.held().get("ptymaster")) && now.get("socket") <= before.held().get("socket")
                && now.get("carrier") == 0;
    }

    @Then("each of them is closed on exec")
    public void isSealed() {
        int pid = world.daemon().pid();
        world.oracle().descriptors(pid).forEach((descriptor, target) -> {
            if (descriptor > 2 && (target.startsWith("socket:") || target.contains("ptmx") || target.contains("memfd"))) {
                Assertions.assertThat(world.oracle().closedOnExec(pid, descriptor)).as(descriptor + ", " + target).isTrue();
            }
        });
    }

    @Then("it holds as many masters of terminals as before, and no more sockets, all closed on exec")
    public void asBeforeAndSealed() {
        holdsAsMany();
        isSealed();
    }

    @Then("the program was asked with {string} and the carrier")
    public void wasAsked(String option) throws IOException {
        Assertions.assertThat(Files.readString(world.box().home().resolve("asked"))).as("how it was asked")
                .contains(option).containsPattern("--resume-fd \\d+");
    }

    @Then("the check exited with {int}")
    public void checkExited(int code) throws IOException {
        Assertions.assertThat(Files.readString(world.box().home().resolve("checked")).strip()).as("its status")
                .isEqualTo(Integer.toString(code));
    }
}
