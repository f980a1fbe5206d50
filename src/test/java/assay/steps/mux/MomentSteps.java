package assay.steps.mux;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.assertj.core.api.Assertions;

import assay.mux.Invocation;
import assay.mux.MuxCommand;
import assay.mux.Outcome;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Daemons that are started at the same moment, for the same socket. */
public final class MomentSteps {

    private final MuxWorld world;
    private List<Outcome> outcomes = List.of();

    public MomentSteps(MuxWorld world) {
        this.world = world;
    }

    @When("four daemons are started at the same moment")
    public void startTogether() {
        List<MuxCommand> starts = IntStream.range(0, 4).mapToObj(each -> world.command()).toList();
        starts.forEach(start -> start.begin(Invocation.of(world.atSocket(List.of("d", "start", "-d")))));
        outcomes = starts.stream().map(MuxCommand::outcome).toList();
    }

    @Then("one of them serves, named by the start that started it")
    public void oneServes() {
        Set<Integer> named = outcomes.stream().filter(Outcome::succeeded).map(Outcome::pid).filter(pid -> pid.isPresent())
                .map(pid -> pid.getAsInt()).collect(Collectors.toSet());
        Assertions.assertThat(named).as("the processes that starts name: " + outcomes.stream().map(Outcome::notation).toList())
                .hasSize(1);
        world.take(new Daemon(named.iterator().next(), world.socket(), world.program()));
        Assertions.assertThat(world.oracle().holdsSocket(world.daemon().pid(), world.socket())).as("it holds the socket").isTrue();
    }

    @Then("each other start says that one runs already, or is being started")
    public void othersSay() {
        List<Outcome> others = outcomes.stream().filter(each -> !each.succeeded() || each.pid().isEmpty()).toList();
        Assertions.assertThat(others).as("starts that started none").hasSize(outcomes.size() - 1).allSatisfy(each ->
                Assertions.assertThat(each.err()).containsAnyOf(
                        "already running on " + world.socket(), "another daemon is being started at " + world.socket()));
    }
}
