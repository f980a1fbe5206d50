package assay.steps.pardes;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

import io.cucumber.java.en.Then;
import org.assertj.core.api.Assertions;

/** Files of lines: the status and its kin. */
public final class ListingSteps {

    private final PardesWorld world;

    public ListingSteps(PardesWorld world) {
        this.world = world;
    }

    @Then("{path} tells {string}")
    public void tells(String path, String line) {
        Assertions.assertThat(Records.lines(world.observer().read(world.resolved(path)))).as("lines of %s", path)
                .contains(world.resolved(line));
    }

    @Then("the client gets a line {string}")
    public void getsLine(String line) {
        String wanted = world.resolved(line).replace("\\t", "\t");
        Assertions.assertThat(Records.lines(world.data())).as("lines").anyMatch(FileSteps.like(wanted).asMatchPredicate());
    }

    @Then("the lines are in order")
    public void areInOrder() {
        List<String> lines = Records.lines(world.data());
        Assertions.assertThat(lines).as("lines").hasSizeGreaterThan(1).isSorted();
    }

    @Then("the client gets fewer than {int} characters, all of them ASCII")
    public void getsShortText(int most) {
        String text = new String(world.data(), StandardCharsets.UTF_8);
        Assertions.assertThat(text.length()).as("characters").isPositive().isLessThan(most);
        Assertions.assertThat(text.codePoints()).as("characters").allMatch(each -> each < 128);
    }

    @Then("the client gets {int} bytes")
    public void getsCount(int count) {
        Assertions.assertThat(world.data().length).as("bytes").isEqualTo(count);
    }

    @Then("the screen has {int} rows, the first of them {string}")
    public void hasRows(int count, String first) {
        List<String> rows = screen();
        Assertions.assertThat(rows).as("rows of the screen").hasSize(count);
        Assertions.assertThat(rows.get(0)).as("first row").isEqualTo(first);
    }

    @Then("one of them is {string}")
    public void isOneOf(String row) {
        Assertions.assertThat(screen()).as("rows of the screen").contains(row);
    }

    private List<String> screen() {
        return Records.lines(world.observer().read("/screen"));
    }

    @Then("it took less than {span}")
    public void tookLess(Duration span) {
        Assertions.assertThat(world.took()).as("time from the request to its answer").isLessThan(span);
    }
}
