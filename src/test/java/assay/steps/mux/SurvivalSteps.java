package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.mux.Invocation;
import assay.mux.MuxCommand;
import assay.mux.Outcome;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What survives an upgrade: sessions with their shells, their screens and their jobs, and those who look at them. */
public final class SurvivalSteps {

    private final MuxWorld world;
    private final Candidates candidates;
    private final Before before;
    private final List<Map<String, Integer>> counts = new ArrayList<>();
    private final Map<String, Integer> shells = new HashMap<>();

    public SurvivalSteps(MuxWorld world, Candidates candidates, Before before) {
        this.world = world;
        this.candidates = candidates;
        this.before = before;
    }

    @Given("{person} is at session {string}, in a folder and with a variable of her own")
    public void isInFolder(String person, String session) {
        Sitter sitter = world.seat(person, "--session", session);
        sitter.run("mkdir -p ~/own; cd ~/own; OWN=kept; echo this stands on the screen");
        shells.put(person, sitter.shell());
    }

    @Then("{person}'s shell is the same process, in the same folder and with the same variable")
    public void isSameIn(String person) {
        isSame(person);
        Assertions.assertThat(world.sitter(person).asks("$OWN,${PWD##*/}")).as("variable and folder").isEqualTo("kept,own");
    }

    /** What is typed now reaches the shell of before: it was asked for its id then, or is a child of the daemon since. */
    @Then("{person}'s shell is the same process")
    public void isSame(String person) {
        int now = world.sitter(person).shell();
        Assertions.assertThat(now).as("the shell that answers").isEqualTo(shells.getOrDefault(person, onlyShell()));
        Assertions.assertThat(world.sitter(person).left()).as("how the client left").isEmpty();
    }

    private int onlyShell() {
        return world.oracle().children(world.daemon().pid()).get(0);
    }

    @Then("{person}'s client has not left")
    public void hasNotLeft(String person) {
        world.sitter(person).glance();
        Assertions.assertThat(world.sitter(person).left()).as("how the client left").isEmpty();
    }

    private List<String> dump(String session) {
        Outcome dump = world.command().run("d", "dump", "--sock", world.daemon().socket().toString(), "--session", session);
        Assertions.assertThat(dump.exit()).as("the dump: " + dump.notation()).hasToString("exit 0");
        return dump.lines();
    }

    @Then("a dump of {string} shows what was printed before")
    public void dumpShows(String session) {
        Assertions.assertThat(dump(session)).as("the dump").contains("this stands on the screen");
    }

    @Given("{person}'s shell runs a job in the foreground that says so when it is let go")
    public void runsHeldJob(String person) {
        world.sitter(person).line("sh -c '>~/running; until [ -e ~/go ]; do sleep 0.02; done; echo the job go''es on'");
        world.await("job", () -> Files.exists(world.box().home().resolve("running")), "no job runs");
    }

    @Then("the job goes on, and {person} sees what it says once it is let go")
    public void jobGoesOn(String person) throws IOException {
        Files.createFile(world.box().home().resolve("go"));
        world.sitter(person).awaitSees("the job goes on");
        world.sitter(person).fence();
    }

    @Given("Ann, Bob and Cyd are at sessions of their own, on which their names stand")
    public void areAtTheirOwn() {
        for (String person : List.of("Ann", "Bob", "Cyd")) {
            Sitter sitter = world.seat(person, "--session", "of-" + person);
            sitter.run("echo this is " + person + "s");
            shells.put(person, sitter.shell());
        }
    }

    @Then("there are the sessions {string}, {string} and {string}")
    public void areThere(String one, String other, String third) {
        Assertions.assertThat(Listing.of(world).names()).as("sessions").containsExactlyInAnyOrder(one, other, third);
    }

    @Then("each session shows its own name, and has the shell that it had")
    public void eachItsOwn() {
        for (String person : List.of("Ann", "Bob", "Cyd")) {
            // What is typed before the shell is ready for it is echoed at once, and printed behind its prompts.
            Assertions.assertThat(dump("of-" + person)).as("the dump").anyMatch(row -> row.matches("(% )*this is " + person + "s"));
            isSame(person);
        }
    }

