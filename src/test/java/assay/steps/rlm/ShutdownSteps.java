package assay.steps.rlm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.os.Exit;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Signals;
import assay.rlm.Incoming;
import assay.rlm.Kernel;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** How a kernel ends: told to, at the end of its input, or with its owner. */
public final class ShutdownSteps {

    private static final Duration END = Duration.ofSeconds(10);
    private static final String OWNER = "PRIME_AGENT_KERNEL_OWNER_PID";
    private static final Path STARTER = Path.of("src/test/resources/launch/with-owner.py");

    private final RlmWorld world;

    public ShutdownSteps(RlmWorld world) {
        this.world = world;
    }

    @When("the host shuts the kernel down")
    public void shutsDown() {
        world.send("shutdown", Kernel.request("shutdown").put("id", "shutdown"));
    }

    @When("the host shuts the kernel down, and lets it go on")
    public void shutsDownHeld() {
        shutsDown();
        world.kernel().fence();
        world.letGo("here");
    }

    @Then("the kernel can be shut down")
    public void canBeShutDown() {
        shutsDown();
        shutdownIsDone();
        endsWith(0);
    }

    @When("the host closes the kernel's input")
    public void closesInput() {
        world.note("end of input");
        world.kernel().closeInput();
    }

    @Then("the shutdown is done, last of all")
    public void shutdownIsDone() {
        RlmAssertions.assertThat(world.answer("shutdown")).isOk();
        List<Incoming> all = world.kernel().since(world.mark());
        Assertions.assertThat(all.get(all.size() - 1).notation()).as("last").contains("\"id\":\"shutdown\"");
    }

    @Then("the kernel ends with exit code {int}")
    public void endsWith(int code) {
        Assertions.assertThat(world.awaitEnd(END).exit()).as("end of the kernel").isEqualTo(new Exit.Code(code));
    }

    @Then("the kernel ends with exit code {int} within {span}")
    public void endsWithin(int code, Duration span) {
        Assertions.assertThat(world.awaitEnd(span).exit()).as("end of the kernel").isEqualTo(new Exit.Code(code));
    }

    /** A process of its own that does nothing; the variable names it. */
    @Given("a running kernel that another process owns")
    public void isOwnedByAnother() {
        startBehind(Map.of("OWNER", "another"));
    }

    @Given("a running kernel whose owner's id is not set")
    public void hasNoOwner() {
        startBehind(Map.of());
    }

    @Given("a running kernel whose owner's id is said to be {string}")
    public void hasOddOwner(String id) {
        startBehind(Map.of(OWNER, id));
    }

    private void startBehind(Map<String, String> environment) {
        KernelActor actor = KernelActor.enter(
                world.stage(),
                "the kernel",
                KernelActor.behind(
                        List.of("/usr/bin/env", "python3", "-I", STARTER.toAbsolutePath().toString()),
                        world.stage().program(KernelActor.SYSTEM)),
                environment);
        world.take(actor);
        world.shakeHands();
    }

    @When("the owner is killed")
    public void ownerIsKilled() {
        kill("owner");
    }

    @When("the process that started the kernel is killed")
    public void parentIsKilled() {
        kill("parent");
    }

    /** Killed, and collected: one that nobody collects still counts as there. */
    private void kill(String who) {
        try {
            int pid = Integer.parseInt(Files.readString(world.actor().home().resolve(who)).strip());
            Platform.host().processes().signal(pid, Signals.SIGKILL);
            Path gone = world.actor().home().resolve(who + "-gone");
            Deadline.within("end of the " + who, END).await(() -> Files.exists(gone), "process " + pid + " does not go");
        } catch (OsException refused) {
            throw new IllegalStateException(refused);
        } catch (IOException unknown) {
            throw new IllegalStateException("the " + who + " has no id", unknown);
        }
    }

    @Then("the kernel still serves {span} later")
    public void stillServes(Duration span) {
        Deadline.silence(span).pass();
        RlmAssertions.assertThat(world.kernel().run("1 + 1")).hasResult("2");
    }
}
