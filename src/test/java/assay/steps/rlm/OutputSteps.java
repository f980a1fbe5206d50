package assay.steps.rlm;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.assertj.core.api.Assertions;

import assay.rlm.Answer;
import assay.rlm.Incoming;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What is written, through which stream, and to whom it is ascribed. */
public final class OutputSteps {

    private static final Set<String> STREAMS = Set.of("stdout", "stderr");

    private final RlmWorld world;
    private int many;

    public OutputSteps(RlmWorld world) {
        this.world = world;
    }

    /** What a cell set up, such as a thread, and what waits for a file of this name. */
    @When("the host lets {string} go on")
    public void letsGoOn(String place) {
        world.letGo(place);
    }

    /** All of it, each stream and writer whole; the pieces are the kernel's business. */
    @Then("until {cell} is done this is written, and nothing else")
    public void isWritten(String name, List<Map<String, String>> rows) {
        Answer answer = world.answer(name);
        Map<String, String> expected = new LinkedHashMap<>();
        rows.forEach(row -> expected.put(row.get("stream") + " by " + row.get("by"), unescaped(row.get("text"))));
        Map<String, String> seen = new LinkedHashMap<>();
        answer.events(OutputSteps::isOutput)
                .forEach(event -> seen.merge(event.name() + " by " + writer(event, name), event.text("text"), String::concat));
        Assertions.assertThat(seen).as("written").isEqualTo(expected);
    }

    @Then("until {cell} is done {int} bytes are written to {word} by no cell")
    public void manyAreWritten(String name, int count, String stream) {
        Assertions.assertThat(world.answer(name).written(stream, Optional.empty()))
                .as("written by no cell")
                .hasSize(count);
    }

    @When("{int} cells that write raw bytes run one after the other")
    public void manyWrite(int count) {
        many = count;
        for (int i = 0; i < count; i++) {
            world.send("writer " + i, "__import__('os').write(1, b'" + i + "|') and None");
            world.answer("writer " + i);
        }
    }

    @Then("each had written its own before its done")
    public void eachHadWritten() {
        for (int i = 0; i < many; i++) {
            Assertions.assertThat(world.answer("writer " + i).written("stdout", Optional.empty()))
                    .as("written until cell " + i + " is done")
                    .isEqualTo(i + "|");
        }
    }

    @When("{int} cells that compute run one after the other")
    public void manyCompute(int count) {
        many = count;
        for (int i = 0; i < count; i++) {
            world.send("sum " + i, i + " * 10");
            world.answer("sum " + i);
        }
    }

    @Then("each had its own result")
    public void eachHadItsResult() {
        for (int i = 0; i < many; i++) {
            RlmAssertions.assertThat(world.answer("sum " + i)).hasResult(Integer.toString(i * 10));
        }
    }

    /** Whoever wrote it, every piece of it. */
    @Then("{string} arrives on {word}, by {word} {word}")
    public void arrives(String text, String stream, String kind, String cell) {
        String wanted = unescaped(text);
        world.kernel().awaitText(world.mark(), stream, wanted);
        List<Incoming> since = world.kernel().since(world.mark());
        Optional<String> writer = kind.equals("no") ? Optional.empty() : Optional.of(cell.replace("\"", ""));
        Assertions.assertThat(new Answer("", since).written(stream, writer)).as("written").contains(wanted);
    }

    @Then("nothing carries the id of {cell} after its done")
    public void nothingAfterDone(String name) {
        Answer answer = world.answer(name);
        List<Incoming> since = world.kernel().since(0);
        int done = since.lastIndexOf(answer.heard().get(answer.heard().size() - 1));
        Assertions.assertThat(since.subList(done + 1, since.size()))
                .as("what came after done")
                .noneMatch(message -> message instanceof Incoming.Event event && event.isOf(answer.id()));
    }

    @Then("every line that came is an event")
    public void everyLineIsAnEvent() {
        Assertions.assertThat(world.kernel().since(0))
                .as("lines")
                .noneMatch(Incoming.Garbage.class::isInstance);
    }

    @Then("every line that came is an event, and the noise came as text of no cell only")
    public void noiseIsText() {
        everyLineIsAnEvent();
        Assertions.assertThat(world.kernel().since(0))
                .as("events with noise")
                .filteredOn(message -> message.notation().contains("noise-"))
                .isNotEmpty()
                .allMatch(message -> isOutput((Incoming.Event) message)
                        && ((Incoming.Event) message).id().isEmpty());
    }

    private static boolean isOutput(Incoming.Event event) {
        return STREAMS.contains(event.name());
    }

    private static String writer(Incoming.Event event, String itself) {
        return event.id().map(id -> id.equals(itself) ? "the cell" : "cell \"" + id + '"').orElse("no cell");
    }

    private static String unescaped(String text) {
        return text == null ? "" : text.replace("\\n", "\n").replace("\\ufffd", "\ufffd");
    }
}
