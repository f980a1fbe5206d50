package assay.steps.platform;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.assertj.core.api.Assertions;

import assay.steps.companion.Companions;
import assay.steps.companion.Reply;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** The exec in place: the caller goes on as another program, which then answers in its stead. */
public final class ExecSteps {

    private static final int NEVER_OPEN = 998;
    private static final String TEXT = "what the old image knew";

    private final PlatformWorld world;
    private final List<Integer> kept = new ArrayList<>();
    private List<String> command = List.of();
    private int carrier;
    private int child;

    public ExecSteps(PlatformWorld world) {
        this.world = world;
    }

    @Given("a caller with a socket, a terminal, a carrier and a lock to keep, and others not to")
    public void holds() {
        kept.add(Integer.valueOf(world.caller().ask("listen", world.path("caller.sock").toString())));
        world.caller().ask("terminal", "40", "12");
        kept.add(Integer.valueOf(world.caller().ask("master")));
        carrier = Integer.parseInt(world.caller().ask("carrier", "state"));
        world.caller().ask("write to carrier", TEXT);
        kept.add(carrier);
        kept.add(Integer.valueOf(world.caller().ask("lock", world.path("claim").toString())));
        world.caller().ask("leak", "/dev/null");
        world.caller().ask("pipe");
    }

    @Given("a caller with a child that runs")
    public void hasChild() {
        world.caller().ask("terminal", "40", "12");
        kept.add(Integer.valueOf(world.caller().ask("master")));
        child = world.caller().started(world.caller().ask("start in terminal", "/bin/cat"));
    }

    @Given("a caller with two children that have ended and were not collected")
    public void hasCorpses() {
        for (String program : List.of("/bin/true", "/bin/false")) {
            int pid = Integer.parseInt(world.caller().ask("start detached", "/dev/null", "/dev/null", program));
            world.await("end", () -> !world.oracle().alive(pid), program + " does not end");
            corpses.add(pid);
        }
    }

    private final List<Integer> corpses = new ArrayList<>();

    @When("it goes on as the examiner and keeps what it is to keep")
    public void goesOnAsExaminer() {
        goesOn(Companions.examinerCommand("serve"));
        world.took(world.caller().next());
    }

    @Given("it has gone on as another caller")
    public void hasGoneOn() {
        goesOn(PlatformWorld.command());
        world.caller().done(world.caller().next());
    }

    @When("it goes on as {string}")
    public void goesOnAs(String program) {
        goesOn(List.of(program.contains("/") ? program : world.path(program).toString()));
        world.took(world.caller().next());
    }

    @When("it goes on as the examiner and keeps a descriptor that is not open")
    public void keepsClosed() {
        kept.add(NEVER_OPEN);
        goesOnAsExaminer();
    }

    private void goesOn(List<String> program) {
        command = program;
        List<String> words = new ArrayList<>(
                List.of("go on as", String.join(",", kept.stream().map(Object::toString).toList())));
        words.addAll(program);
        world.caller().send(words.toArray(String[]::new));
    }

    @Then("it is the same process, with the examiner's image and arguments")
    public void isSameProcess() throws IOException {
        int pid = world.caller().pid();
        Assertions.assertThat(world.reply()).as("its first word").isEqualTo(new Reply.Done("ready"));
        Assertions.assertThat(world.oracle().executable(pid)).as("its executable")
                .isEqualTo(Path.of(command.get(0)).toRealPath());
        Assertions.assertThat(world.oracle().arguments(pid)).as("its arguments").isEqualTo(command);
        Assertions.assertThat(world.caller().ask("fact", "pid")).as("its own word").isEqualTo(Integer.toString(pid));
    }

    @Then("it holds its standard streams and what it kept, and nothing else")
    public void holdsWhatItKept() {
        Set<Integer> wanted = new TreeSet<>(Set.of(0, 1, 2));
        wanted.addAll(kept);
        Assertions.assertThat(world.oracle().descriptors(world.caller().pid()).keySet()).as("its descriptors")
                .isEqualTo(wanted);
    }

    @Then("it blocks no signal")
    public void blocksNothing() {
        Assertions.assertThat(world.oracle().signals(world.caller().pid()).get("blocked")).as("blocked signals").isEmpty();
    }

    @Then("it reads from the carrier what the old image wrote")
    public void readsCarrier() {
        Assertions.assertThat(world.caller().ask("read", Integer.toString(carrier))).as("the carrier").isEqualTo(TEXT);
    }

    @Then("it holds the same socket")
    public void holdsSocket() {
        Assertions.assertThat(world.oracle().holdsSocket(world.caller().pid(), world.path("caller.sock")))
                .as("it holds the socket").isTrue();
    }

    @Then("another finds the lock {string} taken")
    public void lockIsTaken(String name) {
        Assertions.assertThat(world.examiner().ask("lock", world.path(name).toString())).as("the lock")
                .isEqualTo("held by another");
    }

    @Then("its child is still its own, and it can collect it")
    public void collectsChild() {
        Assertions.assertThat(world.oracle().children(world.caller().pid())).as("its children").containsExactly(child);
        world.caller().ask("end", Integer.toString(child));
        Assertions.assertThat(world.caller().ask("collect", Integer.toString(child))).as("how it ended").isEqualTo("-9");
    }

    @Then("what was closed on exec is so still")
    public void isSealedStill() {
        int pid = world.caller().pid();
        for (int descriptor : kept) {
            if (descriptor != carrier && descriptor != NEVER_OPEN) {
                Assertions.assertThat(world.oracle().closedOnExec(pid, descriptor)).as("descriptor " + descriptor).isTrue();
            }
        }
    }

    @When("it sweeps")
    public void sweeps() {
        world.attempt("sweep");
    }

    @Then("it is told how both have ended, and none is left")
    public void isToldBoth() {
        Assertions.assertThat(world.caller().done(world.reply()).split(", ")).as("what it collected")
                .containsExactlyInAnyOrder(corpses.get(0) + " exit 0", corpses.get(1) + " exit 1");
        Assertions.assertThat(world.oracle().children(world.caller().pid())).as("its children").isEmpty();
    }

    @When("it collects the second of them by its id")
    public void collectsSecond() {
        world.attempt("collect", corpses.get(1).toString());
    }

    @Then("the first is still there to be collected")
    public void firstIsLeft() {
        Assertions.assertThat(world.oracle().children(world.caller().pid())).as("its children")
                .containsExactly(corpses.get(0));
    }
}
