package assay.steps.platform;

import org.assertj.core.api.Assertions;

import assay.steps.companion.Reply;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Carriers of the platform layer, and locks. */
public final class CarrierSteps {

    private final PlatformWorld world;
    private int carrier;
    private String text;
    private String lock;

    public CarrierSteps(PlatformWorld world) {
        this.world = world;
    }

    @Given("a caller with a carrier called {string} that holds {string}")
    public void hasCarrier(String name, String content) {
        makes(name);
        text = content;
        world.caller().ask("write to carrier", content);
    }

    @When("the caller makes a carrier called {string}")
    public void makes(String name) {
        world.attempt("carrier", name);
        carrier = Integer.parseInt(world.caller().done(world.reply()));
    }

    @When("it rewinds the carrier")
    public void rewinds() {
        world.attempt("rewind");
    }

    @Given("it has frozen the carrier")
    public void freezes() {
        world.attempt("freeze");
    }

    @When("it writes more to the carrier")
    public void writesMore() {
        world.attempt("write to carrier", "more");
    }

    @When("another writes more to the carrier")
    public void anotherWrites() {
        world.took(world.examiner().attempt("write to", seenByOthers(), "more"));
    }

    /** Where others find a descriptor of the caller's, as far as they may. */
    private String seenByOthers() {
        return "/proc/" + world.caller().pid() + "/fd/" + carrier;
    }

    @When("the caller asks how many names it has")
    public void asksLinks() {
        world.attempt("links");
    }

    @Then("no path names it, and none but its user may open it")
    public void noPathNamesIt() {
        Assertions.assertThat(world.examiner().ask("stat", seenByOthers())).as("what another sees")
                .endsWith("links 0, mode 600");
    }

    @Then("the system shows it as a carrier called {string}")
    public void isShown(String name) {
        int pid = world.caller().pid();
        Assertions.assertThat(world.oracle().descriptors(pid, "carrier")).as("carriers it holds").isEqualTo(1);
        Assertions.assertThat(world.oracle().descriptors(pid).get(carrier)).as("what it names").contains(name);
    }

    @Then("an exec lets it through")
    public void isLetThrough() {
        Assertions.assertThat(world.oracle().closedOnExec(world.caller().pid(), carrier)).as("closed on exec").isFalse();
    }

    @Then("the next read begins at its start")
    public void beginsAtStart() {
        Assertions.assertThat(world.oracle().position(world.caller().pid(), carrier)).as("its position").isZero();
        Assertions.assertThat(world.attempt("read from carrier")).as("what is read").isEqualTo(new Reply.Done(text));
    }

    @Given("a caller that has taken the lock {string}")
    public void hasTaken(String name) {
        lock = world.caller().ask("lock", world.path(name).toString());
    }

    @Given("the caller has let the lock go")
    public void hasLetGo() {
        world.caller().ask("close", lock);
    }

    @When("another tries for the lock {string}")
    public void anotherTries(String name) {
        world.took(world.examiner().attempt("lock", world.path(name).toString()));
    }

    @When("the caller tries for the lock {string} once more")
    public void triesAgain(String name) {
        world.attempt("lock", world.path(name).toString());
    }

    @When("the caller tries for a lock in a folder that is not there")
    public void triesNowhere() {
        world.attempt("lock", world.path("missing").resolve("lock").toString());
    }

    @Then("the answer is {string}")
    public void answerIs(String answer) {
        Assertions.assertThat(world.reply()).as("the answer").isEqualTo(new Reply.Done(answer));
    }
}
