package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;
import org.opentest4j.TestAbortedException;

import assay.channel.Deadline;
import assay.mux.Invocation;
import assay.mux.MuxCommand;
import assay.mux.Outcome;
import assay.reference.mux.image.Stamp;
import assay.reference.mux.image.Version;
import assay.subject.Provenance;
import assay.subject.Running;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** The upgrade in place: which image asks for it, what happens to it meanwhile, and what the daemon is afterwards. */
public final class UpgradeSteps {

    static final String NEWER = "900.1";
    static final String OLDER = "0.0.1";

    private static final Duration UPGRADE = Duration.ofSeconds(40);
    private static final List<String> KINDS = List.of("socket", "carrier", "ptymaster");

    private final MuxWorld world;
    private Path newer;
    private Path older;
    private Path executable;
    private Map<String, Integer> before = Map.of();
    private final List<Map<String, Integer>> counts = new ArrayList<>();
    private final Map<String, Integer> shells = new HashMap<>();
    private Outcome meanwhile;
    private Running<Invocation, Outcome> underWay;

    public UpgradeSteps(MuxWorld world) {
        this.world = world;
    }

    /** What can happen to a candidate's file. */
    @ParameterType("may not be run any more|is a text|is a script of a missing interpreter|is cut short|is a folder|"
            + "is a link to nothing|is gone|is a program that notes how it is asked and fails|"
            + "is a program that checks with a failure to come|is a program that takes its time")
    public Change change(String words) {
        return Stream.of(Change.values()).filter(each -> each.words.equals(words)).findFirst().orElseThrow();
    }

    enum Change {
        FORBIDDEN("may not be run any more"),
        TEXT("is a text"),
        NO_INTERPRETER("is a script of a missing interpreter"),
        CUT("is cut short"),
        FOLDER("is a folder"),
        DANGLING("is a link to nothing"),
        GONE("is gone"),
        FAILING("is a program that notes how it is asked and fails"),
        CHECKING("is a program that checks with a failure to come"),
        SLOW("is a program that takes its time");

        private final String words;

        Change(String words) {
            this.words = words;
        }
    }

    @Given("a newer image")
    public void newer() {
        newer = stamped("newer/mux", NEWER);
    }

    Path image() {
        return newer;
    }

    @Given("an older image")
    public void older() {
        older = stamped("older/mux", OLDER);
    }

    private Path stamped(String path, String version) {
        Path copy = world.box().home().resolve(path);
        try {
            Files.createDirectories(copy.getParent());
            Stamp.copy(world.image(), copy, new Version(version));
            return copy;
        } catch (IOException anothers) {
            throw new TestAbortedException("nobody here can make a build of another version of " + world.image()
                    + ": " + anothers.getMessage());
        }
    }

    private Provenance program(Path image) {
        return world.box().program(List.of(image.toString()));
    }

    /** Notes what the daemon is and holds, so that it can be told whether that has changed. */
    private void note() {
        executable = world.oracle().executable(world.daemon().pid());
        before = kinds(world.daemon().pid());
    }

    private Map<String, Integer> kinds(int pid) {
        Map<String, Integer> kinds = new TreeMap<>();
        KINDS.forEach(kind -> kinds.put(kind, world.oracle().descriptors(pid, kind)));
        return kinds;
    }

    private Outcome upgrade(Path image, String... more) {
        note();
        return world.took(world.box().command(program(image)).run(words(more)));
    }

