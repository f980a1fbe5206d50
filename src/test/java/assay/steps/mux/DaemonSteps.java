package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.mux.Bytes;
import assay.mux.Invocation;
import assay.mux.Outcome;
import assay.mux.RawSocket;
import assay.os.Platform;
import assay.os.Setting;
import assay.subject.Running;
import io.cucumber.java.After;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Daemons: how they start, what they are to the system, and how they end. */
public final class DaemonSteps {

    private final MuxWorld world;
    private final Copies copies;
    private final List<RawSocket> peers = new ArrayList<>();

    public DaemonSteps(MuxWorld world, Copies copies) {
        this.world = world;
        this.copies = copies;
    }

    @After
    public void hangUp() {
        peers.forEach(RawSocket::close);
    }

    @Given("a running daemon")
    @When("a daemon is started")
    public void start() {
        world.start();
    }

    @When("the copy starts a daemon")
    public void copyStarts() {
        world.start(copies.program(), world.socket());
    }

    @When("the link starts a daemon")
    public void linkStarts() {
        world.start(copies.link(), world.socket());
    }

    /** The shell becomes the daemon: so it is a child of the suite's, and known before it starts. */
    @Given("a daemon in the foreground of another program")
    public void startInForeground() {
        Running<Invocation, Outcome> running =
                world.box().begin(world.program(), Invocation.of("d", "start", "--sock", world.socket().toString()));
        world.take(new Daemon(running.pid(), world.socket(), world.program()));
        world.await("start", () -> Files.exists(world.socket()), "the daemon binds no socket");
    }

    /** That it was accepted is asked of the system, before anything is judged. */
    @Given("a peer that has sent it half a frame and stalls")
    public void stalls() throws IOException {
        int before = world.oracle().descriptorCount(world.daemon().pid());
        RawSocket peer = new RawSocket(world.daemon().socket());
        peers.add(peer);
        peer.send(new Bytes(new byte[] {0}), Deadline.within("write", Duration.ofSeconds(5)));
        world.await("acceptance", () -> world.oracle().descriptorCount(world.daemon().pid()) > before,
                "the daemon does not accept the peer");
    }

    @Then("it runs the image that started it")
    public void runsImage() {
        runs(world.image());
    }

    @Then("it runs the copy")
    public void runsCopy() {
        runs(copies.file());
    }

    private void runs(Path image) {
        Assertions.assertThat(world.oracle().executable(world.daemon().pid())).as("what the daemon runs").isEqualTo(image);
    }

    @Then("the system calls it {string}")
    public void isCalled(String name) {
        Assertions.assertThat(world.oracle().name(world.daemon().pid())).as("its name").isEqualTo(name);
    }

    @Then("its arguments are those of a start in the foreground, and nothing else")
    public void hasArguments() {
        Assertions.assertThat(world.oracle().arguments(world.daemon().pid())).as("its arguments")
                .containsExactly("mux", "d", "start", "--sock", world.daemon().socket().toString());
    }

    @Then("its standard error names the process that holds the socket")
    public void namesHolder() {
        Assertions.assertThat(world.outcome().pid()).as("the process in " + world.outcome().notation()).isPresent();
        world.take(new Daemon(world.outcome().pid().getAsInt(), world.socket(), world.program()));
        Assertions.assertThat(world.oracle().holdsSocket(world.daemon().pid(), world.socket())).as("it holds the socket").isTrue();
    }

    @Then("its standard output holds nothing but an announcement")
    public void announces() {
        Assertions.assertThat(world.outcome().out()).as("its output").matches("(endpoint [0-9]+ [0-9a-f]+\n)?");
    }

    @Then("there are no dots in what it said")
    public void noDots() {
        Assertions.assertThat(world.outcome().err()).as("its standard error").doesNotContain("..").doesNotStartWith(".");
    }

    @Then("it leads a session of its own")
    public void leads() {
        Assertions.assertThat(Platform.host().processes().inSession(world.daemon().pid())).as("the session of its id")
                .contains(world.daemon().pid());
    }

