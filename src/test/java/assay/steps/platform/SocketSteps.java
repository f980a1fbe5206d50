package assay.steps.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.assertj.core.api.Assertions;

import assay.os.Signals;
import assay.steps.companion.Companion;
import assay.steps.companion.Companions;
import assay.steps.companion.Reply;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.opentest4j.TestAbortedException;

/** Sockets of the platform layer, with an examiner at their other end. */
public final class SocketSteps {

    private static final String SOCKET = "caller.sock";
    private static final String HANDED = "9";

    private final PlatformWorld world;
    private Path at;

    public SocketSteps(PlatformWorld world) {
        this.world = world;
    }

    /** Whose part the caller plays. */
    @ParameterType("daemon|client")
    public Boolean side(String word) {
        return word.equals("daemon");
    }

    @Given("a caller that listens where anybody may dial")
    public void listensForAll() {
        at = world.path(SOCKET);
        world.caller().ask("listen", at.toString());
        List.of(at, at.getParent(), at.getParent().getParent())
                .forEach(each -> world.examiner().ask("chmod", each.toString(), each.equals(at) ? "777" : "711"));
    }

    @Given("the examiner has dialled it as user {int}")
    public void hasDialledAs(int user) {
        String own = world.examiner().ask("fact", "uid");
        if (!own.equals("0") && !own.equals(Integer.toString(user))) {
            throw new TestAbortedException("only root can dial as another user");
        }
        world.examiner().ask("connect", at.toString(), Integer.toString(user));
        world.caller().ask("accept");
    }

    @Given("the examiner has dialled it as its own user")
    public void hasDialled() {
        hasDialledAs(Integer.parseInt(world.examiner().ask("fact", "uid")));
    }

    @Given("a caller that was handed a {word} that it knows nothing of")
    public void wasHanded(String kind) {
        List<String> command = new ArrayList<>(Companions.examinerCommand("hand", kind, HANDED));
        command.addAll(PlatformWorld.command());
        world.start(command, Map.of());
    }

    @When("it asks as a {side} who dialled")
    public void asksWhoDialled(Boolean daemon) {
        world.attempt(daemon ? "named peer" : "peer");
    }

    @When("it asks as a {side} who is at the other end of it")
    public void asksWhoIsAtEnd(Boolean daemon) {
        world.attempt(daemon ? "named peer" : "peer", HANDED);
    }

    @When("it asks what kind of socket it is")
    public void asksKind() {
        world.attempt("type", HANDED);
    }

    @Then("the caller is told the examiner's process and user {int}")
    public void isToldUser(int user) {
        Assertions.assertThat(world.reply())
                .as("what the caller is told")
                .isEqualTo(new Reply.Done("process " + world.examiner().pid() + ", user " + user));
    }

    @Then("the caller is told the examiner's process and its own user")
    public void isToldOwnUser() {
        isToldUser(Integer.parseInt(world.examiner().ask("fact", "uid")));
    }

    @Given("a caller whose SIGPIPE is at its default")
    public void hasDefault() {
        world.caller().ask("by default", Integer.toString(Signals.SIGPIPE));
        Map<String, Set<Integer>> signals = world.oracle().signals(world.caller().pid());
        Assertions.assertThat(signals.get("ignored")).as("ignored signals").doesNotContain(Signals.SIGPIPE);
        Assertions.assertThat(signals.get("caught")).as("caught signals").doesNotContain(Signals.SIGPIPE);
    }

    @Given("a peer that reads nothing")
    public void aPeer() {
        Companion examiner = world.examiner();
        at = examiner.path(SOCKET);
        examiner.ask("listen", at.toString());
        world.caller().ask("dial", at.toString());
        examiner.ask("accept");
    }

    @Given("a peer that has hung up")
    public void aPeerThatHungUp() {
        aPeer();
        world.examiner().ask("hang up");
    }

    @When("it sends a byte as a {side}")
    public void sendsByte(Boolean daemon) {
        world.attempt(daemon ? new String[] {"send now"} : new String[] {"send all", "1"});
    }

    @When("it writes a byte as to any file")
    public void writesByte() {
        world.attempt("write");
    }

    @When("it sends as a daemon until there is no room")
    public void sendsUntilFull() {
        world.attempt("send until full");
    }

    @Then("exactly what it sent waits for the peer")
    public void waitsForPeer() {
        String waiting = world.examiner().ask("pending");
        Assertions.assertThat(Long.parseLong(waiting)).as("bytes that wait").isPositive();
        Assertions.assertThat(world.reply()).as("bytes that were sent").isEqualTo(new Reply.Done(waiting));
    }

    /** The peer begins to read when something waits for it already. */
    @When("it sends {size} as a client, and the peer reads late")
    public void sendsMuch(Long bytes) {
        world.caller().send("send all", bytes.toString());
        world.await("sending", () -> !world.examiner().ask("pending").equals("0"), "nothing waits for the peer");
        received = world.examiner().ask("receive", bytes.toString());
        world.took(world.caller().next());
    }

    private String received;

    @Then("the peer receives {size}")
    public void receives(Long bytes) {
        Assertions.assertThat(world.reply()).as("bytes that were sent").isEqualTo(new Reply.Done(bytes.toString()));
        Assertions.assertThat(received).as("bytes that were received").isEqualTo(bytes.toString());
    }

    @When("the caller listens at a path of {int} bytes")
    public void listensAt(int length) {
        at = pathOf(length);
        world.attempt("listen", at.toString());
    }

    @When("the caller dials a path of {int} bytes")
    public void dials(int length) {
        at = pathOf(length);
        world.attempt("dial", at.toString());
    }

    private Path pathOf(int length) {
        int folder = world.path("x").toString().length() - 1;
        return world.path("s".repeat(length - folder));
    }

    @Given("a file {string} that holds {string}")
    public void aFile(String name, String text) throws IOException {
        Files.writeString(world.path(name), text);
    }

    @When("the caller listens at {string}")
    public void listensAtName(String name) {
        at = world.path(name);
        world.attempt("listen", at.toString());
    }

    @When("the caller dials {string}")
    public void dialsName(String name) {
        at = world.path(name);
        world.attempt("dial", at.toString());
    }

    @Then("the caller holds the socket there")
    public void holdsSocket() {
        Assertions.assertThat(world.oracle().holdsSocket(world.caller().pid(), at)).as("it holds the socket").isTrue();
    }

    @Then("nothing is there")
    public void nothingIsThere() {
        Assertions.assertThat(at).as("what is at the path").doesNotExist();
        Assertions.assertThat(world.oracle().descriptors(world.caller().pid(), "socket")).as("its sockets").isZero();
    }

    @Then("the file {string} still holds {string}")
    public void stillHolds(String name, String text) {
        Assertions.assertThat(world.path(name)).hasContent(text);
    }
}
