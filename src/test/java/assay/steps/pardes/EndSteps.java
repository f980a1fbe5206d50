package assay.steps.pardes;

import java.nio.file.Files;
import java.time.Duration;
import java.util.Map;

import assay.os.Exit;
import assay.subject.Output;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** How a session ends. */
public final class EndSteps {

    private static final Map<String, Integer> SIGNALS = Map.of("SIGHUP", 1, "SIGINT", 2, "SIGTERM", 15);

    private final PardesWorld world;

    public EndSteps(PardesWorld world) {
        this.world = world;
    }

    @When("the session is sent {word}")
    public void isSent(String signal) {
        world.actor().mayEnd();
        world.actor().running().signal(SIGNALS.get(signal));
    }

    @Then("the session ends with exit status {int} within {span}")
    public void endsWith(int status, Duration within) {
        Output.Ended ended = world.actor().awaitEnd(within);
        Assertions.assertThat(ended.exit()).as("end of the session; standard error: %s", ended.stderr())
                .isEqualTo(new Exit.Code(status));
    }

    @Then("the session ends within {span}")
    public void ends(Duration within) {
        world.actor().awaitEnd(within);
    }

    @Then("its socket is gone")
    public void socketIsGone() {
        Assertions.assertThat(Files.exists(world.actor().socket())).as("whether the socket is there").isFalse();
    }

    @Then("its socket is gone, and its lock file too")
    public void socketAndLockAreGone() {
        socketIsGone();
        Assertions.assertThat(Files.exists(world.actor().runtime().resolve("pardes-9p-assay.lock")))
                .as("whether the lock file is there").isFalse();
    }

    @Then("the session still serves")
    public void serves() {
        Assertions.assertThat(world.actor().connect("a new client").root().stat().name()).as("name of the root").isEqualTo("/");
    }
}
