package assay.steps.monty;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.monty.wire.Print;
import assay.monty.wire.PrintStream;
import io.cucumber.java.en.Then;

/** What the sandbox prints, and how it comes. */
public final class PrintSteps {

    private final MontyWorld world;

    public PrintSteps(MontyWorld world) {
        this.world = world;
    }

    @Then("before the turn's end the worker has printed {string} to standard output")
    public void printed(String text) {
        Assertions.assertThat(world.turn().printed())
                .as("printed in this turn")
                .isEqualTo(text.replace("\\n", "\n"));
        Assertions.assertThat(world.turn().prints())
                .as("streams")
                .allMatch(print -> print.getStream() == PrintStream.STDOUT);
    }

    @Then("the worker has printed {int} characters in pieces of at most {size}")
    public void printedInPieces(int count, Long most) {
        Assertions.assertThat(world.turn().printed().codePointCount(0, world.turn().printed().length()))
                .as("characters printed")
                .isEqualTo(count);
        Assertions.assertThat(world.turn().prints())
                .as("pieces")
                .allMatch(print -> print.getText().getBytes(StandardCharsets.UTF_8).length <= most);
    }

    @Then("the worker has printed {int} characters in {int} piece(s)")
    public void printedInCountedPieces(int count, int pieces) {
        Assertions.assertThat(world.turn().printed().length()).as("characters printed").isEqualTo(count);
        Assertions.assertThat(world.turn().prints()).as("pieces").hasSize(pieces);
    }

    @Then("the prints arrive as")
    public void arriveAs(List<String> texts) {
        Assertions.assertThat(world.turn().prints().stream().map(Print::getText))
                .as("print events")
                .isEqualTo(texts.stream().map(text -> text.replace("\\n", "\n")).toList());
    }
}
