package assay.steps.platform;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.os.Exit;
import assay.steps.companion.Companion;
import assay.steps.companion.Reply;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Processes as the platform layer tells them, and systems that it has no arm for. */
public final class ProcessSteps {

    /** The system numbers no process higher than 4194304. */
    private static final int NOBODY = 4_194_305;

    private static final int STRANGER = 65_534;

    private final PlatformWorld world;

    public ProcessSteps(PlatformWorld world) {
        this.world = world;
    }

    /** A process that a question is about. */
    @ParameterType("the examiner|the examiner's child|the examiner's corpse|the first process|no process|process -?\\d+")
    public Integer asked(String words) {
        Companion examiner = world.examiner();
        return switch (words) {
            case "the examiner" -> examiner.pid();
            case "the examiner's child" -> Integer.valueOf(examiner.ask("child"));
            case "the examiner's corpse" -> Integer.valueOf(examiner.ask("corpse"));
            case "the first process" -> 1;
            case "no process" -> NOBODY;
            default -> Integer.valueOf(words.substring(words.indexOf(' ') + 1));
        };
    }

    @When("the caller asks for the parent of {asked}")
    public void asksParent(Integer pid) {
        world.attempt("parent", pid.toString());
    }

    @When("the caller asks whether {asked} is there")
    public void asksPresence(Integer pid) {
        world.attempt("presence", pid.toString());
    }

    @When("the caller asks for its own {word}")
    public void asksOwn(String what) {
        world.attempt(what.equals("id") ? "self" : what);
    }

    @Given("the examiner calls itself {string}")
    public void callsItself(String name) {
        world.examiner().ask("call itself", name);
        Assertions.assertThat(world.oracle().name(world.examiner().pid())).as("its name").isEqualTo(name);
    }

    /** Where it is the first user, it becomes another; where it is not, most processes are others' already. */
    @Given("the caller is not the first user")
    public void isNotFirst() {
        if (world.caller().ask("user").equals("0")) {
            world.caller().ask("act for user", Integer.toString(STRANGER));
        }
        Assertions.assertThat(world.caller().ask("user")).as("its user").isNotEqualTo("0");
    }

    @Then("the caller is told the examiner's id")
    public void isToldExaminer() {
        isTold(Integer.toString(world.examiner().pid()));
    }

    @Then("the caller is told what the examiner says of its parent")
    public void isToldParent() {
        isTold(world.examiner().ask("fact", "parent"));
    }

    @Then("the caller is told the id that it was started under")
    public void isToldOwn() {
        isTold(Integer.toString(world.caller().pid()));
    }

    @Then("the caller is told the examiner's user")
    public void isToldUser() {
        isTold(world.examiner().ask("fact", "uid"));
    }

    private void isTold(String value) {
        Assertions.assertThat(world.reply()).as("what the caller is told").isEqualTo(new Reply.Done(value));
    }

    @When("a {word} is started on a system that calls itself {string}")
    public void isStartedOn(String role, String system) {
        start(List.of("-Dos.name=" + system), role, Map.of());
    }

    @When("the runtime folder is asked for without the variable that names it")
    public void asksFolder() {
        start(List.of(), "folder", Map.of("XDG_RUNTIME_DIR", ""));
    }

    private void start(List<String> options, String role, Map<String, String> environment) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        world.startWithoutAnswer(PlatformWorld.commandOf(java, options, List.of(role)), new HashMap<>(environment));
        world.took(world.caller().next());
    }

    @Then("it leaves at once with exit code {int}, saying {string}")
    public void leaves(int code, String words) {
        Assertions.assertThat(world.reply())
                .as("what comes of it")
                .isInstanceOfSatisfying(Reply.Ended.class, end -> {
                    Assertions.assertThat(end.exit()).isEqualTo(new Exit.Code(code));
                    Assertions.assertThat(end.stderr().strip()).isEqualTo(words);
                });
    }
}
