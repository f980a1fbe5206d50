package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.mux.Invocation;
import assay.mux.MuxCommand;
import assay.mux.Outcome;
import assay.subject.Running;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** The upgrade in place: which image asks for it, and what happens meanwhile. */
public final class UpgradeSteps {

    private static final Duration UPGRADE = Duration.ofSeconds(40);

    private final MuxWorld world;
    private final Candidates candidates;
    private final Before before;
    private Outcome meanwhile;
    private Running<Invocation, Outcome> underWay;

    public UpgradeSteps(MuxWorld world, Candidates candidates, Before before) {
        this.world = world;
        this.candidates = candidates;
        this.before = before;
    }

    private Outcome upgrade(Path image, String... more) {
        before.note();
        return world.took(world.box().command(candidates.program(image)).run(words(more)));
    }

    private String[] words(String... more) {
        List<String> words = new ArrayList<>(List.of("d", "upgrade", "--sock", world.daemon().socket().toString()));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    @When("the newer image upgrades the daemon")
    public void upgrades() {
        upgrade(candidates.image());
    }

    @When("the older image upgrades the daemon")
    public void olderUpgrades() {
        upgrade(candidates.older());
    }

    @Given("the newer image has upgraded the daemon")
    public void hasUpgraded() {
        Assertions.assertThat(upgrade(candidates.image()).exit()).as("the upgrade: " + world.outcome().notation()).hasToString("exit 0");
    }

    @When("the newer image upgrades the daemon, and fails at {string}")
    public void upgradesFailing(String step) {
        upgrade(candidates.image(), "--resume-fail-at", step);
    }

    @Given("the newer image has tried to upgrade the daemon, and failed at {string}")
    public void hasFailed(String step) {
        Assertions.assertThat(upgrade(candidates.image(), "--resume-fail-at", step).succeeded()).as("it succeeded").isFalse();
    }

    /** A shell opens the file, removes it, and goes on as what it opened. */
    @When("the newer image upgrades the daemon although its file has been removed")
    public void upgradesRemoved() {
        before.note();
        String script = "exec 9<\"$0\" && rm \"$0\" && exec /proc/self/fd/9 \"$@\"";
        world.took(world.box().command(world.box().program(List.of("/bin/sh", "-c", script, candidates.image().toString()))).run(words()));
    }

    /** The daemon cannot read the request before the file has changed: the system says that the command runs it already. */
    @When("the newer image upgrades the daemon, which is held until the image {change}")
    public void upgradesChanged(Candidates.Change change) throws IOException {
        begin(change);
        world.took(underWay.channel().receive(Deadline.within("upgrade", UPGRADE)));
    }

    private void begin(Candidates.Change change) throws IOException {
        before.note();
        world.signal(world.daemon().pid(), MuxWorld.SIGSTOP);
        underWay = world.box().begin(candidates.program(candidates.image()), Invocation.of(words()));
        world.await("start of the command", () -> world.oracle().executable(underWay.pid()).equals(candidates.image()),
                "the system does not name the newer image");
        candidates.happen(change);
        world.signal(world.daemon().pid(), MuxWorld.SIGCONT);
    }

    @Given("an upgrade is under way whose candidate takes its time")
    public void isUnderWay() throws IOException {
        begin(Candidates.Change.SLOW);
        world.await("check", () -> Files.exists(world.box().home().resolve("begun")), "the candidate is not asked");
    }

    @When("the command that upgrades is killed, and its candidate says yes afterwards")
    public void isKilled() throws IOException {
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid(), "carrier")).as("carriers meanwhile").isPositive();
        underWay.signal(MuxWorld.SIGKILL);
        world.took(underWay.channel().receive(Deadline.within("end", UPGRADE)));
        Listing.stats(world);
        Files.createFile(world.box().home().resolve("go"));
    }

    /** The daemon is held as soon as the system names the new image: it cannot have accepted anybody by then. */
    @When("the newer image upgrades the daemon, and a caller dials while it takes over")
    public void upgradesWithCaller() {
        before.note();
        world.noteSocket();
        underWay = world.box().begin(candidates.program(candidates.image()), Invocation.of(words()));
        world.await("exec", () -> world.oracle().executable(world.daemon().pid()).equals(candidates.image()), "there is no exec");
        world.signal(world.daemon().pid(), MuxWorld.SIGSTOP);
        MuxCommand caller = world.command();
        caller.begin(Invocation.of("a", "list", "--sock", world.daemon().socket().toString()));
        world.signal(world.daemon().pid(), MuxWorld.SIGCONT);
        meanwhile = caller.outcome();
        world.took(underWay.channel().receive(Deadline.within("upgrade", UPGRADE)));
    }

    @Then("the caller is served")
    public void isServed() {
        Assertions.assertThat(world.outcome().exit()).as("the upgrade: " + world.outcome().notation()).hasToString("exit 0");
        Assertions.assertThat(meanwhile.exit()).as("the caller: " + meanwhile.notation()).hasToString("exit 0");
    }

    @Given("the agent sockets were removed")
    public void agentsRemoved() throws IOException {
        int removed = 0;
        for (Path each : SocketFiles.below(world.box().folder("XDG_RUNTIME_DIR"))) {
            if (each.toString().contains("mux-agent-")) {
                Files.delete(each);
                removed++;
            }
        }
        Assertions.assertThat(removed).as("agent sockets that were there").isPositive();
    }
}