    @Then("it reads from the null device")
    public void readsNothing() {
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid())).containsEntry(0, "/dev/null");
    }

    @Then("it writes both its streams to the log")
    public void writesToLog() {
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid()))
                .containsEntry(1, log().toString()).containsEntry(2, log().toString());
    }

    private Path log() {
        return world.box().folder("XDG_STATE_HOME").resolve("mux/muxd.log");
    }

    @Then("the same daemon serves on")
    public void servesOn() {
        Assertions.assertThat(world.oracle().alive(world.daemon().pid())).as("the daemon lives").isTrue();
        Assertions.assertThat(world.oracle().holdsSocket(world.daemon().pid(), world.daemon().socket()))
                .as("it holds the socket").isTrue();
        Assertions.assertThat(daemons()).as("daemons in the box").containsExactly(world.daemon().pid());
    }

    /** The processes in the box that were started as daemons. */
    private List<Integer> daemons() {
        return world.box().processes().stream().filter(pid -> {
            List<String> arguments = world.oracle().arguments(pid);
            return arguments.size() > 2 && arguments.subList(1, 3).equals(List.of("d", "start"));
        }).toList();
    }

    @Then("the system knows no such process, not even a dead one")
    public void isGone() {
        world.mayEnd();
        Assertions.assertThat(Platform.host().processes().all()).as("processes").doesNotContain(world.daemon().pid());
    }

    @Then("nothing is left at its socket")
    public void socketIsGone() {
        Assertions.assertThat(world.daemon().socket()).doesNotExist();
    }

    /** A shell opens the file, removes it, and goes on as what it opened. */
    @When("the copy starts a daemon although its file has been removed")
    public void startsRemoved() {
        String script = "exec 9<\"$0\" && rm \"$0\" && exec /proc/self/fd/9 \"$@\"";
        world.start(world.box().program(List.of("/bin/sh", "-c", script, copies.file().toString())), world.socket());
        world.take(new Daemon(world.daemon().pid(), world.socket(), world.program()));
    }

    @Then("the daemon serves")
    public void serves() {
        Assertions.assertThat(world.oracle().holdsSocket(world.daemon().pid(), world.daemon().socket()))
                .as("it holds its socket").isTrue();
    }

    @When("a daemon is started that is held before it can answer")
    public void isHeld() {
        Running<Invocation, Outcome> starter = world.box().begin(
                world.program(), Invocation.of("d", "start", "-d", "--sock", world.socket().toString()));
        world.await("start of the daemon", () -> held(starter.pid()), "no daemon is started");
        world.took(starter.channel().receive(Deadline.within("starter", Duration.ofSeconds(20))));
    }

    /** Not before the daemon's image has taken over: until then the starter itself would wait for the one that is held. */
    private boolean held(int starter) {
        for (int child : Platform.host().processes().children(starter)) {
            if (world.oracle().arguments(child).contains("-d")) {
                return false;
            }
            world.signal(child, MuxWorld.SIGSTOP);
            world.take(new Daemon(child, world.socket(), world.program()));
            return true;
        }
        return false;
    }

    @Then("the daemon is left running, and serves once it is let go")
    public void servesLater() {
        Assertions.assertThat(world.outcome().pid()).as("the process that it names").hasValue(world.daemon().pid());
        Assertions.assertThat(world.oracle().alive(world.daemon().pid())).as("the daemon lives").isTrue();
        world.signal(world.daemon().pid(), MuxWorld.SIGCONT);
        world.await("answer", () -> world.command().run("a", "list", "--sock", world.socket().toString()).succeeded(),
                "the daemon does not answer");
    }

    @Then("that took less than twice the time of the one")
    public void tookLess() {
        Assertions.assertThat(world.stops().get(1)).as("the time to stop all").isLessThan(world.stops().get(0).multipliedBy(2));
    }

    @Then("the system knows none of the shells, not even as dead")
    public void shellsAreGone() {
        Assertions.assertThat(Platform.host().processes().all()).as("processes").doesNotContainAnyElementsOf(world.shells());
    }

    @Given("another program called {string} that is first on the path")
    public void anotherIsFirst(String name) throws IOException {
        Path folder = Files.createDirectories(world.box().home().resolve("bin"));
        Path other = Files.writeString(folder.resolve(name), "#!/bin/sh\n>\"$HOME/other-ran\"\n");
        Files.setPosixFilePermissions(other, PosixFilePermissions.fromString("rwxr-xr-x"));
        world.box().usually(Setting.of("PATH", folder + ":/usr/bin:/bin"));
    }

    @When("{person} comes to session {string}, where no daemon runs")
    public void comesFirst(String person, String session) {
        world.seat(person, "--session", session);
    }

    @Then("a daemon of the image under test runs there")
    public void runsThere() {
        Assertions.assertThat(daemons()).as("daemons in the box").hasSize(1);
        world.take(new Daemon(daemons().get(0), world.socket(), world.program()));
        runs(world.image());
        hasArguments();
    }

    @Then("the other program was never run")
    public void otherNeverRan() {
        Assertions.assertThat(world.box().home().resolve("other-ran")).doesNotExist();
    }
}
