package assay.steps.pardes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import assay.ninep.Fid;
import assay.ninep.Mode;
import assay.ninep.Text;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Sessions that are dumped and restored. */
public final class DumpSteps {

    private static final List<String> KEPT = List.of("body", "dot", "dirty", "tag");

    private final PardesWorld world;
    private final Set<String> serials = new HashSet<>();
    private Map<String, String> before = Map.of();

    public DumpSteps(PardesWorld world) {
        this.world = world;
    }

    private Path onDisk(String name) {
        return world.actor().home().resolve(name);
    }

    private String content(String name) {
        try {
            return Text.decode(Files.readAllBytes(onDisk(name)));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    @Given("{bytes} has been appended to the file {string} on disk")
    public void hasBeenAppended(byte[] bytes, String name) {
        try {
            Files.write(onDisk(name), bytes, StandardOpenOption.APPEND);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    @Then("the file {string} on disk begins with {bytes} and ends with {bytes}")
    public void beginsAndEnds(String name, byte[] begin, byte[] end) {
        Assertions.assertThat(content(name)).as(name).startsWith(Text.decode(begin)).endsWith(Text.decode(end));
    }

    @Then("the file {string} on disk has lines that begin with {string}, {string} and {string}")
    public void hasLines(String name, String one, String two, String three) {
        List<String> lines = content(name).lines().toList();
        for (String begin : List.of(one, two, three)) {
            Assertions.assertThat(lines).as("lines of %s", name).anyMatch(line -> line.stripLeading().startsWith(begin));
        }
    }

    /** The reply may come before the hang-up or be lost with it; both are heard in order. */
    @When("the client writes {bytes} to {path}, and is hung up on")
    public void restores(byte[] text, String path) {
        serials.addAll(Index.of(world.observer().read("/index")).serials());
        before = kept(world.resolved("{pane}"));
        Fid file = world.root().open(path, Mode.OWRITE);
        int mark = world.session().mark();
        file.startWriting(0, text);
        world.session().awaitHangUp(mark);
        world.reconnect();
    }

    private Map<String, String> kept(String serial) {
        Map<String, String> kept = new LinkedHashMap<>();
        KEPT.forEach(file -> kept.put(file, Text.decode(world.observer().read("/pane/" + serial + "/" + file))));
        return kept;
    }

    @Then("no pane has a serial that one had before")
    public void haveNewSerials() {
        List<String> now = new ArrayList<>(Index.of(world.observer().read("/index")).serials());
        Assertions.assertThat(now).as("serials").hasSameSizeAs(serials).doesNotContainAnyElementsOf(serials);
    }

    /** All but what can be undone: that is not dumped. */
    @Then("the restored pane {string} reads as pane {string} did, in body, dot, dirty and tag")
    public void readsAsBefore(String name, String pane) {
        String serial = Index.of(world.observer().read("/index")).showing(onDisk(name).toString());
        Map<String, String> now = kept(serial);
        now.computeIfPresent("tag", (file, tag) -> tag.replace(" Undo", ""));
        before.computeIfPresent("tag", (file, tag) -> tag.replace(" Undo", ""));
        Assertions.assertThat(now).as("pane %s, which was %s", name, pane).isEqualTo(before);
    }
}
