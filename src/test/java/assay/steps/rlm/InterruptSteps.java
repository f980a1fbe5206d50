package assay.steps.rlm;

import java.util.stream.Stream;

import assay.rlm.Kernel;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import tools.jackson.databind.node.ObjectNode;

/** Interrupts, and whose they are. */
public final class InterruptSteps {

    private static final String HERE = "here";
    private static final String BETWEEN = "between-requests";
    private static final int TIMES = 459;
    private static final String ENDLESS = "import time\nprint('endless')\nwhile True: time.sleep(0.05)";

    private final RlmWorld world;

    public InterruptSteps(RlmWorld world) {
        this.world = world;
    }

    /** The loop is busy with a callback of its own: whatever is sent now is queued. */
    @Given("the kernel is busy between two requests")
    public void isBusyBetweenRequests() {
        world.happen("the kernel stops between two requests");
        world.make("start-" + BETWEEN);
        world.awaitHeld(BETWEEN);
    }

    /** Its last statement leaves a callback to the loop, which has its turn before anyone hears that the cell is over. */
    @Given("cell {string} has ended, and the kernel has not taken note of it yet")
    public void hasEndedUnnoticed(String name) {
        world.enableHolding();
        world.send(name, "__import__('asyncio').get_running_loop().call_soon(_hold, '" + HERE + "')");
        world.awaitHeld(HERE);
    }

    /** In a function of the kernel's helper, at the end of the code given. */
    @Given("cell {string} is held")
    public void isHeld(String name, String code) {
        world.enableHolding();
        world.send(name, code);
        world.awaitHeld(HERE);
    }

    @Given("the host has sent an interrupt that the kernel has read")
    public void hasSentInterrupt() {
        world.kernel().say(Kernel.interrupt());
        world.kernel().fence();
    }

    @Given("the host has interrupted {cell}, and the kernel has read it")
    public void hasInterrupted(String name) {
        world.kernel().say(Kernel.interrupt(name));
        world.kernel().fence();
    }

    @When("the host sends an interrupt")
    public void sendsInterrupt() {
        world.kernel().say(Kernel.interrupt());
    }

    @When("the host sends {int} interrupts in one piece")
    public void sendsInterrupts(int count) {
        world.kernel().say(Stream.generate(Kernel::interrupt)
                .limit(count)
                .toArray(ObjectNode[]::new));
    }

    @When("the host interrupts {cell}")
    public void interrupts(String name) {
        world.kernel().say(Kernel.interrupt(name));
    }

    @When("the host sends an interrupt and lets the kernel go on once it has read it")
    public void interruptsThere() {
        hasSentInterrupt();
        world.letGo(HERE);
    }

    @When("the host interrupts {cell} and lets the kernel go on once it has read it")
    public void interruptsCellThere(String name) {
        hasInterrupted(name);
        world.letGo(HERE);
    }

    @Given("{cell} was interrupted")
    public void wasInterrupted(String name) {
        world.send(name, ENDLESS);
        world.kernel().awaitText(world.mark(), "stdout", "endless");
        world.kernel().say(Kernel.interrupt(name));
        RlmAssertions.assertThat(world.answer(name)).failsWith("KeyboardInterrupt");
    }

    @Then("a later cell can be interrupted")
    public void laterCanBeInterrupted() {
        wasInterrupted("later");
    }

    @Then("{cell} can be interrupted")
    public void canBeInterrupted(String name) {
        world.kernel().say(Kernel.interrupt(name));
        RlmAssertions.assertThat(world.answer(name)).failsWith("KeyboardInterrupt");
    }

    @Then("once the kernel goes on {cell} ends with the result {code}")
    public void goesOnWith(String name, String result) {
        goesOn();
        RlmAssertions.assertThat(world.answer(name)).hasResult(result);
    }

    @Then("once it is let go {cell} ends with the result {code}")
    public void letGoWith(String name, String result) {
        world.letGo(HERE);
        RlmAssertions.assertThat(world.answer(name)).hasResult(result);
    }

    /** Something of the loop's own looks as soon as it is told to: no request has begun by then. */
    @Given("the next request is preceded by a look at the handler of interrupts")
    public void isPrecededByLook() {
        world.happen("the handler of interrupts is looked at between requests");
    }

    @Then("the handler was the kernel's own again")
    public void handlerWasItsOwn() {
        world.make("start-look");
        world.awaitHeld("look");
        world.letGo("look");
        RlmAssertions.assertThat(world.kernel().run("_seen is _own")).hasResult("True");
    }

    @When("the kernel goes on to its next request")
    public void goesOn() {
        world.letGo(BETWEEN);
    }

    /** One line, one write. */
    @When("the host sends cell {string} and an interrupt in one piece")
    public void sendsCellAndInterrupt(String name, String code) {
        world.send(name, Kernel.execute(name, code), Kernel.interrupt());
    }

    /** Until a fault that shows once in a hundred times would be missed once in a hundred. */
    @When("the host sends an instant cell, an interrupt for it and a sum in one piece, 459 times over")
    public void racesManyTimes() {
        for (int i = 0; i < TIMES; i++) {
            String instant = "instant " + i;
            String sum = "sum " + i;
            world.note(instant);
            world.note(sum);
            world.kernel().say(
                    Kernel.execute(instant, "1"), Kernel.interrupt(instant), Kernel.execute(sum, "sum(range(10))"));
            world.answer(sum);
        }
    }

    @Then("each sum ends with the result {code}")
    public void eachSum(String result) {
        for (int i = 0; i < TIMES; i++) {
            RlmAssertions.assertThat(world.answer("sum " + i)).hasResult(result);
        }
    }
}
