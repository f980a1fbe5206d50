package assay.steps.pardes;

import assay.ninep.Misanswered;
import assay.ninep.Session;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** What others wrote: a kernel that mounts the session, and a server that is none for assay's client. */
public final class InteropSteps {

    private final PardesWorld world;
    private Machine machine;
    private Diod diod;
    private Throwable refusal;

    public InteropSteps(PardesWorld world) {
        this.world = world;
    }

    @When("a machine mounts the session, and does this there")
    public void mounts(String job) {
        world.attempt(() -> {
            machine = world.stage().enter(Machine.start(world.actor().socket(), world.resolved(job)));
            machine.await();
        });
    }

    @Then("all of it succeeds, and it prints")
    public void prints(String lines) {
        Assertions.assertThat(machine.said().stripTrailing()).as("what the job printed").isEqualTo(world.resolved(lines));
        Assertions.assertThat(machine.status()).as("status of the job").isEqualTo("0");
    }

    @Then("all of it succeeds, and it prints nothing")
    public void printsNothing() {
        prints("");
    }

    @Given("diod serves a folder")
    public void diodServes() {
        diod = world.stage().enter(Diod.start());
    }

    @When("a client attaches to it")
    public void attaches() {
        Session client = diod.client();
        refusal = Assertions.catchThrowable(client::attach);
    }

    @Then("the client refuses it, saying {string} and {string}")
    public void refuses(String first, String second) {
        Assertions.assertThat(refusal).as("what became of the attach").isInstanceOf(Misanswered.class)
                .hasMessageStartingWith(first).hasMessageContaining(second);
    }
}
