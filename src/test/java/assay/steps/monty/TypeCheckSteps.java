package assay.steps.monty;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.monty.Turn;
import assay.monty.wire.Configure;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What the type checker says of a feed. */
public final class TypeCheckSteps {

    private static final Map<String, String> CONCISE = Map.of("script name", "b.py", "diagnostics", "concise");

    private final MontyWorld world;
    private final List<Turn> course = new ArrayList<>();

    public TypeCheckSteps(MontyWorld world) {
        this.world = world;
    }

    @Given("the type checker has rejected {code}")
    public void hasRejected(String code) {
        MontyAssertions.assertThat(world.worker().feed(code)).isRejected();
    }

    /** One after the other in one process, each with stubs and a feed that the checker remembers; then one more. */
    @Given("a worker that has served type-checked sessions called")
    public void hasServed(List<String> scripts) {
        world.start("the worker");
        for (String script : scripts) {
            begin(Map.of("script name", script, "stubs", "STUB_SECRET: int = 0"));
            MontyAssertions.assertThat(world.worker().feed("LEAKY = 'hunter2'")).completes();
            MontyAssertions.assertThat(world.worker().reset()).isOk();
        }
        begin(CONCISE);
    }

    private void begin(Map<String, String> settings) {
        Configure session = Settings.of(settings).toBuilder().setTypeCheck(true).build();
        MontyAssertions.assertThat(world.worker().configure(session)).isOk();
    }

    /** A session that was refused when it was configured goes no further. */
    @When("the host takes a type-checked session called {string} from its configuration to its reset")
    public void takesSession(String script) {
        course.clear();
        course.add(world.took(world.worker()
                .configure(Settings.of(Map.of("script name", script, "type checking", "on")))));
        if (world.event().hasOk()) {
            course.add(world.took(world.worker().feed("1 + 1")));
            course.add(world.took(world.worker().reset()));
        }
    }

    @Then("every step of it is served")
    public void isServed() {
        MontyAssertions.assertThat(course.get(0)).isOk();
        MontyAssertions.assertThat(course.get(1)).completesWith("2");
        MontyAssertions.assertThat(course.get(2)).isOk();
    }

    @Then("every step of it is served, or its configuration is refused")
    public void isServedOrRefused() {
        if (course.size() == 1) {
            MontyAssertions.assertThat(course.get(0)).failsWith("RuntimeError");
        } else {
            isServed();
        }
    }

    @Then("a type-checked session called {string} rejects {code} with")
    public void newSessionRejects(String script, String code, String diagnostics) {
        begin(Map.of("script name", script, "diagnostics", "concise"));
        world.took(world.worker().feed(code));
        rejectsWith(diagnostics);
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
