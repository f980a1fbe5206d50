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
import java.util.TreeSet;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;

import assay.mux.Invocation;
import assay.mux.Outcome;
import assay.os.Platform;
import assay.os.Setting;
import assay.steps.companion.Companions;
import assay.subject.Provenance;
import assay.subject.Running;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** The shells in the sessions, and what runs in them: their terminals, signals, descriptors and surroundings. */
public final class ShellSteps {

    private static final int SIGINT = 2;
    private static final int SIGPIPE = 13;

    private final MuxWorld world;
    private final Companions companions;
    private final Map<String, Integer> shells = new HashMap<>();
    private Map<String, Map<Integer, String>> held = Map.of();
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

    @Given("a daemon that was started with {string} as {string}")
    public void startWith(String name, String value) {
        world.start(world.program(), world.socket(), Setting.of(name, value));
    }

    @Then("{person}'s shell has {string} as {string}")
    public void hasVariable(String person, String name, String value) {
        Assertions.assertThat(world.sitter(person).asks("$" + name)).as(name).isEqualTo(value);
    }

    @Given("a daemon that was started with SIGINT and SIGPIPE ignored")
    public void startIgnoring() {
        world.start(behind("trap '' INT PIPE; exec \"$0\" \"$@\""), world.socket());
    }

    private Provenance behind(String script) {
        return world.box().program(Stream.concat(
                Stream.of("/bin/sh", "-c", script), world.program().command().stream()).toList());
    }

    @Given("{person}'s shell runs a job in the foreground")
    public void runsJob(String person) {
        int shell = shell(person);
        world.sitter(person).line("sleep 1000");
        world.await("job", () -> job(shell) > 0, "the shell runs no job");
    }

    private int job(int shell) {
        return Platform.host().processes().children(shell).stream()
                .filter(child -> Platform.host().processes().alive(child) && world.oracle().name(child).equals("sleep"))
                .findFirst().orElse(0);
    }

    @Then("neither the shell nor the job ignores SIGINT or SIGPIPE")
    public void ignoresNothing() {
        int shell = shell("Ann");
        for (int pid : List.of(shell, job(shell))) {
            Map<String, Set<Integer>> signals = world.oracle().signals(pid);
            Assertions.assertThat(signals.get("blocked")).as("blocked by " + pid).doesNotContain(SIGINT, SIGPIPE);
            // An interactive shell treats some signals its own way; of the job all of them are the daemon's legacy.
            Assertions.assertThat(signals.get("ignored")).as("ignored by " + pid).doesNotContain(SIGPIPE);
        }
        Assertions.assertThat(world.oracle().signals(job(shell)).get("ignored")).as("ignored by the job").doesNotContain(SIGINT);
    }

    @Then("the job ends by SIGINT, and {person}'s shell answers")
    public void jobEnds(String person) {
        Assertions.assertThat(world.sitter(person).asks("$?")).as("the status of the job").isEqualTo("130");
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

    @When("the system is asked what the shells hold")
    public void asksHeld() {
        Map<String, Map<Integer, String>> seen = new HashMap<>();
        List.of("Ann", "Bob", "Cyd").forEach(person -> seen.put(person, world.oracle().descriptors(shell(person))));
        held = seen;
    }

    @Then("each holds its own terminal on its standard streams, and of the daemon's nothing")
    public void eachHoldsItsOwn() {
        held.forEach((person, descriptors) -> holdsItsOwn(person, descriptors));
        Assertions.assertThat(held.values().stream().map(each -> each.get(0)).distinct()).as("terminals").hasSize(held.size());
    }

    @Then("{person}'s shell holds its own terminal on its standard streams, and of the daemon's nothing")
    public void holdsItsOwn(String person) {
        holdsItsOwn(person, world.oracle().descriptors(shell(person)));
    }

    /** A shell may keep its terminal once more, for its jobs. */
    private void holdsItsOwn(String person, Map<Integer, String> descriptors) {
        Assertions.assertThat(descriptors).as("what " + person + "'s shell holds").containsKeys(0, 1, 2);
        Assertions.assertThat(descriptors.get(0)).as("its terminal").startsWith("/dev/pts/").doesNotEndWith("ptmx");
        Assertions.assertThat(new TreeSet<>(descriptors.values())).as("what " + person + "'s shell holds")
                .isSubsetOf(descriptors.get(0), "/dev/tty");
        for (String kind : List.of("socket", "carrier", "ptymaster")) {
            Assertions.assertThat(world.oracle().descriptors(shell(person), kind)).as(kind + "s").isZero();
        }
    }

    /** A pipe, a file and a socket: whoever starts a daemon may have left them open, and not closed on exec. */
    @Given("a daemon in the foreground that was given descriptors of another's to keep")
    public void startWithDescriptors() throws IOException {
        Files.writeString(home("another's"), "");
        String script = "exec 7<>\"$HOME/another's\" 8</dev/zero 9>&1; exec \"$0\" \"$@\"";
        Running<Invocation, Outcome> running = world.box().begin(
                behind(script), Invocation.of("d", "start", "--sock", world.socket().toString()));
        world.take(new Daemon(running.pid(), world.socket(), world.program()));
        world.await("start", () -> Files.exists(world.socket()), "the daemon binds no socket");
    }

    @Then("the daemon still holds them")
    public void stillHolds() {
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid()))
                .containsEntry(7, home("another's").toString()).containsEntry(8, "/dev/zero").containsKey(9);
    }

    @Given("a running daemon whose shell is {word}")
    public void startShell(String name) {
        world.start(world.program(), world.socket(), Setting.of("SHELL", "/bin/" + name));
    }

    /** The shell that starts it becomes the daemon, so its id is known before. */
    @Given("a daemon whose shell is bash, and a stranger's file is at {string}")
    public void startBeside(String name) {
        String script = "echo stranger >\"$XDG_RUNTIME_DIR/" + name.replace("PID", "$$") + "\"; exec \"$0\" \"$@\"";
        Running<Invocation, Outcome> running = world.box().begin(behind(script), Invocation.of(
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
