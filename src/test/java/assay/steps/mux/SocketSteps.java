package assay.steps.mux;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.mux.Invocation;
import assay.os.Setting;
import assay.subject.Provenance;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Paths of sockets: whose they are, who reaches them, and what may be done to them. */
public final class SocketSteps {

    private static final String OPEN = "rwx--x--x";

    private final MuxWorld world;
    private Daemon first;
    private Daemon successor;

    public SocketSteps(MuxWorld world) {
        this.world = world;
    }

    /** What can lie where a socket is wanted. */
    @ParameterType("a stale socket|a file|a folder")
    public String thing(String words) {
        return words;
    }

    @When("a daemon is started without being told where to listen")
    public void startByDefault() throws IOException {
        world.took(world.command().run("d", "start", "-d"));
        world.serving(world.program(), SocketFiles.below(world.box().folder("XDG_RUNTIME_DIR")).stream()
                .filter(path -> path.getParent().equals(world.box().folder("XDG_RUNTIME_DIR")))
                .findFirst().orElse(world.socket()));
    }

    @Then("it holds a socket in the runtime folder")
    @Then("it holds its socket")
    public void holdsSocket() {
        Assertions.assertThat(world.oracle().holdsSocket(world.daemon().pid(), world.daemon().socket()))
                .as("it holds the socket " + world.daemon().socket()).isTrue();
    }

    @Then("it answers who asks without being told where")
    public void answersByDefault() {
        Assertions.assertThat(world.command().run("d", "stats").exit()).hasToString("exit 0");
        Assertions.assertThat(world.command().run("a", "list").exit()).hasToString("exit 0");
    }

    @When("{code} is given at its socket where there is no runtime folder")
    public void isGivenAtSocket(String line) {
        world.took(world.command().run(new Invocation(List.of(world.atSocket(CommandSteps.words(line))),
                List.of(Setting.without("XDG_RUNTIME_DIR")), new byte[0])));
    }

    @When("a daemon is started at a path of {int} bytes")
    public void startLong(int bytes) {
        world.start(world.program(), path(bytes));
    }

    @When("{code} is given at a path of {int} bytes")
    public void isGivenLong(String line, int bytes) {
        List<String> words = new ArrayList<>(CommandSteps.words(line));
        words.addAll(List.of("--sock", path(bytes).toString()));
        world.took(world.command().run(words.toArray(String[]::new)));
    }

    private Path path(int bytes) {
        int so = world.socket("").toString().getBytes(StandardCharsets.UTF_8).length + 1;
        return world.socket("x".repeat(bytes - so));
    }

    @Then("a caller is answered there")
    public void isAnswered() {
        Assertions.assertThat(world.command().run("a", "list", "--sock", world.daemon().socket().toString()).exit())
                .as("the end of the listing").hasToString("exit 0");
    }

    @Given("a daemon that was killed and has left its socket")
    public void wasKilled() {
        world.start();
        world.mayEnd();
        world.signal(world.daemon().pid(), MuxWorld.SIGKILL);
        world.await("death", () -> !world.oracle().alive(world.daemon().pid()), "the daemon does not die");
        Assertions.assertThat(world.socket()).as("its socket").exists();
    }

    @Given("{thing} at the usual path")
    public void lies(String thing) throws IOException {
        Path path = world.socket();
        switch (thing) {
            case "a stale socket" -> {
                try (ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
                    listener.bind(UnixDomainSocketAddress.of(path));
                }
            }
            case "a file" -> Files.writeString(path, "not to be deleted");
            default -> Files.createDirectory(path);
        }
    }

    @Then("{thing} is still there")
    public void stillLies(String thing) {
        switch (thing) {
            case "a stale socket" -> Assertions.assertThat(world.socket()).exists();
            case "a file" -> Assertions.assertThat(world.socket()).hasContent("not to be deleted");
            default -> Assertions.assertThat(world.socket()).isDirectory();
        }
    }

    @Given("its socket was moved away, and another daemon was started in its place")
    public void wasMoved() throws IOException {
        first = new Daemon(world.daemon().pid(), world.socket("moved"), world.program());
        world.mayEnd();
        Files.move(world.socket(), first.socket());
        world.start();
    }

    @When("the first daemon is told to stop")
    public void stopFirst() {
        successor = world.daemon();
        world.took(world.command().run("d", "stop", "--sock", first.socket().toString()));
        world.lookAt(first);
    }

    @Then("the successor still holds its socket and answers there")
    public void successorServes() {
        Assertions.assertThat(world.oracle().holdsSocket(successor.pid(), successor.socket()))
                .as("the successor holds its socket").isTrue();
        Assertions.assertThat(world.command().run("a", "list", "--sock", successor.socket().toString()).exit())
                .as("the end of the listing").hasToString("exit 0");
    }

    /** Every folder on the way may be passed by everybody, and the socket itself is its owner's. */
    @Given("a running daemon whose socket another user can see and not reach")
    public void isOutOfReach() throws IOException {
        world.start();
        Path runtime = world.box().folder("XDG_RUNTIME_DIR");
        for (Path each : List.of(runtime, runtime.getParent(), world.box().home().getParent())) {
            Files.setPosixFilePermissions(each, PosixFilePermissions.fromString(OPEN));
        }
        Files.setPosixFilePermissions(world.socket(), PosixFilePermissions.fromString("rw-------"));
    }

    @When("the other user gives {code}")
    public void otherGives(String line) {
        Provenance other = OtherUser.as(world.box(), world.program());
        Path home = Path.of("/");
        world.took(world.box().command(other).run(new Invocation(
                List.of(world.atSocket(CommandSteps.words(line))),
                List.of(Setting.of("HOME", home.toString()), Setting.of("XDG_STATE_HOME", otherState().toString())), new byte[0])));
    }

    /** A place for the log of a daemon that the other user starts, so that this is not what stands in the way. */
    private Path otherState() {
        try {
            Path state = Files.createDirectories(world.box().folder("TMPDIR").resolve("other"));
            Files.setPosixFilePermissions(state.getParent(), PosixFilePermissions.fromString(OPEN));
            Files.setAttribute(state, "unix:uid", OtherUser.ID);
            return state;
        } catch (IOException refused) {
            throw new IllegalStateException(refused);
        }
    }

    @Then("it does not call the daemon running")
    public void doesNotCallRunning() {
        Assertions.assertThat(world.outcome().out() + world.outcome().err()).as("what it said").doesNotContain("already running");
    }
}
