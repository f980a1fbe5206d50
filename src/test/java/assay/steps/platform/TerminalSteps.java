package assay.steps.platform;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.steps.companion.Companions;
import assay.steps.companion.Reply;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Terminals of the platform layer: the caller holds the master, and others look at the other end. */
public final class TerminalSteps {

    private static final String INTERRUPT = "03";
    private static final String CAT_AND_RETURN = "6361740a";

    private final PlatformWorld world;
    private Path terminal;
    private String pipe;

    public TerminalSteps(PlatformWorld world) {
        this.world = world;
    }

    @Given("a caller with a terminal of {int} columns and {int} rows")
    public void hasTerminal(int columns, int rows) {
        terminal = Path.of(world.caller().ask("terminal", Integer.toString(columns), Integer.toString(rows)));
    }

    @Given("a caller with a pipe")
    public void hasPipe() {
        pipe = world.caller().ask("pipe");
    }

    @Given("a program in the terminal that notes when it is resized")
    public void hasResizable() {
        startIn(Companions.examinerCommand("report", world.report().toString(), "resized"));
        world.facts(world.report());
    }

    @When("the caller starts a program in the terminal")
    public void startsReporter() {
        startIn(Companions.examinerCommand("report", world.report().toString()));
    }

    private void startIn(List<String> command) {
        List<String> words = new ArrayList<>(List.of("start in terminal"));
        words.addAll(command);
        world.attempt(words.toArray(String[]::new));
        world.tookProgram();
    }

    /** The other end outlives each look at it, since the terminal's master is open. */
    @When("the caller makes the terminal {int} columns and {int} rows")
    public void resizes(int columns, int rows) {
        world.attempt("resize", Integer.toString(columns), Integer.toString(rows));
    }

    @When("the caller makes the pipe {int} columns and {int} rows")
    public void resizesPipe(int columns, int rows) {
        world.attempt("resize at", pipe, Integer.toString(columns), Integer.toString(rows));
    }

    @Given("another has made the terminal {int} columns and {int} rows")
    public void wasResized(int columns, int rows) {
        world.examiner().ask("set size", terminal.toString(), Integer.toString(columns), Integer.toString(rows));
    }

    @Given("another has turned lines {word} and echo {word}")
    public void wasSet(String lines, String echo) {
        world.examiner().ask("set modes", terminal.toString(), lines, echo);
    }

    @When("the caller asks for the {word} of the terminal")
    public void asksTerminal(String what) {
        world.attempt(what);
    }

    @When("the caller asks for the {word} of the pipe")
    public void asksPipe(String what) {
        world.attempt(what, pipe);
    }

    @When("the caller makes the terminal raw")
    public void makesRaw() {
        world.attempt("raw");
    }

    @Given("the caller has made the terminal raw")
    public void hasMadeRaw() {
        world.caller().ask("raw");
    }

    @When("the caller restores the terminal")
    public void restores() {
        world.attempt("restore");
    }

    @Then("the program saw {string} as its {word} at the start")
    public void sawFact(String value, String fact) {
        Assertions.assertThat(world.facts(world.report())).as("what it saw").containsEntry(fact, value);
    }

    @Then("it leads a session of its own that the terminal controls")
    public void leadsSession() {
        String pid = Integer.toString(world.program());
        Map<String, String> wanted = new HashMap<>(
                Map.of("pid", pid, "session", pid, "foreground", pid, "terminal", terminal.toString()));
        Assertions.assertThat(world.facts(world.report())).as("what it saw").containsAllEntriesOf(wanted);
    }

    @Then("the program is told of the size {string}")
    public void isToldOfSize(String size) {
        Path resized = world.report().resolveSibling("report.resized");
        Assertions.assertThat(world.facts(resized)).as("what it was told").containsEntry("size", size);
    }

    @Then("another reads the {word} {string} off it")
    public void anotherReads(String what, String value) {
        Assertions.assertThat(world.examiner().ask(what, terminal.toString())).as("what another reads").isEqualTo(value);
    }

    @Given("an interactive shell in the terminal")
    public void hasShell() {
        startIn(List.of("/bin/sh", "-im"));
    }

    @Given("the shell runs a job in the foreground")
    public void runsJob() {
        world.caller().ask("press", CAT_AND_RETURN);
        world.await("job", () -> !world.oracle().children(world.program()).isEmpty(), "the shell has started no job");
        job = world.oracle().children(world.program()).get(0);
        world.await("job", () -> world.oracle().name(job).equals("cat"), "the shell's job has not become what it is to be");
    }

    private int job;

    @When("the job is interrupted")
    public void isInterrupted() {
        world.caller().ask("press", INTERRUPT);
    }

    @Then("the group in front becomes the job's")
    public void isJobs() {
        becomes(job);
    }

    @Then("the group in front becomes the shell's")
    public void isShells() {
        becomes(world.program());
    }

    private void becomes(int group) {
        world.await("foreground", () -> world.attempt("foreground").equals(new Reply.Done(Integer.toString(group))),
                "group " + group + " is not in front, but: " + world.reply());
    }

    @Then("the caller is told the shell's own group")
    public void isToldShells() {
        Assertions.assertThat(world.reply())
                .as("the group in front")
                .isEqualTo(new Reply.Done(Integer.toString(world.program())));
    }
}
