package assay.steps.pardes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

import assay.channel.Deadline;
import assay.ninep.Refused;
import assay.ninep.Text;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Commands and terminals, whose effects come in their own time, and the words of the session all at once. */
public final class CommandSteps {

    private static final Duration COMES = Duration.ofSeconds(15);

    private final PardesWorld world;
    private final List<String> answers = new ArrayList<>();

    public CommandSteps(PardesWorld world) {
        this.world = world;
    }

    @When("the client executes {string} in pane {string}, and waits for its end")
    public void executes(String command, String pane) {
        byte[] line = (command + "\n").getBytes(StandardCharsets.UTF_8);
        world.attempt(() -> world.root().write(world.resolved("/pane/{" + pane + "}/exec"), line));
        awaitCondition("end of the command", () -> !world.gained("exit").isEmpty());
    }

    private static void awaitCondition(String what, BooleanSupplier condition) {
        Deadline.within(what, COMES).await(condition, what + " did not come");
    }

    @When("the file {string} appears on disk")
    public void appears(String name) {
        try {
            Files.createFile(world.actor().home().resolve(name));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    @Given("the client has waited for {bytes} in the body of pane {string}")
    public void hasWaited(byte[] text, String pane) {
        waits(text, pane);
    }

    @When("the client waits for {bytes} in the body of pane {string}")
    public void waits(byte[] text, String pane) {
        String body = world.resolved("/pane/{" + pane + "}/body");
        awaitCondition("text of the terminal", () -> Text.decode(world.observer().read(body)).contains(Text.decode(text)));
    }

    @Then("the index has a line for each of {int} panes, in the end")
    public void hasLinesInTheEnd(int count) {
        awaitCondition("close of the terminal", () -> Index.of(world.observer().read("/index")).lines().size() == count);
    }

    @Then("the file {string} on disk becomes {bytes} in the end")
    public void becomes(String name, byte[] expected) {
        awaitCondition("file of the shell", () -> content(name).equals(Text.decode(expected)));
    }

    private String content(String name) {
        try {
            return Text.decode(Files.readAllBytes(world.actor().home().resolve(name)));
        } catch (IOException notYet) {
            return "";
        }
    }

    @Then("the status of the terminal {string} is running, with a size of {string}")
    public void isRunning(String pane, String size) {
        Assertions.assertThat(new String(world.observer().read(world.resolved("/pane/{" + pane + "}/pty/status"))))
                .as("status")
                .matches("running [0-9]+ " + size + "\n");
    }

    @Given("a write of {bytes} to {path} has failed")
    public void hasFailed(byte[] text, String path) {
        Assertions.assertThatThrownBy(() -> world.root().write(world.resolved(path), text)).isInstanceOf(Refused.class);
    }

    /** Exit and Restore end the conversation, and are tried elsewhere; so are those that close this pane. */
    @When("the client writes every word of a builtin to {path}, alone and with an argument")
    public void writesEveryWord(String path) {
        for (String word : List.of(
                "Look", "Exec", "Kill", "Dump", "Msg", "NextColor", "Themes", "DumpThemes", "TreeContext", "PdfFit", "PdfTint",
                "PdfSections", "Petscii", "Palette", "Ascii", "Save", "New", "Newcol", "Filter", "Mode", "Togglettymode", "Edit",
                "Undo", "Redo", "Collapse", "DelAbove", "Repl", "Joincol", "Config", "LocationsConfig", "Messages", "Mini",
                "Find", "Grep", "Left", "Down", "Up", "Right", "Back", "Forward", "Last", "Recent", "Jumplist", "Colors", "Wrap",
                "Tagbottom", "Debug", "FocusTint", "Verbose", "Motion", "InactiveDim", "DumpDir", "Theme", "Placement",
                "BootShell", "LookWord", "Get", "Put", "Zerox", "Snarf", "Paste", "Cut", "Sort", "Font", "Local", "Tty")) {
            for (String argument : List.of("", " alpha", " on", " -1")) {
                answers.add(answer(word + argument, path));
            }
        }
    }

    private String answer(String line, String path) {
        try {
            world.root().write(world.resolved(path), (line + "\n").getBytes(StandardCharsets.US_ASCII));
            return "taken";
        } catch (Refused refused) {
            return refused.ename();
        }
    }

    @Then("each of them is answered")
    public void areAnswered() {
        Assertions.assertThat(answers).as("answers").hasSizeGreaterThan(200).doesNotContain("").contains("taken");
    }
}
