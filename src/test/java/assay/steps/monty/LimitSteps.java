package assay.steps.monty;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.monty.wire.ChildEvent;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Time, memory and the stamps that tell of them. */
public final class LimitSteps {

    private static final Pattern MEMORY = Pattern.compile("memory limit exceeded: (\\d+) bytes > (\\d+) bytes");
    private static final Pattern TIME = Pattern.compile("time limit exceeded: ([\\d.]+)(s|ms|µs|ns) > .*");

    private final MontyWorld world;

    public LimitSteps(MontyWorld world) {
        this.world = world;
    }

    @Given("the host has let {span} pass")
    public void letsPass(Duration span) {
        Deadline.silence(span).pass();
    }

    @Given("the host has sent the feed {code} and does not listen")
    public void feedsWithoutListening(String code) {
        world.worker().sayFeed(code);
    }

    @When("the host listens for the rest of the turn")
    public void listens() {
        world.took(world.worker().turn());
    }

    @Then("the feed fails with TimeoutError and a reported time of at least {span}")
    public void failsWithTimeOfAtLeast(Duration least) {
        MontyAssertions.assertThat(world.turn()).failsWith("TimeoutError");
        String message = world.event().getError().getException().getMessage();
        Matcher matcher = TIME.matcher(message);
        Assertions.assertThat(matcher.matches()).as("the message names a time: %s", message).isTrue();
        Assertions.assertThat(seconds(matcher.group(1), matcher.group(2)))
                .as("seconds in: %s", message)
                .isGreaterThanOrEqualTo(least.toNanos() / 1e9);
    }

    private static double seconds(String number, String unit) {
        double scale = unit.equals("s") ? 1 : unit.equals("ms") ? 1e-3 : unit.equals("µs") ? 1e-6 : 1e-9;
        return Double.parseDouble(number) * scale;
    }

    @Then("the feed fails with MemoryError, naming {long} bytes within {long} over a limit of {long}")
    public void failsNaming(long bytes, long tolerance, long limit) {
        MontyAssertions.assertThat(world.turn()).failsWith("MemoryError");
        String message = world.event().getError().getException().getMessage();
        Matcher matcher = MEMORY.matcher(message);
        Assertions.assertThat(matcher.matches()).as("the message names two figures: %s", message).isTrue();
        Assertions.assertThat(Long.parseLong(matcher.group(1)))
                .as("bytes that it would have cost")
                .isBetween(bytes - tolerance, bytes + tolerance);
        Assertions.assertThat(Long.parseLong(matcher.group(2))).as("limit").isEqualTo(limit);
    }

    @Then("the turn's end is stamped with a suspension limit of {long}")
    public void stampedWithSuspensions(long limit) {
        Assertions.assertThat(world.event().hasMaxSuspensions()).as("max_suspensions is there").isTrue();
        Assertions.assertThat(world.event().getMaxSuspensions()).as("max_suspensions").isEqualTo(limit);
    }

    @Then("the turn's end is stamped with a time limit of {span}")
    public void stampedWithTimeLimit(Duration limit) {
        Assertions.assertThat(world.event().hasMaxDurationMicros()).as("max_duration_micros is there").isTrue();
        Assertions.assertThat(world.event().getMaxDurationMicros())
                .as("max_duration_micros")
                .isEqualTo(limit.toNanos() / 1000);
    }

    @Then("the turn's end is stamped with more than {span} of execution")
    public void stampedWithExecution(Duration least) {
        Assertions.assertThat(world.event().getTotalExecutionMicros())
                .as("total_execution_micros")
                .isGreaterThan(least.toNanos() / 1000);
    }

    @Then("the turn's end carries no stamp")
    public void carriesNoStamp() {
        ChildEvent bare = world.event().toBuilder()
                .clearTotalExecutionMicros()
                .clearMaxDurationMicros()
                .clearMaxSuspensions()
                .build();
        Assertions.assertThat(world.event()).as("the event, stamps and all").isEqualTo(bare);
    }
}
