package assay.steps.pardes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import assay.os.Setting;
import assay.subject.Output;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** How a session starts, and how one that cannot start says so. */
public final class LaunchSteps {

    private static final byte[] TWO_LINES = "first line\nsecond line\n".getBytes(StandardCharsets.UTF_8);
    private static final Duration END = Duration.ofSeconds(10);

    private final PardesWorld world;
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    public LaunchSteps(PardesWorld world) {
        this.world = world;
    }

    @Given("a session with two panes")
    public void hasTwoPanes() {
        world.startWith(TWO_LINES);
    }

    @Given("a session with one pane")
    public void hasOnePane() {
        world.start(Launch.showing(Map.of(PardesWorld.FIRST, TWO_LINES)));
        world.name("pane", PardesWorld.FIRST);
    }

    @Given("a session that may have {int} descriptors")
    public void isLimited(int descriptors) {
        world.start(Launch.showing(Map.of(PardesWorld.FIRST, TWO_LINES)).limited(descriptors));
    }

    @Given("a session whose pane holds {bytes}")
    public void holds(byte[] bytes) {
        world.startWith(bytes);
    }

    @Given("a folder with the file {string} of {bytes}")
    public void hasFile(String name, byte[] bytes) {
        files.put(name, bytes);
    }

    @When("a session is started for {string}")
    public void isStartedFor(String names) {
        List<String> arguments = Arrays.stream(names.split(" ")).filter(name -> !name.isEmpty()).toList();
        world.start(Launch.of("assay", arguments, files));
    }

    @When("a session is to be started for {string}")
    public void isToBeStartedFor(String names) {
        world.launch(Launch.of("assay", List.of(names.split(" ")), files));
    }

    @When("a session is started under the name {string}")
    public void isStartedAs(String name) {
        world.launch(Launch.named(name));
    }

    @When("a session is started under a name of {int} characters")
    public void isStartedAsLong(int length) {
        isStartedAs("n".repeat(length));
    }

    @When("a session is started without XDG_RUNTIME_DIR")
    public void isStartedNowhere() {
        world.launch(Launch.named("assay").with(Setting.without(Launch.RUNTIME)));
    }

    @When("a session is started in the runtime folder {string}")
    public void isStartedIn(String folder) {
        world.launch(Launch.named("assay").with(Setting.of(Launch.RUNTIME, folder)));
    }

    @When("a session is started in a runtime folder whose name has {int} characters")
    public void isStartedFarAway(int length) {
        isStartedIn("/" + "d".repeat(length - 1));
    }

    @When("another session of the same name is started in the same runtime folder")
    public void isStartedAgain() {
        world.second(Launch.named("assay").with(Setting.of(Launch.RUNTIME, world.actor().runtime().toString())));
    }

    @When("a session is started where a socket file was left behind")
    public void isStartedOverAnotherSocket() {
        world.start(Launch.named("assay").furnished(scratch -> {
            try (ServerSocketChannel left = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
                left.bind(UnixDomainSocketAddress.of(scratch.folder(Launch.RUNTIME).resolve("pardes-9p-assay.sock")));
            }
        }));
    }

    private static Launch beside(String name) {
        return Launch.named("assay").furnished(scratch -> Files.createFile(scratch.folder(Launch.RUNTIME).resolve(name)));
    }

    @When("a session is started where a lock file was left behind")
    public void isStartedOverAnotherLock() {
        world.start(beside("pardes-9p-assay.lock"));
    }

    @When("a session is started where the runtime folder has the file {string}")
    public void isStartedBeside(String name) {
        world.launch(beside(name));
    }

    @Given("its socket has been replaced by another file")
    public void isReplaced() {
        try {
            Files.delete(world.actor().socket());
            Files.createFile(world.actor().socket());
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    @Then("the file {string} is still in the runtime folder")
    public void stays(String name) {
        Assertions.assertThat(world.actor().runtime().resolve(name)).isRegularFile();
    }

    @Then("that start ends with exit status {int}")
    public void endsWith(int status) {
        Assertions.assertThat(world.latest().awaitEnd(END).exit().toString()).as("end of the start").isEqualTo("exit " + status);
    }

    @Then("it says why on standard error: {string}")
    public void says(String words) {
        Assertions.assertThat(world.latest().running().standardError()).as("standard error").contains(words);
    }

    @Then("it serves")
    public void serves() {
        world.connect();
        Assertions.assertThat(world.root().stat().name()).as("name of the root").isEqualTo("/");
    }

    @Then("its socket is for its owner only")
    public void isPrivate() {
        try {
            Assertions.assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(world.actor().socket())))
                    .as("permissions of the socket")
                    .isEqualTo("rw-------");
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /** What it printed is heard at its end. */
    @Then("it has printed nothing on standard output")
    public void printedNothing() {
        world.actor().mayEnd();
        world.actor().running().signal(SessionActor.SIGTERM);
        Output first = world.actor().next(END);
        Assertions.assertThat(first).as("what came first from the process").isInstanceOf(Output.Ended.class);
    }

    @Then("the panes are {string}, from the top")
    public void showsPanes(String names) {
        String home = world.actor().home() + "/";
        Assertions.assertThat(Index.of(world.observer().read("/index")).lines().stream()
                        .map(line -> line.name().replace(home, ""))
                        .collect(Collectors.joining(" ")))
                .as("names of the panes")
                .isEqualTo(names);
    }
}
