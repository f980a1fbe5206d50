package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;

import assay.mux.Invocation;
import assay.mux.Outcome;
import assay.os.Setting;
import assay.steps.companion.Companions;
import assay.subject.Running;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;

/** The shells in the sessions, and what runs in them: their terminals, what is typed to them, and what they draw. */
public final class ShellSteps {

    private final MuxWorld world;
    private final Companions companions;
    private final Map<String, Integer> shells = new HashMap<>();
    private Set<Path> files = Set.of();

    public ShellSteps(MuxWorld world, Companions companions) {
        this.world = world;
        this.companions = companions;
    }

    private int shell(String person) {
        return shells.computeIfAbsent(person, any -> world.sitter(person).shell());
    }

    private Path home(String file) {
        return world.box().home().resolve(file);
    }

    private void awaitFile(String file) {
        world.await("file " + file, () -> Files.exists(home(file)), "nobody makes " + file);
    }

    private String text(String file) {
        try {
            return Files.readString(home(file));
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    /** The shell reads the file before it reads anything else. */
    @Given("a daemon whose shells note the size of their terminal at the start")
    public void noteSize() throws IOException {
        Files.writeString(home("first"), "stty size >~/noted.part; mv ~/noted.part ~/noted\n");
        world.start(world.program(), world.socket(), Setting.of("ENV", home("first").toString()));
    }

    @Then("the size that the shell noted is {string}")
    public void hasNoted(String size) {
        awaitFile("noted");
        Assertions.assertThat(text("noted").strip()).as("rows and columns").isEqualTo(size);
    }

    /** Asked by another process, at the other end of the terminal. */
    private String size(String person) {
        String terminal = world.oracle().descriptors(shell(person)).get(0);
        return companions.examiner().ask("size", terminal);
    }

    @Then("the terminal of {person}'s shell becomes {string}")
    public void becomes(String person, String size) {
        world.await("size", () -> size(person).equals(size), "the terminal is " + size(person));
    }

    @Then("the terminal of {person}'s shell is still {string}")
    public void isStill(String person, String size) {
        Assertions.assertThat(size(person)).as("its size").isEqualTo(size);
    }

    @Then("the terminal of {person}'s shell is no more {string}")
    public void isNoMore(String person, String size) {
        world.await("size", () -> !size(person).equals(size), "the terminal is still " + size);
    }

    @Given("a program of {person}'s notes the size whenever it is told of one")
    public void notesSize(String person) {
        world.sitter(person).line("sh -c 'trap \"stty size >~/told.part; mv ~/told.part ~/told\" WINCH; >~/ready;"
                + " while :; do sleep 0.05; done'");
        awaitFile("ready");
    }

    @Then("the program of {person}'s notes {string}")
    public void notes(String person, String size) {
        world.await("note", () -> Files.exists(home("told")) && text("told").strip().equals(size),
                "the program notes no " + size);
    }

    @Given("{person}'s shell notes all that is typed to it")
    public void notesTyped(String person) {
        world.sitter(person).line("cat >~/typed");
        awaitFile("typed");
        world.sitter(person).line("here");
        world.await("note", () -> text("typed").equals("here\n"), "nothing is noted");
        files = files();
    }

    @Then("nothing was typed to {person}'s shell")
    public void nothingTyped(String person) {
        world.sitter(person).line("there");
        world.await("note", () -> text("typed").endsWith("there\n"), "nothing more is noted");
        Assertions.assertThat(text("typed")).as("what was typed").isEqualTo("here\nthere\n");
    }

    @Then("no file was made beside the daemon's own")
    public void noFile() {
        Set<Path> made = files();
        made.removeAll(files);
        Assertions.assertThat(made).as("files that were made").isEmpty();
        Assertions.assertThat(Path.of("/abs")).doesNotExist();
    }

    private Set<Path> files() {
        Set<Path> files = new HashSet<>();
        for (String variable : List.of("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "TMPDIR")) {
            try (Stream<Path> all = Files.walk(world.box().folder(variable))) {
                all.forEach(files::add);
            } catch (IOException unreadable) {
                throw new IllegalStateException(unreadable);
            }
        }
        return files;
    }

    @Given("a running daemon whose shell is {word}")
    public void startShell(String name) {
        world.start(world.program(), world.socket(), Setting.of("SHELL", "/bin/" + name));
    }

    /** The shell that starts it becomes the daemon, so its id is known before. */
    @Given("a daemon whose shell is bash, and a stranger's file is at {string}")
    public void startBeside(String name) {
        String script = "echo stranger >\"$XDG_RUNTIME_DIR/" + name.replace("PID", "$$") + "\"; exec \"$0\" \"$@\"";
        Running<Invocation, Outcome> running = world.box().begin(world.box().behind(script), Invocation.of(
                "d", "start", "--sock", world.socket().toString()).with(Setting.of("SHELL", "/bin/bash")));
        world.take(new Daemon(running.pid(), world.socket(), world.program()));
        world.await("start", () -> Files.exists(world.socket()), "the daemon binds no socket");
        Assertions.assertThat(world.socket(name.replace("PID", Integer.toString(running.pid())))).exists();
    }

    @Given("a program of {person}'s has drawn a full screen and was stopped")
    public void hasDrawn(String person) throws Exception {
        Path script = Path.of(ShellSteps.class.getResource("/companions/drawn.sh").toURI());
        Files.copy(script, home("drawn.sh"), StandardCopyOption.REPLACE_EXISTING);
        int shell = shell(person);
        world.sitter(person).line("exec sh ~/drawn.sh");
        world.sitter(person).awaitSees("row 23");
        world.await("stop", () -> stopped(shell), "the program is not stopped");
    }

    /** Whether the one process of the session has been stopped: it has made its mark just before. */
    private boolean stopped(int shell) {
        return Files.exists(home("drawn")) && world.oracle().alive(shell);
    }

    @Then("{person} sees the full screen that was drawn")
    public void seesDrawn(String person) {
        world.sitter(person).awaitSees("row 23");
        List<String> rows = world.sitter(person).rows();
        for (int row = 1; row <= 23; row++) {
            Assertions.assertThat(rows.get(row - 1)).as("row " + row).startsWith(String.format("row %02d", row));
        }
    }

    @Then("the program of {person}'s, going on, has been told nothing")
    public void wasToldNothing(String person) {
        world.signal(shell(person), MuxWorld.SIGCONT);
        world.sitter(person).awaitSees("resumed");
        Assertions.assertThat(text("got")).as("what the program read, and was told").isEmpty();
    }
}
