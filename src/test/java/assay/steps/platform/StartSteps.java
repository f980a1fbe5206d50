package assay.steps.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.assertj.core.api.Assertions;

import assay.os.Exit;
import assay.os.Signals;
import assay.steps.companion.Companions;
import assay.steps.companion.Reply;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Programs that the platform layer starts, and what they find. */
public final class StartSteps {

    private static final String NOTHING = "/dev/null";
    private static final String CAT = "/bin/cat";
    private static final int CLOSED = 999;

    private final PlatformWorld world;
    private List<String> leaked = List.of();

    public StartSteps(PlatformWorld world) {
        this.world = world;
    }

    @Given("the caller ignores {signal}")
    public void ignores(Integer signal) {
        world.caller().ask("ignore", signal.toString());
    }

    @Given("the pairs of its environment are")
    public void pairs(List<List<String>> pairs) {
        for (List<String> pair : pairs) {
            if (pair.get(1) == null) {
                world.caller().ask("unset", pair.get(0));
            } else {
                world.caller().ask("set", pair.get(0), pair.get(1));
            }
        }
    }

    @Given("the caller leaves a mark when it ends")
    public void leavesMark() {
        world.caller().ask("leave a mark", world.path("mark").toString());
    }

    /** Of the caller's descriptors none but these is let through by an exec. */
    @Given("a caller that holds a socket, a terminal, a carrier and a descriptor that an exec lets through")
    public void holdsAll() {
        world.caller().ask("listen", world.path("caller.sock").toString());
        world.caller().ask("terminal", "40", "12");
        String carrier = world.caller().ask("carrier", "state");
        String open = world.caller().ask("leak", NOTHING);
        for (String descriptor : List.of(carrier, open)) {
            Assertions.assertThat(world.oracle().closedOnExec(world.caller().pid(), Integer.parseInt(descriptor)))
                    .as("descriptor " + descriptor + " is closed on exec").isFalse();
        }
    }

    @When("the caller starts a program detached, with output to {string}")
    public void startsDetached(String name) throws IOException {
        Path out = Files.createFile(world.path(name));
        List<String> words = new ArrayList<>(List.of("start detached", NOTHING, out.toString()));
        words.addAll(Companions.examinerCommand("report", world.report().toString()));
        start(words);
    }

    @When("the caller starts a program {word}")
    public void starts(String where) throws IOException {
        if (where.equals("detached")) {
            startsDetached("output");
        } else {
            startsPlain("start in terminal", Companions.examinerCommand("report", world.report().toString()));
        }
    }

    private void startsPlain(String how, List<String> command) {
        List<String> words = new ArrayList<>(List.of(how));
        words.addAll(command);
        start(words);
    }

    private void start(List<String> words) {
        world.attempt(words.toArray(String[]::new));
        world.tookProgram();
    }

    @Given("cat in the terminal")
    @When("the caller starts cat in the terminal")
    public void startsCat() {
        startsPlain("start in terminal", List.of(CAT));
    }

    @When("{word} is typed")
    public void isTyped(String key) {
        world.caller().ask("press", key.equals("Ctrl-C") ? "03" : "1c");
    }

    @When("the caller starts {string} in the terminal")
    public void startsNamed(String name) {
        world.attempt("start in terminal", resolve(name));
    }

    @When("the caller starts {string} detached")
    public void startsNamedDetached(String name) {
        world.attempt("start detached", NOTHING, NOTHING, resolve(name));
    }

    /** A name without a slash is a file of the caller's. */
    private String resolve(String name) {
        return name.contains("/") ? name : world.path(name).toString();
    }

    @When("the caller starts cat detached, with a closed descriptor as its {word}")
    public void startsMiswired(String which) {
        int in = which.equals("input") ? CLOSED : 0;
        int out = which.equals("input") ? 1 : CLOSED;
        world.attempt("start at descriptors", Integer.toString(in), Integer.toString(out), CAT);
    }

