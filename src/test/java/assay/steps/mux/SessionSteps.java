package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.mux.Bytes;
import assay.mux.Outcome;
import assay.mux.RawSocket;
import assay.os.Exit;
import assay.os.OsException;
import assay.os.Setting;
import io.cucumber.java.After;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Sessions as a whole: what their screens show, who may name them, and what they lend. */
public final class SessionSteps {

    private static final Duration ANSWER = Duration.ofSeconds(5);

    private final MuxWorld world;
    private RawSocket caller;
    private int descriptors;

    public SessionSteps(MuxWorld world) {
        this.world = world;
    }

    @After
    public void hangUp() {
        if (caller != null) {
            caller.close();
        }
    }

    /** What a shell can be told to print; the words are the features', the bytes are ours. */
    @ParameterType("more lines than the screen has|wide and combined characters|text in many places and colours|an alternate screen")
    public String picture(String words) {
        return switch (words) {
            case "more lines than the screen has" -> "seq 1 200";
            case "wide and combined characters" -> "printf 'a 日本語 b e\\314\\201 c \\360\\237\\230\\200 d\\n'";
            case "text in many places and colours" -> "printf '\\033[2J\\033[5;7H\\033[1;31mred\\033[0m"
                    + "\\033[10;70H\\033[38;5;120mto the edge and on\\033[m\\033[20;1H\\033[48;2;1;2;3mlow\\033[m\\n'";
            default -> "printf '\\033[?1049h\\033[2J\\033[4;4Hinside\\033[7;1H'";
        };
    }

    @Given("the daemon is held")
    public void isHeld() {
        world.noteSocket();
        world.signal(world.daemon().pid(), MuxWorld.SIGSTOP);
    }

    private void letGo() {
        world.signal(world.daemon().pid(), MuxWorld.SIGCONT);
    }

    @Then("once the daemon is let go there is the session {string} alone")
    public void isThereAfterwards(String session) {
        letGo();
        isThere(session);
    }

    @Then("there is the session {string} alone")
    public void isThere(String session) {
        Assertions.assertThat(Listing.of(world).names()).as("sessions").containsExactly(session);
    }

    @Then("there is no session")
    public void isNone() {
        world.await("end of the session", () -> Listing.of(world).names().isEmpty(), "there is still a session");
    }

    @Then("session {string} has {int} hold(s)")
    public void hasHolds(String session, int holds) {
        Assertions.assertThat(Listing.of(world).holds(session)).as("holds of " + session).isEqualTo(holds);
    }

    @Then("session {string} has {int} holds, and session {string} has {int}")
    public void haveHolds(String one, int holds, String other, int others) {
        Listing listing = new Listing(world.outcome());
        Assertions.assertThat(listing.holds(one)).as("holds of " + one).isEqualTo(holds);
        Assertions.assertThat(listing.holds(other)).as("holds of " + other).isEqualTo(others);
    }

    @Then("its last line is \"# mux \" and the daemon's version")
    public void lastLine() {
        Assertions.assertThat(new Listing(world.outcome()).meta()).as("the last line").isEqualTo("# mux " + world.version());
    }

    @Then("session {string} comes to have {int} hold(s)")
    public void comesToHave(String session, int holds) {
        world.await("holds", () -> Listing.of(world).holds(session) == holds, "session " + session + " has other holds");
    }

    @Then("the daemon counts {int} client(s)")
    public void counts(int clients) {
        Assertions.assertThat(Listing.stats(world).path("clients").asInt(-1)).as("clients").isEqualTo(clients);
    }

    @Given("a daemon with the session {string} that nobody looks at, and its descriptors counted")
    public void isLeftAloneAndCounted(String session) {
        isLeftAlone(session);
        descriptors = world.oracle().descriptorCount(world.daemon().pid());
    }

    @Given("a daemon with the session {string} that nobody looks at")
    public void isLeftAlone(String session) {
        world.start();
        Sitter passing = world.seat("Dan", "--session", session);
        passing.type(PersonSteps.DETACH);
        passing.awaitLeave();
        world.await("hold", () -> Listing.of(world).holds(session) == 0, "the session is still held");
    }

    @Then("the daemon counts {int} clients, and holds as many descriptors as before")
    public void countsAsBefore(int clients) {
        counts(clients);
        world.await("descriptors", () -> world.oracle().descriptorCount(world.daemon().pid()) == descriptors,
                "the daemon holds other than " + descriptors + " descriptors");
    }

    @Then("it fails, or says that the daemon runs already")
    public void failsOrRuns() {
        Outcome outcome = world.outcome();
        Assertions.assertThat(!outcome.succeeded() || outcome.err().contains("already running"))
                .as("what it came to: " + outcome.notation()).isTrue();
    }

    @Then("the same daemon serves on, at the very same socket")
    public void sameSocket() {
        Assertions.assertThat(world.isSameSocket()).as("it is the same file of a socket").isTrue();
        Assertions.assertThat(world.oracle().holdsSocket(world.daemon().pid(), world.daemon().socket())).isTrue();
    }

