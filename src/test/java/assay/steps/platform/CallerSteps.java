package assay.steps.platform;

import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.os.Exit;
import assay.steps.companion.Reply;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;

/** The caller of the platform layer: that it is there, what it is told, and how it ends. */
public final class CallerSteps {

    /** Numbers from the system's own manual. */
    private static final Map<String, Integer> ERRORS = Map.of(
            "EPERM", 1, "ENOENT", 2, "EBADF", 9, "EACCES", 13, "ENOTTY", 25, "EPIPE", 32, "ENAMETOOLONG", 36,
            "ENOTSOCK", 88, "EADDRINUSE", 98, "ECONNREFUSED", 111);

    private final PlatformWorld world;

    public CallerSteps(PlatformWorld world) {
        this.world = world;
    }

    @ParameterType("E[A-Z]+")
    public Integer error(String name) {
        return ERRORS.get(name);
    }

    @Given("a caller of the platform layer")
    public void aCaller() {
        world.caller();
    }

    @Then("the caller is told {string}")
    public void isTold(String value) {
        Assertions.assertThat(world.reply()).as("what the caller is told").isEqualTo(new Reply.Done(value));
    }

    @Then("the system refuses with {error}")
    public void refuses(Integer error) {
        Assertions.assertThat(world.reply())
                .as("what the caller is told")
                .isInstanceOfSatisfying(
                        Reply.Refused.class, refused -> Assertions.assertThat(refused.errno()).isEqualTo(error));
    }

    @Then("the layer refuses, saying {string}")
    public void refusesInWords(String words) {
        Assertions.assertThat(world.reply())
                .as("what the caller is told")
                .isInstanceOfSatisfying(
                        Reply.Refused.class, refused -> Assertions.assertThat(refused.words()).contains(words));
    }

    @Then("the caller still answers")
    public void stillAnswers() {
        Assertions.assertThat(world.caller().attempt("ping")).as("its answer").isEqualTo(new Reply.Done("pong"));
    }

    @Then("the caller is ended by {signal}")
    public void isEnded(Integer signal) {
        Assertions.assertThat(world.reply())
                .as("what comes of it")
                .isInstanceOfSatisfying(
                        Reply.Ended.class, end -> Assertions.assertThat(end.exit()).isEqualTo(new Exit.Signal(signal)));
    }
}
