package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.assertj.core.api.Assertions;

import assay.mux.Invocation;
import assay.mux.Outcome;
import assay.os.Platform;
import assay.os.Setting;
import assay.subject.Running;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What a shell has from the daemon, and what it must not have: variables, signals, descriptors. */
public final class InheritanceSteps {

    private static final int SIGINT = 2;
    private static final int SIGPIPE = 13;

    private final MuxWorld world;
    private final Map<String, Integer> shells = new HashMap<>();
    private Map<String, Map<Integer, String>> held = Map.of();

    public InheritanceSteps(MuxWorld world) {
        this.world = world;
    }

    /** Asked once: a shell that waits for a job would not answer. */
    private int shell(String person) {
        return shells.computeIfAbsent(person, any -> world.sitter(person).shell());
    }

    @Given("a daemon that was started with {string} as {string}")
    public void startWith(String name, String value) {
        world.start(world.program(), world.socket(), Setting.of(name, value));
    }

    @Then("{person}'s shell has {string} as {string}")
    public void hasVariable(String person, String name, String value) {
        Assertions.assertThat(world.sitter(person).asks("$" + name)).as(name).isEqualTo(value);
    }

    @Given("a daemon that was started with SIGINT and SIGPIPE ignored")
    public void startIgnoring() {
        world.start(world.box().behind("trap '' INT PIPE; exec \"$0\" \"$@\""), world.socket());
    }

    @Given("{person}'s shell runs a job in the foreground")
    public void runsJob(String person) {
        int shell = shell(person);
        world.sitter(person).line("sleep 1000");
        world.await("job", () -> job(shell) > 0, "the shell runs no job");
    }

    private int job(int shell) {
        return Platform.host().processes().children(shell).stream()
                .filter(child -> Platform.host().processes().alive(child) && world.oracle().name(child).equals("sleep"))
                .findFirst().orElse(0);
    }

    @Then("neither the shell nor the job ignores SIGINT or SIGPIPE")
    public void ignoresNothing() {
        int shell = shell("Ann");
        for (int pid : List.of(shell, job(shell))) {
            Map<String, Set<Integer>> signals = world.oracle().signals(pid);
            Assertions.assertThat(signals.get("blocked")).as("blocked by " + pid).doesNotContain(SIGINT, SIGPIPE);
            // An interactive shell treats some signals its own way; of the job all of them are the daemon's legacy.
            Assertions.assertThat(signals.get("ignored")).as("ignored by " + pid).doesNotContain(SIGPIPE);
        }
        Assertions.assertThat(world.oracle().signals(job(shell)).get("ignored")).as("ignored by the job").doesNotContain(SIGINT);
    }

    @Then("the job ends by SIGINT, and {person}'s shell answers")
    public void jobEnds(String person) {
        Assertions.assertThat(world.sitter(person).asks("$?")).as("the status of the job").isEqualTo("130");
    }

    @When("the system is asked what the shells hold")
    public void asksHeld() {
        Map<String, Map<Integer, String>> seen = new HashMap<>();
        List.of("Ann", "Bob", "Cyd").forEach(person -> seen.put(person, world.oracle().descriptors(shell(person))));
        held = seen;
    }

    @Then("each holds its own terminal on its standard streams, and of the daemon's nothing")
    public void eachHoldsItsOwn() {
        held.forEach((person, descriptors) -> holdsItsOwn(person, descriptors));
        Assertions.assertThat(held.values().stream().map(each -> each.get(0)).distinct()).as("terminals").hasSize(held.size());
    }

    @Then("{person}'s shell holds its own terminal on its standard streams, and of the daemon's nothing")
    public void holdsItsOwn(String person) {
        holdsItsOwn(person, world.oracle().descriptors(shell(person)));
    }

    /** A shell may keep its terminal once more, for its jobs. */
    private void holdsItsOwn(String person, Map<Integer, String> descriptors) {
        Assertions.assertThat(descriptors).as("what " + person + "'s shell holds").containsKeys(0, 1, 2);
        Assertions.assertThat(descriptors.get(0)).as("its terminal").startsWith("/dev/pts/").doesNotEndWith("ptmx");
        Assertions.assertThat(new TreeSet<>(descriptors.values())).as("what " + person + "'s shell holds")
                .isSubsetOf(descriptors.get(0), "/dev/tty");
        for (String kind : List.of("socket", "carrier", "ptymaster")) {
            Assertions.assertThat(world.oracle().descriptors(shell(person), kind)).as(kind + "s").isZero();
        }
    }

    /** A pipe, a file and a socket: whoever starts a daemon may have left them open, and not closed on exec. */
    @Given("a daemon in the foreground that was given descriptors of another's to keep")
    public void startWithDescriptors() throws IOException {
        Files.writeString(anothers(), "");
        String script = "exec 7<>\"$HOME/another's\" 8</dev/zero 9>&1; exec \"$0\" \"$@\"";
        Running<Invocation, Outcome> running = world.box().begin(
                world.box().behind(script), Invocation.of("d", "start", "--sock", world.socket().toString()));
        world.take(new Daemon(running.pid(), world.socket(), world.program()));
        world.await("start", () -> Files.exists(world.socket()), "the daemon binds no socket");
    }

    private Path anothers() {
        return world.box().home().resolve("another's");
    }

    @Then("the daemon still holds them")
    public void stillHolds() {
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid()))
                .containsEntry(7, anothers().toString()).containsEntry(8, "/dev/zero").containsKey(9);
    }
}
