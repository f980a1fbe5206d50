package assay.steps.monty;

import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.monty.wire.MontyObject;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** A worker's life between its start and its end: configured, reset, shut down. */
public final class WorkerSteps {

    private static final String WORKER = "the worker";
    private static final String FRESH = "the fresh worker";

    private final MontyWorld world;
    private long resident;
    private long growth;

    public WorkerSteps(MontyWorld world) {
        this.world = world;
    }

    @Given("a worker")
    public void aWorker() {
        world.start(WORKER);
    }

    @Given("a configured worker")
    public void aConfiguredWorker() {
        world.startConfigured(WORKER, Settings.standard());
    }

    @Given("a worker configured with")
    public void aWorkerConfiguredWith(Map<String, String> settings) {
        world.startConfigured(WORKER, Settings.of(settings));
    }

    @Given("a fresh worker configured with")
    public void aFreshWorkerConfiguredWith(Map<String, String> settings) {
        world.startConfigured(FRESH, Settings.of(settings));
    }

    @Given("the worker was reset")
    public void wasReset() {
        MontyAssertions.assertThat(world.worker().reset()).isOk();
    }

    private void wasResetAndConfigured() {
        wasResetAndConfiguredWith(Map.of());
    }

    @Given("the worker was reset and configured again with")
    public void wasResetAndConfiguredWith(Map<String, String> settings) {
        wasReset();
        MontyAssertions.assertThat(world.worker().configure(Settings.of(settings))).isOk();
    }

    @When("the host configures the worker")
    public void configures() {
        world.took(world.worker().configure(Settings.standard()));
    }

    @When("the host configures the worker with")
    public void configuresWith(Map<String, String> settings) {
        world.took(world.worker().configure(Settings.of(settings)));
    }

    @When("the host resets the worker")
    public void resets() {
        world.took(world.worker().reset());
    }

    @When("the host shuts the worker down")
    public void shutsDown() {
        world.took(world.worker().shutdown());
    }

    @When("the host asks the worker to install {string}")
    public void asksToInstall(String requirement) {
        world.took(world.worker().installDependencies(requirement));
    }

    @Given("the worker has served {int} sessions")
    public void hasServed(int count) {
        for (int served = 0; served < count; served++) {
            wasResetAndConfigured();
            MontyAssertions.assertThat(world.worker().feed("x = [1]")).completes();
        }
        resident = world.actor().running().residentMemory();
    }

    @When("the worker serves {int} sessions more")
    public void serves(int count) {
        long before = resident;
        hasServed(count);
        growth = resident - before;
    }

    @Then("its resident memory has grown by less than {size}")
    public void hasGrownByLess(Long bytes) {
        Assertions.assertThat(growth).as("growth in bytes").isLessThan(bytes);
    }

    /** Of a worker that no session is left in. */
    @Then("a session under a plain name computes {code} as {value}")
    public void servesPlainSession(String code, MontyObject value) {
        MontyAssertions.assertThat(world.worker().configure(Settings.standard())).isOk();
        MontyAssertions.assertThat(world.worker().feed(code)).completesWith(value);
    }

    @Then("the worker answers Ok")
    public void answersOk() {
        MontyAssertions.assertThat(world.turn()).isOk();
    }
}