    private String[] words(String... more) {
        List<String> words = new ArrayList<>(List.of("d", "upgrade", "--sock", world.daemon().socket().toString()));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    @When("the newer image upgrades the daemon")
    public void upgrades() {
        upgrade(newer);
    }

    @When("the older image upgrades the daemon")
    public void olderUpgrades() {
        upgrade(older);
    }

    @Given("the newer image has upgraded the daemon")
    public void hasUpgraded() {
        Assertions.assertThat(upgrade(newer).exit()).as("the upgrade: " + world.outcome().notation()).hasToString("exit 0");
    }

    @When("the newer image upgrades the daemon, and fails at {string}")
    public void upgradesFailing(String step) {
        upgrade(newer, "--resume-fail-at", step);
    }

    @Given("the newer image has tried to upgrade the daemon, and failed at {string}")
    public void hasFailed(String step) {
        Assertions.assertThat(upgrade(newer, "--resume-fail-at", step).succeeded()).as("it succeeded").isFalse();
    }

    /** A shell opens the file, removes it, and goes on as what it opened. */
    @When("the newer image upgrades the daemon although its file has been removed")
    public void upgradesRemoved() {
        note();
        String script = "exec 9<\"$0\" && rm \"$0\" && exec /proc/self/fd/9 \"$@\"";
        world.took(world.box().command(world.box().program(List.of("/bin/sh", "-c", script, newer.toString()))).run(words()));
    }

    /** The daemon cannot read the request before the file has changed: the system says that the command runs it already. */
    @When("the newer image upgrades the daemon, which is held until the image {change}")
    public void upgradesChanged(Change change) throws IOException {
        begin(change);
        world.took(underWay.channel().receive(Deadline.within("upgrade", UPGRADE)));
    }

    private void begin(Change change) throws IOException {
        note();
        world.signal(world.daemon().pid(), MuxWorld.SIGSTOP);
        underWay = world.box().begin(program(newer), Invocation.of(words()));
        world.await("start of the command", () -> world.oracle().executable(underWay.pid()).equals(newer),
                "the system does not name the newer image");
        happen(change);
        world.signal(world.daemon().pid(), MuxWorld.SIGCONT);
    }

    private void happen(Change change) throws IOException {
        if (change == Change.FORBIDDEN) {
            Files.setPosixFilePermissions(newer, PosixFilePermissions.fromString("rw-r--r--"));
            return;
        }
        Path kept = newer.resolveSibling("kept");
        Files.copy(newer, kept, StandardCopyOption.COPY_ATTRIBUTES);
        Files.delete(newer);
        switch (change) {
            case TEXT -> program("this is no program\n");
            case NO_INTERPRETER -> program("#!/no/such/interpreter\n");
            case CUT -> {
                program("");
                Files.write(newer, Arrays.copyOf(Files.readAllBytes(kept), 3_000));
            }
            case FOLDER -> Files.createDirectory(newer);
            case DANGLING -> Files.createSymbolicLink(newer, Path.of("/no/such/image"));
            case FAILING -> program("#!/bin/sh\necho \"$@\" >>~/asked\nexit 3\n");
            case CHECKING -> program("#!/bin/sh\n" + kept + " \"$@\" --resume-fail-at daemon\necho $? >~/checked\nexit 3\n");
            case SLOW -> program("#!/bin/sh\n>~/begun\nuntil [ -e ~/go ]; do sleep 0.02; done\nexec " + kept + " \"$@\"\n");
            default -> { }
        }
    }

    private void program(String text) throws IOException {
        Files.writeString(newer, text);
        Files.setPosixFilePermissions(newer, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Then("the daemon is the same process, and runs the newer image")
    public void runsNewer() {
        runs(newer);
        Assertions.assertThat(world.oracle().executable(world.daemon().pid())).as("what it runs").isNotEqualTo(executable);
    }

    private void runs(Path image) {
        Assertions.assertThat(world.oracle().alive(world.daemon().pid())).as("the daemon lives").isTrue();
        Assertions.assertThat(world.oracle().executable(world.daemon().pid())).as("what it runs").isEqualTo(image);
        Assertions.assertThat(world.oracle().name(world.daemon().pid())).as("its name").isEqualTo("mux");
        Assertions.assertThat(world.oracle().holdsSocket(world.daemon().pid(), world.daemon().socket()))
                .as("it holds the socket").isTrue();
    }

    @Then("its arguments show that it was resumed")
    public void wasResumed() {
        Assertions.assertThat(world.oracle().arguments(world.daemon().pid())).as("its arguments")
                .startsWith("mux", "d").contains("--resume-fd");
    }

    @Then("the daemon is the same process, and was resumed")
    public void sameAndResumed() {
        runs(world.image());
        wasResumed();
    }

    @Then("the daemon is the same process, and runs the old image")
    public void runsOld() {
        runs(executable);
    }

    @Then("the daemon is untouched")
    public void isUntouched() {
        if (executable == null) {
            note();
        }
        runs(executable);
        Assertions.assertThat(world.oracle().arguments(world.daemon().pid())).as("its arguments").doesNotContain("--resume-fd");
    }

    @Then("the daemon is untouched, and holds no carrier")
    public void isUntouchedWithoutCarrier() {
        isUntouched();
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid(), "carrier")).as("carriers").isZero();
    }

    @Then("the daemon comes to hold no carrier")
    public void comesToHoldNone() {
        world.await("end of the carrier", () -> world.oracle().descriptors(world.daemon().pid(), "carrier") == 0,
                "the daemon holds a carrier");
    }

    @Then("the last line of the listing is {string}")
    public void lastLine(String line) {
        Assertions.assertThat(Listing.of(world).meta()).as("the last line").isEqualTo(line.replace("NEWER", NEWER));
    }

    @Given("{person} is at session {string}, in a folder and with a variable of her own")
    public void isInFolder(String person, String session) {
        Sitter sitter = world.seat(person, "--session", session);
        sitter.run("mkdir -p ~/own; cd ~/own; OWN=kept; echo this stands on the screen");
        shells.put(person, sitter.shell());
    }

    @Then("{person}'s shell is the same process, in the same folder and with the same variable")
    public void isSameIn(String person) {
        isSame(person);
        Assertions.assertThat(world.sitter(person).asks("$OWN,${PWD##*/}")).as("variable and folder").isEqualTo("kept,own");
    }

    /** What is typed now reaches the shell of before: it was asked for its id then, or is a child of the daemon since. */
    @Then("{person}'s shell is the same process")
    public void isSame(String person) {
        int now = world.sitter(person).shell();
        Assertions.assertThat(now).as("the shell that answers").isEqualTo(shells.getOrDefault(person, onlyShell()));
        Assertions.assertThat(world.sitter(person).left()).as("how the client left").isEmpty();
    }

    private int onlyShell() {
        return world.oracle().children(world.daemon().pid()).get(0);
    }

    @Then("{person}'s client has not left")
    public void hasNotLeft(String person) {
        world.sitter(person).glance();
        Assertions.assertThat(world.sitter(person).left()).as("how the client left").isEmpty();
    }

    private List<String> dump(String session) {
        Outcome dump = world.command().run("d", "dump", "--sock", world.daemon().socket().toString(), "--session", session);
        Assertions.assertThat(dump.exit()).as("the dump: " + dump.notation()).hasToString("exit 0");
        return dump.lines();
    }

    @Then("a dump of {string} shows what was printed before")
    public void dumpShows(String session) {
        Assertions.assertThat(dump(session)).as("the dump").contains("this stands on the screen");
    }

    @Given("{person}'s shell runs a job in the foreground that says so when it is let go")
    public void runsHeldJob(String person) {
        world.sitter(person).line("sh -c '>~/running; until [ -e ~/go ]; do sleep 0.02; done; echo the job go''es on'");
        world.await("job", () -> Files.exists(world.box().home().resolve("running")), "no job runs");
    }

    @Then("the job goes on, and {person} sees what it says once it is let go")
    public void jobGoesOn(String person) throws IOException {
        Files.createFile(world.box().home().resolve("go"));
        world.sitter(person).awaitSees("the job goes on");
        world.sitter(person).fence();
    }

    @Given("Ann, Bob and Cyd are at sessions of their own, on which their names stand")
    public void areAtTheirOwn() {
        for (String person : List.of("Ann", "Bob", "Cyd")) {
            Sitter sitter = world.seat(person, "--session", "of-" + person);
            sitter.run("echo this is " + person + "s");
            shells.put(person, sitter.shell());
        }
    }

    @Then("there are the sessions {string}, {string} and {string}")
    public void areThere(String one, String other, String third) {
        Assertions.assertThat(Listing.of(world).names()).as("sessions").containsExactlyInAnyOrder(one, other, third);
    }

    @Then("each session shows its own name, and has the shell that it had")
    public void eachItsOwn() {
        for (String person : List.of("Ann", "Bob", "Cyd")) {
            Assertions.assertThat(dump("of-" + person)).as("the dump").contains("this is " + person + "s");
            isSame(person);
        }
    }

    @Given("{person} is at session {string} with the newer image")
    public void isAtWithNewer(String person, String session) {
        Sitter sitter = world.box().seat(person, program(newer),
                List.of("--sock", world.socket().toString(), "--session", session), MuxWorld.SIZE, List.of());
        sitter.awaitPainted();
        world.note(person, sitter);
    }

    @Then("{person} and {person} see what the other types")
    public void seeEachOther(String one, String other) {
        world.sitter(one).run("echo typed-by-''" + one);
        world.sitter(other).awaitSees("typed-by-" + one);
        world.sitter(other).run("echo typed-by-''" + other);
        world.sitter(one).awaitSees("typed-by-" + other);
    }

    @Then("the daemon held no carrier before, and holds none now")
    public void noCarrier() {
        Assertions.assertThat(world.outcome().exit()).as("the upgrade: " + world.outcome().notation()).hasToString("exit 0");
        Assertions.assertThat(before).as("before").containsEntry("carrier", 0);
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid(), "carrier")).as("now").isZero();
    }

    /** Clients may still be dialling again. A runtime may hold a socket of its own once it has answered questions. */
    @Then("it holds as many masters of terminals as before, and no more sockets")
    public void holdsAsMany() {
        world.await("descriptors", () -> isAsBefore(kinds(world.daemon().pid())),
                "the daemon holds " + kinds(world.daemon().pid()) + " where it held " + before);
    }

    private boolean isAsBefore(Map<String, Integer> now) {
        return now.get("ptymaster").equals(before.get("ptymaster")) && now.get("socket") <= before.get("socket")
                && now.get("carrier") == 0;
    }

    @Then("each of them is closed on exec")
    public void isSealed() {
        int pid = world.daemon().pid();
        world.oracle().descriptors(pid).forEach((descriptor, target) -> {
            if (descriptor > 2 && (target.startsWith("socket:") || target.contains("ptmx") || target.contains("memfd"))) {
                Assertions.assertThat(world.oracle().closedOnExec(pid, descriptor)).as(descriptor + ", " + target).isTrue();
            }
        });
    }

    @Then("it holds as many masters of terminals as before, and no more sockets, all closed on exec")
    public void asBeforeAndSealed() {
        holdsAsMany();
        isSealed();
    }

    @When("the daemon is upgraded ten times")
    public void upgradesTen() {
        shells.put("Ann", world.sitter("Ann").shell());
        shells.put("Bob", world.sitter("Bob").shell());
        for (int i = 0; i < 10; i++) {
            Assertions.assertThat(upgrade(world.image(), "--same-version").exit())
                    .as("upgrade " + i + ": " + world.outcome().notation()).hasToString("exit 0");
            world.sitter("Ann").fence();
            world.sitter("Bob").fence();
            Map<String, Integer> all = kinds(world.daemon().pid());
            all.put("of Ann's shell", world.oracle().descriptorCount(shells.get("Ann")));
            all.put("of Bob's shell", world.oracle().descriptorCount(shells.get("Bob")));
            counts.add(all);
        }
    }

    @Then("after the tenth it holds as many descriptors of each kind as after the first")
    public void asAfterFirst() {
        Assertions.assertThat(counts.get(9)).as("after the tenth").isEqualTo(counts.get(0));
    }

    @Then("so do both shells")
    public void shellsToo() {
        Assertions.assertThat(counts).as("counts after each").allSatisfy(each ->
                Assertions.assertThat(each.get("of Ann's shell") + each.get("of Bob's shell")).isEqualTo(
                        counts.get(0).get("of Ann's shell") + counts.get(0).get("of Bob's shell")));
    }

    @Then("the end of {person}'s session frees its terminal")
    public void freesTerminal(String person) {
        int masters = world.oracle().descriptors(world.daemon().pid(), "ptymaster");
        world.sitter(person).line("exit");
        world.sitter(person).awaitLeave();
        world.await("master", () -> world.oracle().descriptors(world.daemon().pid(), "ptymaster") == masters - 1,
                "the daemon still holds " + masters + " masters");
    }

    @Then("{person}'s shell answers, and so does a new one that has inherited nothing")
    public void newOneToo(String person) {
        isSame(person);
        Sitter another = world.seat("Dan", "--session", "another");
        int shell = another.shell();
        KINDS.forEach(kind -> Assertions.assertThat(world.oracle().descriptors(shell, kind)).as(kind + "s of the new shell").isZero());
    }

    @Then("the program was asked with {string} and the carrier")
    public void wasAsked(String option) throws IOException {
        Assertions.assertThat(Files.readString(world.box().home().resolve("asked"))).as("how it was asked")
                .contains(option).containsPattern("--resume-fd \\d+");
    }

    @Then("the check exited with {int}")
    public void checkExited(int code) throws IOException {
        Assertions.assertThat(Files.readString(world.box().home().resolve("checked")).strip()).as("its status")
                .isEqualTo(Integer.toString(code));
    }

    @Given("the agent sockets were removed")
    public void agentsRemoved() throws IOException {
        int removed = 0;
        for (Path each : DaemonSteps.sockets(world.box().folder("XDG_RUNTIME_DIR"))) {
            if (each.toString().contains("mux-agent-")) {
                Files.delete(each);
                removed++;
            }
        }
        Assertions.assertThat(removed).as("agent sockets that were there").isPositive();
    }

    @Given("an upgrade is under way whose candidate takes its time")
    public void isUnderWay() throws IOException {
        begin(Change.SLOW);
        world.await("check", () -> Files.exists(world.box().home().resolve("begun")), "the candidate is not asked");
    }

    @When("the command that upgrades is killed, and its candidate says yes afterwards")
    public void isKilled() throws IOException {
        Assertions.assertThat(world.oracle().descriptors(world.daemon().pid(), "carrier")).as("carriers meanwhile").isPositive();
        underWay.signal(MuxWorld.SIGKILL);
        world.took(underWay.channel().receive(Deadline.within("end", UPGRADE)));
        Listing.stats(world);
        Files.createFile(world.box().home().resolve("go"));
    }

    /** The daemon is held as soon as the system names the new image: it cannot have accepted anybody by then. */
    @When("the newer image upgrades the daemon, and a caller dials while it takes over")
    public void upgradesWithCaller() {
        note();
        world.noteSocket();
        underWay = world.box().begin(program(newer), Invocation.of(words()));
        world.await("exec", () -> world.oracle().executable(world.daemon().pid()).equals(newer), "there is no exec");
        world.signal(world.daemon().pid(), MuxWorld.SIGSTOP);
        MuxCommand caller = world.command();
        caller.begin(Invocation.of("a", "list", "--sock", world.daemon().socket().toString()));
        world.signal(world.daemon().pid(), MuxWorld.SIGCONT);
        meanwhile = caller.outcome();
        world.took(underWay.channel().receive(Deadline.within("upgrade", UPGRADE)));
    }

    @Then("the caller is served")
    public void isServed() {
        Assertions.assertThat(world.outcome().exit()).as("the upgrade: " + world.outcome().notation()).hasToString("exit 0");
        Assertions.assertThat(meanwhile.exit()).as("the caller: " + meanwhile.notation()).hasToString("exit 0");
    }

    @Given("{person} is at session {string}, in which a command has returned with {int}")
    public void hasReturned(String person, String session, int code) {
        world.seat(person, "--session", session).run("true");
        Assertions.assertThat(world.command().run(world.atSocket(List.of("a", "send", "(exit " + code + ")\\n"))).exit())
                .hasToString("exit 0");
        Assertions.assertThat(Listing.json(world.command().run(world.atSocket(List.of("a", "wait"))).out()).path("exit").asInt())
                .as("the code that is told").isEqualTo(code);
    }

    /** The wait has reached the daemon before the command is sent: one descriptor more tells so, and a question after it. */
    @When("a program waits for a return, and another then has a command return with {int}")
    public void waitsFirst(int code) {
        int descriptors = world.oracle().descriptorCount(world.daemon().pid());
        MuxCommand waiting = world.command();
        waiting.begin(Invocation.of(world.atSocket(List.of("a", "wait"))));
        world.await("wait", () -> world.oracle().descriptorCount(world.daemon().pid()) > descriptors, "nobody waits");
        Listing.stats(world);
        Assertions.assertThat(world.command().run(world.atSocket(List.of("a", "send", "(exit " + code + ")\\n"))).exit())
                .hasToString("exit 0");
        world.took(waiting.outcome());
    }
}