    @Given("{person} is at session {string} with the newer image")
    public void isAtWithNewer(String person, String session) {
        Sitter sitter = world.box().seat(person, candidates.program(candidates.image()),
                List.of("--sock", world.socket().toString(), "--session", session), MuxWorld.SIZE, List.of());
        sitter.awaitPainted();
        world.note(person, sitter);
    }

    @Then("{person} and {person} see what the other types")
    public void seeEachOther(String one, String other) {
        world.sitter(one).run("echo typed-by-''" + one);
        world.sitter(other).awaitSees("typed-by-" + one);
        world.sitter(other).run("echo typed-by-''" + other);
        world.sitter(one).awaitSees("typed-by-" + other);
    }

    @When("the daemon is upgraded ten times")
    public void upgradesTen() {
        shells.put("Ann", world.sitter("Ann").shell());
        shells.put("Bob", world.sitter("Bob").shell());
        for (int i = 0; i < 10; i++) {
            Assertions.assertThat(upgrade().exit())
                    .as("upgrade " + i + ": " + world.outcome().notation()).hasToString("exit 0");
            world.sitter("Ann").fence();
            world.sitter("Bob").fence();
            Map<String, Integer> all = before.kinds();
            all.put("of Ann's shell", world.oracle().descriptorCount(shells.get("Ann")));
            all.put("of Bob's shell", world.oracle().descriptorCount(shells.get("Bob")));
            counts.add(all);
        }
    }

    @Then("after the tenth it holds as many descriptors of each kind as after the first")
    public void asAfterFirst() {
        Assertions.assertThat(counts.get(9)).as("after the tenth").isEqualTo(counts.get(0));
    }

    @Then("so do both shells")
    public void shellsToo() {
        Assertions.assertThat(counts).as("counts after each").allSatisfy(each ->
                Assertions.assertThat(each.get("of Ann's shell") + each.get("of Bob's shell")).isEqualTo(
                        counts.get(0).get("of Ann's shell") + counts.get(0).get("of Bob's shell")));
    }

    @Then("the end of {person}'s session frees its terminal")
    public void freesTerminal(String person) {
        int masters = world.oracle().descriptors(world.daemon().pid(), "ptymaster");
        world.sitter(person).line("exit");
        world.sitter(person).awaitLeave();
        world.await("master", () -> world.oracle().descriptors(world.daemon().pid(), "ptymaster") == masters - 1,
                "the daemon still holds " + masters + " masters");
    }

    @Then("{person}'s shell answers, and so does a new one that has inherited nothing")
    public void newOneToo(String person) {
        isSame(person);
        Sitter another = world.seat("Dan", "--session", "another");
        int shell = another.shell();
        Before.KINDS.forEach(kind -> Assertions.assertThat(world.oracle().descriptors(shell, kind)).as(kind + "s of the new shell").isZero());
    }

    @Given("{person} is at session {string}, in which a command has returned with {int}")
    public void hasReturned(String person, String session, int code) {
        world.seat(person, "--session", session).run("true");
        Assertions.assertThat(world.command().run(world.atSocket(List.of("a", "send", "(exit " + code + ")\\n"))).exit())
                .hasToString("exit 0");
        Assertions.assertThat(Listing.json(world.command().run(world.atSocket(List.of("a", "wait"))).out()).path("exit").asInt())
                .as("the code that is told").isEqualTo(code);
    }

    /** The wait has reached the daemon before the command is sent: one descriptor more tells so, and a question after it. */
    @When("a program waits for a return, and another then has a command return with {int}")
    public void waitsFirst(int code) {
        int descriptors = world.oracle().descriptorCount(world.daemon().pid());
        MuxCommand waiting = world.command();
        waiting.begin(Invocation.of(world.atSocket(List.of("a", "wait"))));
        world.await("wait", () -> world.oracle().descriptorCount(world.daemon().pid()) > descriptors, "nobody waits");
        Listing.stats(world);
        Assertions.assertThat(world.command().run(world.atSocket(List.of("a", "send", "(exit " + code + ")\\n"))).exit())
                .hasToString("exit 0");
        world.took(waiting.outcome());
    }

    private Outcome upgrade() {
        return world.took(world.command().run(world.atSocket(List.of("d", "upgrade", "--same-version"))));
    }
}
