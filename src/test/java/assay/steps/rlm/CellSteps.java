package assay.steps.rlm;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.assertj.core.api.Assertions;

import assay.rlm.Answer;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Running cells, and what becomes of them. */
public final class CellSteps {

    private static final Pattern FRAME = Pattern.compile("File \"([^\"]*)\"");
    private static final String RUNS = "it runs\n";

    private final RlmWorld world;

    public CellSteps(RlmWorld world) {
        this.world = world;
    }

    /** {@code the cell} that was run last, or one by its name. */
    @ParameterType("the cell|cell \"([^\"]*)\"")
    public String cell(String name) {
        return name == null ? RlmWorld.IT : name;
    }

    @Given("the kernel has run {code}")
    public void hasRun(String code) {
        world.prepare(code);
    }

    @Given("the kernel has run")
    public void hasRunText(String code) {
        world.prepare(code);
    }

    @Given("the kernel has run cell {string}")
    public void hasRunNamed(String name, String code) {
        world.send(name, code);
        judged(name).isOk();
    }

    /** A cell out of the resources, by what it brings about. */
    @Given("from now on {happening}")
    public void fromNowOn(String happening) {
        world.happen(happening);
    }

    @ParameterType("[a-z][a-z ]+")
    public String happening(String words) {
        return words;
    }

    /** The cell says so itself, before its own first line. */
    @Given("cell {string} is running")
    public void isRunning(String name, String code) {
        world.send(name, "__import__('sys').stdout.write('" + RUNS.strip() + "\\n')\n" + code);
        world.kernel().awaitText(world.mark(), "stdout", RUNS);
    }

    /** The loop says so, and it has its turn only once the cell has given it up. */
    @Given("cell {string} is suspended at an await")
    public void isSuspended(String name, String code) {
        world.send(name, "__import__('asyncio').get_running_loop().call_soon(print, '" + RUNS.strip() + "')\n" + code);
        world.kernel().awaitText(world.mark(), "stdout", RUNS);
    }

    @Given("cell {string} has written {string}")
    public void hasWritten(String name, String text, String code) {
        world.send(name, code);
        world.kernel().awaitText(world.mark(), "stdout", text.replace("\\n", "\n"));
    }

    /** Sent, and known to have been read: it runs as soon as the kernel is free. */
    @Given("cell {string} is queued: {code}")
    public void isQueued(String name, String code) {
        world.send(name, code);
        world.kernel().fence();
    }

    @When("the kernel runs {code}")
    public void runs(String code) {
        world.send(RlmWorld.IT, code);
        world.answer(RlmWorld.IT);
    }

    @When("the kernel runs")
    public void runsText(String code) {
        runs(code);
    }

    @When("the kernel runs cell {string}")
    public void runsNamed(String name, String code) {
        world.send(name, code);
        world.answer(name);
    }

    @When("the kernel runs an expression with {int} attributes in a row")
    public void runsDeepExpression(int count) {
        runs("a" + ".b".repeat(count));
    }

    @Then("{cell} ends ok")
    public void endsOk(String name) {
        judged(name).isOk().isInOrder();
    }

    @Then("{cell} ends with the result {code}")
    public void endsWith(String name, String result) {
        judged(name).hasResult(result).isInOrder();
    }

    @Then("{cell} ends without a result")
    public void endsWithoutResult(String name) {
        judged(name).hasNoResult().isInOrder();
    }

    @Then("{cell} ends in error with {word}")
    public void endsInError(String name, String type) {
        judged(name).failsWith(type).isInOrder();
    }

    /** Each … stands for any text. */
    @Then("{cell} ends in error with {word} {string}")
    public void endsInErrorSaying(String name, String type, String message) {
        judged(name).failsWith(type, message).isInOrder();
    }

    @Then("{cell} ends in error")
    public void endsInAnyError(String name) {
        judged(name).isError().isInOrder();
    }

    @Then("the traceback of {cell} shows the line {code}")
    public void tracebackShows(String name, String line) {
        Assertions.assertThat(traceback(name)).as("traceback").contains("File \"<cell-").contains(line);
    }

    @Then("no line of the traceback of {cell} names the kernel's own files or colours itself")
    public void tracebackIsClean(String name) {
        Assertions.assertThat(traceback(name)).as("traceback").isNotEmpty().doesNotContain("\u001b[");
        Matcher frames = FRAME.matcher(traceback(name));
        while (frames.find()) {
            Assertions.assertThat(frames.group(1))
                    .as("file of a frame")
                    .doesNotContain("/rlm/")
                    .doesNotEndWith("repl.py")
                    .doesNotEndWith("ast.py");
        }
    }

    private AnswerAssert judged(String name) {
        return RlmAssertions.assertThat(world.answer(name));
    }

    private String traceback(String name) {
        Answer answer = world.answer(name);
        StringBuilder text = new StringBuilder();
        answer.own("error").ifPresent(error ->
                error.object().path("traceback").forEach(line -> text.append(line.asString("")).append('\n')));
        return text.toString();
    }
}
