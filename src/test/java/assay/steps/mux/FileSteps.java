package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;

import assay.subject.Provenance;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** The files that are made for a user: keys, logs, folders. */
public final class FileSteps {

    private final MuxWorld world;
    private String digest;
    private String held;

    public FileSteps(MuxWorld world) {
        this.world = world;
    }

    private Path key() {
        return world.box().folder("XDG_CONFIG_HOME").resolve("mux/key");
    }

    private Path log() {
        return world.box().folder("XDG_STATE_HOME").resolve("mux/muxd.log");
    }

    @Given("{code} was given")
    public void wasGiven(String line) {
        Assertions.assertThat(world.command().run(CommandSteps.words(line).toArray(String[]::new)).exit())
                .hasToString("exit 0");
        digest = world.oracle().sha256(key());
    }

    @Then("it succeeds, and its output is the path of the key and nothing else")
    public void printsKey() {
        Assertions.assertThat(world.outcome().exit()).hasToString("exit 0");
        Assertions.assertThat(world.outcome().out()).as("its output").isEqualTo(key() + "\n");
        Assertions.assertThat(world.oracle().size(key())).as("the size of the key").isPositive();
    }

    @Then("the key's mode is {string}, and its folder's {string}")
    public void keyHasMode(String mode, String folders) {
        Assertions.assertThat(world.oracle().mode(key())).as("mode of the key").isEqualTo(mode);
        Assertions.assertThat(world.oracle().mode(key().getParent())).as("mode of its folder").isEqualTo(folders);
    }

    @Then("the key is the one that was made first")
    public void keyIsFirst() {
        Assertions.assertThat(world.oracle().sha256(key())).as("digest of the key").isEqualTo(digest);
    }

    /** A shell sets the mask and goes on as the program. */
    private Provenance unmasked() {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", "umask 0; exec \"$0\" \"$@\""));
        command.addAll(world.program().command());
        return world.box().program(command);
    }

    @When("a daemon is started under a mask that hides nothing")
    public void startUnmasked() {
        world.start(unmasked(), world.socket());
    }

    @When("a daemon and a key are made under a mask that hides nothing")
    public void startAndKey() {
        Assertions.assertThat(world.box().command(unmasked()).run("d", "keygen").exit()).hasToString("exit 0");
        startUnmasked();
    }

    @Then("the log's mode is {string}")
    public void logHasMode(String mode) {
        Assertions.assertThat(world.oracle().mode(log())).as("mode of the log").isEqualTo(mode);
    }

    /** One that could not be closed on exec again would be named there. */
    @Then("the log complains of no descriptor")
    public void complainsOfNone() throws IOException {
        Assertions.assertThat(Files.readString(log())).as("the log").isNotEmpty().doesNotContain("seal fd");
    }

    @Given("the log holds the line {string}")
    public void logHolds(String line) throws IOException {
        Files.writeString(log(), line + "\n", StandardOpenOption.APPEND);
        held = Files.readString(log());
    }

    @When("another daemon is started at {string}")
    public void startAnother(String name) {
        world.start(world.program(), world.socket(name));
    }

    @Then("the log still begins with what it held")
    public void logBegins() throws IOException {
        Assertions.assertThat(Files.readString(log())).as("the log").startsWith(held);
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid())).as("what the second writes to")
                .containsEntry(1, log().toString());
    }

    @Then("every folder that was made is for its user only")
    public void foldersArePrivate() throws IOException {
        haveMode(Files::isDirectory, "700");
    }

    @Then("every file that was made is for its user only")
    public void filesArePrivate() throws IOException {
        haveMode(Files::isRegularFile, "600");
    }

    private void haveMode(Predicate<Path> kind, String mode) throws IOException {
        List<Path> made = made().stream().filter(kind).toList();
        Assertions.assertThat(made).as("what was made").isNotEmpty()
                .allSatisfy(each -> Assertions.assertThat(world.oracle().mode(each)).as(each.toString()).isEqualTo(mode));
    }

    /** All that is in the folders of the box. */
    private List<Path> made() throws IOException {
        List<Path> made = new ArrayList<>();
        for (String variable : List.of("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "TMPDIR")) {
            Path folder = world.box().folder(variable);
            try (Stream<Path> all = Files.walk(folder)) {
                all.filter(each -> !each.equals(folder)).forEach(made::add);
            }
        }
        return made;
    }
}
