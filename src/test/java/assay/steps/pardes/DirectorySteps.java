package assay.steps.pardes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import assay.ninep.Dir;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Directories and their entries. */
public final class DirectorySteps {

    private final PardesWorld world;

    public DirectorySteps(PardesWorld world) {
        this.world = world;
    }

    @When("the client lists {path}")
    public void lists(String path) {
        world.attemptReading(() -> world.root().read(world.resolved(path)));
    }

    @Then("the entries are {string}")
    public void are(String names) {
        Assertions.assertThat(names(Dir.entries(world.data()))).as("entries").isEqualTo(sorted(world.resolved(names)));
    }

    @Then("no entry is longer than {int} bytes")
    public void areShort(int most) {
        Assertions.assertThat(Dir.entries(world.data())).as("entries").isNotEmpty()
                .allSatisfy(each -> Assertions.assertThat(each.bytes()).as(each.name()).hasSizeLessThanOrEqualTo(most));
    }

    @Then("{path} lists the serials of the index, and {string}")
    public void listsTheIndex(String path, String other) {
        List<String> expected = new ArrayList<>(Index.of(world.observer().read("/index")).serials());
        expected.add(other);
        Assertions.assertThat(names(world.observer().list(path))).as("entries of %s", path)
                .isEqualTo(sorted(String.join(" ", expected)));
    }

    private static String names(List<Dir> entries) {
        return sorted(entries.stream().map(Dir::name).collect(Collectors.joining(" ")));
    }

    private static String sorted(String names) {
        return List.of(names.split(" ")).stream().sorted().collect(Collectors.joining(" "));
    }

    @Then("the modes are these")
    public void modes(String table) {
        Assertions.assertThat(Dir.entries(world.data()).stream()
                        .map(each -> Integer.toOctalString(each.mode() & 0777) + (each.qid().directory() ? " D " : "   ") + each.name())
                        .sorted()
                        .collect(Collectors.joining("\n")))
                .as("modes")
                .isEqualTo(table.lines().map(world::resolved).sorted().collect(Collectors.joining("\n")));
    }
}
