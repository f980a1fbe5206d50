package assay.steps.mux;

import java.util.List;
import java.util.stream.IntStream;

import org.assertj.core.api.Assertions;

import assay.os.Exit;
import assay.os.Setting;
import assay.os.TerminalSize;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** People at terminals: how they come, what they type, what they see, and how they leave. */
public final class PersonSteps {

    /** The keys that leave a session in assay's own build. */
    static final String DETACH = "\u001dd";

    private final MuxWorld world;
    private final Agents agents;

    public PersonSteps(MuxWorld world, Agents agents) {
        this.world = world;
        this.agents = agents;
    }

    @ParameterType("Ann|Bob|Cyd")
    public String person(String name) {
        return name;
    }

    @Given("{person} is at session {string}")
    @When("{person} comes to session {string}")
    public void comes(String person, String session) {
        world.seat(person, "--session", session);
    }

    @When("{person} comes to a session that she does not name")
    public void comesUnnamed(String person) {
        world.seat(person);
    }

    @Given("{person} is at session {string} with {int} columns and {int} rows")
    public void isAt(String person, String session, int columns, int rows) {
        world.seat(person, new TerminalSize(columns, rows), List.of(), "--session", session);
    }

    /** On a terminal of no size nothing need be painted. */
    @When("{person} comes to session {string} with {int} columns and {int} rows")
    public void comesWithSize(String person, String session, int columns, int rows) {
        world.sit(person, new TerminalSize(columns, rows), List.of(), "--session", session);
    }

    @Given("{person} is at session {string} with an agent that {agent}")
    public void isAtWithAgent(String person, String session, Agents.Manner manner) {
        Setting agent = Setting.of("SSH_AUTH_SOCK", agents.listen(world.box().home().resolve("agent"), manner).toString());
        world.seat(person, MuxWorld.SIZE, List.of(agent), "--session", session);
    }

    @ParameterType("hangs up at once|answers")
    public Agents.Manner agent(String words) {
        return words.equals("answers") ? Agents.Manner.ANSWERS : Agents.Manner.HANGS_UP;
    }

    @When("{person} types {string}")
    public void types(String person, String line) {
        world.sitter(person).line(line);
    }

    @When("{person} detaches")
    public void detaches(String person) {
        world.sitter(person).type(DETACH);
    }

    @Given("{person} has detached")
    public void hasDetached(String person) {
        detaches(person);
        Assertions.assertThat(world.sitter(person).awaitLeave()).hasToString("exit 0");
    }

    @When("{person}'s client is killed")
    public void isKilled(String person) {
        world.sitter(person).signal(MuxWorld.SIGKILL);
        Assertions.assertThat(world.sitter(person).awaitLeave()).isEqualTo(new Exit.Signal(MuxWorld.SIGKILL));
    }

    @Then("{person}'s client leaves with {int}")
    public void leavesWith(String person, int code) {
        Assertions.assertThat(world.sitter(person).awaitLeave()).as("how " + person + "'s client leaves")
                .isEqualTo(new Exit.Code(code));
    }

    @Then("{person}'s shell answers")
    public void answers(String person) {
        world.sitter(person).fence();
        Assertions.assertThat(world.sitter(person).left()).as("how " + person + "'s client left").isEmpty();
    }

    @When("{person} presses Ctrl-C")
    public void interrupts(String person) {
        world.sitter(person).type("\u0003");
    }

    @When("{person}'s terminal becomes {int} columns and {int} rows")
    public void resizes(String person, int columns, int rows) {
        world.sitter(person).resize(new TerminalSize(columns, rows));
    }

    @When("{person} comes to the session {string}, which nobody can have")
    public void comesToNone(String person, String name) {
        world.sit(person, MuxWorld.SIZE, List.of(), "--session", Names.named(name));
    }

    @Then("{person}'s client leaves with a failure, and has named {string}")
    public void leavesWithFailure(String person, String shown) {
        Assertions.assertThat(world.sitter(person).awaitLeave()).as("how " + person + "'s client leaves")
                .isInstanceOf(Exit.Code.class).isNotEqualTo(new Exit.Code(0));
        Assertions.assertThat(world.sitter(person).text()).as("what it said").contains(shown);
    }

    @Then("{person} comes to see {string} on the line of the prompt")
    public void seesTyped(String person, String text) {
        world.sitter(person).look(
                () -> world.sitter(person).rows().stream().anyMatch(row -> row.strip().equals("% " + text)),
                person + " sees no prompt with '" + text + "'");
    }

    @Given("a daemon that took its time to stop with one shell that ignores all requests")
    public void oneStopped() {
        stubborn(1);
        world.noteStop();
    }

    @Given("a daemon with {int} shells that ignore all requests")
    public void stubborn(int count) {
        world.start();
        world.forgetShells();
        IntStream.range(0, count).forEach(each -> {
            Sitter sitter = world.seat("number " + each, "--session", "s" + each);
            sitter.run("trap '' HUP INT TERM");
            world.noteShell(sitter.shell());
        });
    }

    @When("the daemon is told to stop")
    public void stop() {
        world.noteStop();
    }
}
