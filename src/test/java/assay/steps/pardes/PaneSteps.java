package assay.steps.pardes;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import assay.ninep.Mode;
import assay.ninep.Text;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Panes: made, closed, and as the index tells of them. */
public final class PaneSteps {

    private final PardesWorld world;
    private final Set<String> closed = new HashSet<>();
    private Index.Line line;

    public PaneSteps(PardesWorld world) {
        this.world = world;
    }

    private Index index() {
        return Index.of(world.observer().read("/index"));
    }

    @Given("the client has closed pane {string}")
    public void hasClosed(String pane) {
        String serial = world.resolved("{" + pane + "}");
        world.root().walk("/pane/" + serial).remove();
        closed.add(serial);
        world.note();
    }

    @Given("the client has made {int} panes")
    public void hasMadePanes(int count) {
        for (int i = 0; i < count; i++) {
            world.root().read("/pane/new");
        }
    }

    @When("the client makes {int} panes, and writes {int} bytes to the body of each")
    public void makesLargePanes(int count, int bytes) {
        byte[] text = "x".repeat(bytes).getBytes(StandardCharsets.US_ASCII);
        world.attempt(() -> {
            for (int i = 0; i < count; i++) {
                String serial = Text.decode(world.root().read("/pane/new")).strip();
                world.root().write("/pane/" + serial + "/body", text);
            }
        });
    }

    @Given("the client has made {int} columns")
    public void hasMadeColumns(int count) {
        for (int i = 0; i < count; i++) {
            world.root().write("/ctl", "Newcol\n".getBytes(StandardCharsets.US_ASCII));
        }
    }

    @Given("the client has emptied {path}")
    public void hasEmptied(String path) {
        world.root().open(world.resolved(path), Mode.OWRITE | Mode.OTRUNC).clunk();
    }

    @When("the client gives pane {string} a name of {int} bytes")
    public void names(String pane, int length) {
        byte[] name = ("/" + "n".repeat(length - 1)).getBytes(StandardCharsets.US_ASCII);
        world.attempt(() -> world.root().write(world.resolved("/pane/{" + pane + "}/name"), name));
    }

    @Then("the index says of pane {string} that it is a {word} file of {int} characters")
    public void tellsOfFile(String pane, String state, int characters) {
        line = index().pane(world.resolved("{" + pane + "}"));
        Assertions.assertThat(line.dirty()).as("dirty: %s", line).isEqualTo(state.equals("dirty"));
        Assertions.assertThat(line.directory()).as("a directory: %s", line).isFalse();
        Assertions.assertThat(line.bodyLength()).as("characters of the body: %s", line).isEqualTo(characters);
    }

    @Then("the index says of pane {string} that it is a clean directory")
    public void tellsOfDirectory(String pane) {
        line = index().pane(world.resolved("{" + pane + "}"));
        Assertions.assertThat(line.dirty()).as("dirty: %s", line).isFalse();
        Assertions.assertThat(line.directory()).as("a directory: %s", line).isTrue();
    }

    @Then("its tag begins with {string}")
    public void tagBegins(String begin) {
        Assertions.assertThat(line.tag()).as("tag").startsWith(world.resolved(begin));
    }

    @Then("the index says of pane {string} how long its tag is")
    public void tellsTheTagsLength(String pane) {
        String serial = world.resolved("{" + pane + "}");
        String tag = Text.decode(world.observer().read("/pane/" + serial + "/tag"));
        Assertions.assertThat(index().pane(serial).tagLength()).as("characters of the tag '%s'", tag)
                .isEqualTo(tag.codePointCount(0, tag.length()));
    }

    @Then("the index has a line for each of {int} panes")
    public void hasLines(int count) {
        Assertions.assertThat(index().serials()).as("serials of the index").hasSize(count).doesNotHaveDuplicates();
    }

    @Then("the client gets a serial that no pane had before")
    public void getsNewSerial() {
        String serial = new String(world.data(), StandardCharsets.US_ASCII).strip();
        Assertions.assertThat(index().serials()).as("serials of the index").contains(serial);
        Assertions.assertThat(closed).as("serials of closed panes").isNotEmpty().doesNotContain(serial);
    }

    @Then("the body of pane {string} has {long} bytes")
    public void hasBytes(String pane, long count) {
        Assertions.assertThat(world.observer().read(world.resolved("/pane/{" + pane + "}/body")).length)
                .as("bytes of the body")
                .isEqualTo((int) count);
    }

    @Then("the body of pane {string} has {int} character(s)")
    public void hasCharacters(String pane, int count) {
        Assertions.assertThat(index().pane(world.resolved("{" + pane + "}")).bodyLength())
                .as("characters of the body")
                .isEqualTo(count);
    }

    @Then("the client gets ten columns, the third of them {string}, the fourth {string} and the fifth {string}")
    public void getsColumns(String third, String fourth, String fifth) {
        List<String> columns = List.of(new String(world.data(), StandardCharsets.UTF_8).strip().split(" +"));
        Assertions.assertThat(columns).as("columns").hasSize(10);
        Assertions.assertThat(columns.subList(2, 5)).as("third to fifth").containsExactly(third, fourth, fifth);
        Assertions.assertThat(columns.get(6)).as("font").isEqualTo("fixed");
    }
}
