package assay.steps.rlm;

import java.time.Duration;

import org.assertj.core.api.Assertions;

import assay.rlm.Incoming;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** A kernel's start, and whether it serves. */
public final class KernelSteps {

    private static final String KERNEL = "the kernel";
    private static final String FRESH = "the fresh kernel";

    private final RlmWorld world;
    private Incoming first;
    private Duration took;

    public KernelSteps(RlmWorld world) {
        this.world = world;
    }

    @Given("a running kernel")
    public void aRunningKernel() {
        world.start(KERNEL);
    }

    @Given("a fresh kernel")
    public void aFreshKernel() {
        world.start(FRESH);
    }

    @When("a kernel is started")
    public void isStarted() {
        long began = System.nanoTime();
        world.take(KernelActor.enter(world.stage(), KERNEL));
        first = world.actor().shakeHands(world.stage());
        took = Duration.ofNanos(System.nanoTime() - began);
    }

    @Then("its first line says that it is ready, with protocol {int}")
    public void isReady(int protocol) {
        Assertions.assertThat(RlmWorld.ready(first).object().path("protocol").asInt(-1)).as("its protocol").isEqualTo(protocol);
    }

    @Then("that line came within {span}")
    public void cameWithin(Duration span) {
        Assertions.assertThat(took).as("time from the start to the first line").isLessThan(span);
    }

    @Then("that line names the Python that runs its cells")
    public void namesPython() {
        String version = ((Incoming.Event) first).text("python");
        RlmAssertions.assertThat(world.kernel().run("import platform; platform.python_version()"))
                .hasResult("'" + version + "'");
    }

    @Then("a later cell computes {code} as {code}")
    public void stillComputes(String code, String result) {
        RlmAssertions.assertThat(world.kernel().run(code)).hasResult(result);
    }
}