    @Given("the terminal has been closed")
    public void wasClosed() {
        world.caller().ask("close terminal");
    }

    @Given("a file {string} that nobody may execute")
    public void aPlainFile(String name) throws IOException {
        Files.writeString(world.path(name), "#!/bin/sh\n");
        Files.setPosixFilePermissions(world.path(name), PosixFilePermissions.fromString("rw-------"));
    }

    @When("the caller starts nothing at all")
    public void startsNothing() {
        world.attempt("start in terminal");
    }

    @Then("the program holds nothing but its own standard streams")
    public void holdsNothingElse() {
        world.facts(world.report());
        Assertions.assertThat(world.oracle().descriptors(world.program())).as("its descriptors").containsOnlyKeys(0, 1, 2);
    }

    @Then("the program reads nothing, and writes to {string} on both streams")
    public void writesTo(String name) {
        world.facts(world.report());
        String file = world.path(name).toString();
        Assertions.assertThat(world.oracle().descriptors(world.program()))
                .as("its descriptors").isEqualTo(new TreeMap<>(Map.of(0, NOTHING, 1, file, 2, file)));
    }

    @Then("the program leads a session of its own without a terminal")
    public void leadsSession() {
        String pid = Integer.toString(world.program());
        Assertions.assertThat(world.facts(world.report())).as("what it saw")
                .containsEntry("pid", pid).containsEntry("session", pid).containsEntry("terminal", "none");
    }

    @Then("the program's environment has {string} as {string}")
    public void hasVariable(String name, String value) {
        Assertions.assertThat(world.facts(world.report())).as("what it saw").containsEntry("variable " + name, value);
    }

    @Then("the program's environment has no {string}")
    public void hasNoVariable(String name) {
        Assertions.assertThat(world.facts(world.report())).as("what it saw").doesNotContainKey("variable " + name);
    }

    @Then("the program ignores and blocks nothing of")
    public void ignoresNothing(List<String> signals) {
        Map<String, Set<Integer>> seen = world.oracle().signals(world.program());
        List<Integer> numbers = signals.stream().map(Signals::number).toList();
        Assertions.assertThat(seen.get("ignored")).as("ignored signals").doesNotContainAnyElementsOf(numbers);
        Assertions.assertThat(seen.get("blocked")).as("blocked signals").isEmpty();
    }

    @Then("the program is ended by {signal}")
    public void isEnded(Integer signal) {
        Assertions.assertThat(world.attempt("collect", Integer.toString(world.program())))
                .as("how it ended").isEqualTo(new Reply.Done(new Exit.Signal(signal).toString()));
    }

    @Then("the caller has started nothing")
    public void hasStartedNothing() {
        Assertions.assertThat(world.oracle().children(world.caller().pid())).as("its children").isEmpty();
    }

    @Then("there is no mark")
    public void noMark() {
        Assertions.assertThat(world.path("mark")).as("what is left when it ends").doesNotExist();
    }

    /** New descriptors fill the gaps first, so the last ones lie above all others. */
    @Given("a caller with {int} descriptors that it has just opened")
    public void hasOpened(int count) {
        leaked = new ArrayList<>();
        for (int opened = 0; opened < count; opened++) {
            leaked.add(world.caller().ask("leak", NOTHING));
        }
    }

    @When("it closes everything from the last but one on")
    public void closesFrom() {
        world.attempt("close from", leaked.get(leaked.size() - 2));
    }

    @Then("the last two are closed and the one below them is open")
    public void lastTwoAreClosed() {
        Set<Integer> open = world.oracle().descriptors(world.caller().pid()).keySet();
        List<Integer> last = leaked.subList(leaked.size() - 3, leaked.size()).stream().map(Integer::valueOf).toList();
        Assertions.assertThat(open).as("its descriptors").contains(last.get(0)).doesNotContain(last.get(1), last.get(2));
    }
}