    @When("{code} is given for the session {string}")
    public void isGivenFor(String line, String name) {
        List<String> words = new ArrayList<>(CommandSteps.words(line));
        words.addAll(List.of("--session", Names.named(name)));
        world.give(words.toArray(String[]::new));
    }

    @Then("it fails, and names {string}")
    public void failsNaming(String shown) {
        Outcome outcome = world.outcome();
        Assertions.assertThat(outcome.exit()).as("its end").isInstanceOf(Exit.Code.class).isNotEqualTo(new Exit.Code(0));
        Assertions.assertThat(outcome.out() + outcome.err()).as("what it said").isNotBlank().contains(shown);
    }

    private List<String> dump(String session) {
        Outcome dump = world.command().run("d", "dump", "--sock", world.daemon().socket().toString(), "--session", session);
        Assertions.assertThat(dump.exit()).as("the dump: " + dump.notation()).hasToString("exit 0");
        return trimmed(dump.lines());
    }

    /** Rows without blanks at their ends, and no empty ones at the end of all. */
    static List<String> trimmed(List<String> rows) {
        List<String> trimmed = new ArrayList<>(rows.stream().map(String::stripTrailing).toList());
        while (!trimmed.isEmpty() && trimmed.get(trimmed.size() - 1).isEmpty()) {
            trimmed.remove(trimmed.size() - 1);
        }
        return trimmed;
    }

    @When("{person}'s shell prints {picture}")
    public void prints(String person, String code) {
        world.sitter(person).run(code);
    }

    @Then("{person} comes to see what a dump shows")
    public void seesDump(String person) {
        List<String> dump = dump("0");
        Assertions.assertThat(dump).as("the dump").isNotEmpty();
        world.sitter(person).look(() -> trimmed(world.sitter(person).rows()).equals(dump),
                person + " sees " + trimmed(world.sitter(person).rows()) + " where a dump shows " + dump);
    }

    @Then("{person}, who comes only now, sees the same")
    public void seesTheSame(String person) {
        world.seat(person, "--session", "0");
        seesDump(person);
    }

    /** The shell waits between the two, and the daemon has answered a question since the first. */
    @When("{person}'s shell prints the bytes {string}, and later {string}")
    public void printsApart(String person, String first, String second) throws IOException {
        Sitter sitter = world.sitter(person);
        sitter.run("stty -echo");
        sitter.line("clear; printf '" + first + "'; >~/first; until [ -e ~/go ]; do sleep 0.01; done; printf '" + second + "\\n'");
        Path home = world.box().home();
        world.await("first bytes", () -> Files.exists(home.resolve("first")), "nothing is printed");
        dump("0");
        Files.createFile(home.resolve("go"));
        sitter.fence();
    }

    @Then("a dump shows {string}")
    public void dumpShows(String shown) {
        Assertions.assertThat(dump("0")).as("the dump").anyMatch(row -> row.endsWith(shown) && row.strip().length() <= shown.length() + 2);
    }

    private Path agentSocket() throws IOException {
        try (Stream<Path> all = Files.walk(world.box().folder("XDG_RUNTIME_DIR"))) {
            return all.filter(path -> path.toString().matches(
                            ".*/mux-agent-" + world.daemon().pid() + "-[0-9a-f]{12}/agent-[^/]+\\.sock"))
                    .findFirst().orElseThrow(() -> new AssertionError("there is no agent socket of the daemon's"));
        }
    }

    @When("a caller dials the agent socket of {person}'s shell")
    public void dials(String person) throws IOException {
        caller = new RawSocket(agentSocket());
    }

    @Then("the caller is accepted, and then hung up on")
    public void isHungUpOn() {
        Assertions.assertThat(caller.receive(Deadline.within("hang-up", ANSWER)).closed()).as("it is hung up on").isTrue();
    }

    @When("a caller asks the agent socket of {person}'s shell for identities")
    public void asksForIdentities(String person) throws OsException, IOException {
        dials(person);
        caller.send(new Bytes(Agents.REQUEST), Deadline.within("request", ANSWER));
    }

    @Then("the caller gets the agent's answer")
    public void getsAnswer() {
        byte[] heard = new byte[0];
        while (heard.length < Agents.ANSWER.length) {
            Bytes more = caller.receive(Deadline.within("answer", ANSWER));
            Assertions.assertThat(more.closed()).as("the caller is hung up on").isFalse();
            heard = concat(heard, more.bytes());
        }
        Assertions.assertThat(heard).as("what the caller gets").isEqualTo(Agents.ANSWER);
    }

    private static byte[] concat(byte[] one, byte[] other) {
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    @Given("a running daemon whose runtime folder is a file")
    public void startWithoutFolder() throws IOException {
        Path file = Files.writeString(world.box().home().resolve("no folder"), "");
        world.start(world.program(), world.socket(), Setting.of("XDG_RUNTIME_DIR", file.toString()));
    }

    @Then("the log says {string}")
    public void logSays(String words) throws IOException {
        Assertions.assertThat(Files.readString(world.box().folder("XDG_STATE_HOME").resolve("mux/muxd.log")))
                .as("the log").contains(words);
    }
}
