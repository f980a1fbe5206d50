package assay.steps.monty;

import java.util.List;
import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.monty.wire.Configure;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;

/** What the type checker says of a feed. */
public final class TypeCheckSteps {

    private final MontyWorld world;

    public TypeCheckSteps(MontyWorld world) {
        this.world = world;
    }

    @Given("the type checker has rejected {code}")
    public void hasRejected(String code) {
        MontyAssertions.assertThat(world.worker().feed(code)).isRejected();
    }

    /** One after the other in one process, each with a feed that the checker remembers; then one more. */
    @Given("a worker that has served type-checked sessions called")
    public void hasServed(List<String> scripts) {
        world.start("the worker");
        for (String script : scripts) {
            MontyAssertions.assertThat(world.worker().configure(checked(script))).isOk();
            MontyAssertions.assertThat(world.worker().feed("LEAKY = 'hunter2'")).completes();
            MontyAssertions.assertThat(world.worker().reset()).isOk();
        }
        MontyAssertions.assertThat(world.worker().configure(checked("b.py"))).isOk();
    }

    /** A refusal is an answer too. */
    @Given("the host has configured it with type checking and the script name {string}")
    public void hasConfigured(String script) {
        world.took(world.worker().configure(checked(script)));
        if (!world.event().hasOk()) {
            MontyAssertions.assertThat(world.turn()).failsWith("RuntimeError");
        }
    }

    private static Configure checked(String script) {
        return Settings.of(Map.of("script name", script, "type checking", "on"));
    }

    @Then("the type checker rejects the feed and names {string}")
    public void rejectsNaming(String rule) {
        MontyAssertions.assertThat(world.turn()).isRejected();
        Assertions.assertThat(diagnostics()).as("diagnostics").contains(rule);
    }

    /** The whole text of the rejection. */
    @Then("the type checker rejects the feed with")
    public void rejectsWith(String diagnostics) {
        MontyAssertions.assertThat(world.turn()).isRejected();
        Assertions.assertThat(diagnostics()).as("diagnostics").isEqualTo(diagnostics);
    }

    private String diagnostics() {
        return world.event().getTypingError().getDiagnostics();
    }
}
