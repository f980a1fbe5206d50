package assay.steps.pardes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;

import assay.ninep.Dir;
import assay.ninep.Fid;
import assay.ninep.Mode;
import assay.ninep.Text;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Files of the tree as a whole: read, written, opened, made and removed by their paths; and files on disk. */
public final class FileSteps {

    /** Stands for any text in an expected one. */
    private static final String ANYTHING = "…";

    private final PardesWorld world;

    public FileSteps(PardesWorld world) {
        this.world = world;
    }

    @Given("the client has written {bytes} to {path}")
    public void hasWritten(byte[] data, String path) {
        world.root().write(world.resolved(path), world.resolved(data));
    }

    @When("the client writes {bytes} to {path}")
    public void writes(byte[] data, String path) {
        world.attempt(() -> world.root().write(world.resolved(path), world.resolved(data)));
    }

    @When("the client writes {int} bytes to {path}")
    public void writesMany(int count, String path) {
        writes(many(count), path);
    }

    @Given("the client has written {int} bytes to {path}")
    public void hasWrittenMany(int count, String path) {
        hasWritten(many(count), path);
    }

    private static byte[] many(int count) {
        return "x".repeat(count).getBytes(StandardCharsets.US_ASCII);
    }

    @When("{int} bytes of the data of pane {string} are read")
    public void readsData(int count, String pane) {
        world.attemptReading(() -> world.root().open(world.resolved("/pane/{" + pane + "}/data"), Mode.OREAD).read(0, count));
    }

    @When("the client writes {bytes} to {path}, a byte at a time")
    public void writesByBytes(byte[] data, String path) {
        world.attempt(() -> {
            Fid file = world.root().open(world.resolved(path), Mode.OWRITE);
            file.writeBy(1, world.resolved(data));
            file.clunk();
        });
    }

    @When("the client reads {path}")
    public void reads(String path) {
        world.attemptReading(() -> world.root().read(world.resolved(path)));
    }

    @When("the client opens {path} for {mode}")
    public void opens(String path, int mode) {
        world.attempt(() -> world.client().keep("it", world.root().open(world.resolved(path), mode)));
    }

    @When("the client removes {path}")
    public void removes(String path) {
        world.attempt(() -> world.root().walk(world.resolved(path)).remove());
    }

    @When("the client creates {string} in {path}")
    public void creates(String name, String path) {
        world.attempt(() -> {
            Fid folder = world.root().walk(world.resolved(path));
            folder.create(name, 0666, Mode.ORDWR);
        });
    }

    @When("the client cuts {path} to a length of {int}")
    public void cuts(String path, int length) {
        world.attempt(() -> world.root().walk(world.resolved(path)).wstat(Dir.UNTOUCHED.withLength(length)));
    }

    @When("the client renames {path} to {string}")
    public void renames(String path, String name) {
        world.attempt(() -> world.root().walk(world.resolved(path)).wstat(Dir.UNTOUCHED.withName(name)));
    }

    @When("the client walks to {path}")
    public void walks(String path) {
        world.attempt(() -> world.client().keep("it", world.root().walk(world.resolved(path))));
    }

    @Then("the server takes it")
    public void takes() {
        world.isTaken();
    }

    @Then("the server refuses it: {code}")
    public void refuses(String why) {
        Assertions.assertThat(world.refusal()).as("reason of the refusal").matches(like(world.resolved(why)));
    }

    /** A pattern of an expected text in which each … stands for any text. */
    static Pattern like(String text) {
        String[] parts = text.split(ANYTHING, -1);
        StringBuilder pattern = new StringBuilder(Pattern.quote(parts[0]));
        for (int i = 1; i < parts.length; i++) {
            pattern.append(".*").append(Pattern.quote(parts[i]));
        }
        return Pattern.compile(pattern.toString(), Pattern.DOTALL);
    }

    @Then("the client gets {bytes}")
    public void gets(byte[] expected) {
        Assertions.assertThat(shown(world.data())).as("what was read").isEqualTo(shown(world.resolved(expected)));
    }

    @Then("{path} reads {bytes}")
    public void nowReads(String path, byte[] expected) {
        Assertions.assertThat(shown(world.observer().read(world.resolved(path))))
                .as("what %s holds", path)
                .isEqualTo(shown(world.resolved(expected)));
    }

    /** Bytes as characters, those that are none included. */
    private static String shown(byte[] bytes) {
        return Text.decode(bytes);
    }

    @Given("the file {string} on disk holds {bytes}")
    public void holdsOnDisk(String name, byte[] bytes) {
        try {
            Files.write(world.actor().home().resolve(name), bytes);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    @Then("the file {string} on disk has become {bytes}")
    public void hasBecome(String name, byte[] expected) {
        try {
            Assertions.assertThat(shown(Files.readAllBytes(world.actor().home().resolve(name))))
                    .as("what %s holds on disk", name)
                    .isEqualTo(shown(expected));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }
}
