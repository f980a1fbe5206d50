package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.mux.Invocation;
import assay.mux.Outcome;
import assay.os.Setting;
import assay.steps.companion.Companions;
import assay.subject.Provenance;
import assay.subject.Running;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Hosts that are reached by ssh. Each is a home and a runtime folder of its own in the box, behind a stand-in for ssh. */
public final class HostSteps {

    private static final Duration PUSH = Duration.ofSeconds(40);

    private final MuxWorld world;
    private final Candidates candidates;
    private String digest;
    private boolean ready;

    public HostSteps(MuxWorld world, Candidates candidates) {
        this.world = world;
        this.candidates = candidates;
    }

    Path told(String file) {
        return world.box().home().resolve("told").resolve(file);
    }

    private Path home(String host) {
        return world.box().home().resolve("far").resolve(host);
    }

    private Path runtime(String host) {
        return world.socket(host);
    }

    private Path installed(String host) {
        return home(host).resolve(".local/bin/mux");
    }

    /** Makes the stand-in the ssh of everybody in the box. */
    private void prepare() throws IOException {
        if (ready) {
            return;
        }
        ready = true;
        Path folder = Files.createDirectories(world.box().home().resolve("bin"));
        Path ssh = Files.copy(Companions.resource("ssh"), folder.resolve("ssh"), StandardCopyOption.REPLACE_EXISTING);
        Files.setPosixFilePermissions(ssh, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.createDirectories(told("words").getParent());
        world.box().usually(Setting.of("PATH", folder + ":/usr/bin:/bin"));
        world.box().usually(Setting.of("FAR", world.box().home().resolve("far").toString()));
        world.box().usually(Setting.of("RUNS", world.box().folder("XDG_RUNTIME_DIR").toString()));
        world.box().usually(Setting.of("TOLD", told("words").getParent().toString()));
    }

    @Given("the host {string}, on which nothing is installed")
    public void host(String host) throws IOException {
        prepare();
        Files.createDirectories(home(host));
        Files.createDirectories(runtime(host), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }

    @Given("the host {string}, on which an image is installed and no daemon runs")
    public void hostWithImage(String host) throws IOException {
        host(host);
        Files.createDirectories(installed(host).getParent());
        Files.copy(world.image(), installed(host), StandardCopyOption.COPY_ATTRIBUTES);
    }

    @Given("the host {string}, which is of another architecture")
    public void hostOfAnother(String host) throws IOException {
        host(host);
        Path uname = Files.createDirectories(home(host).resolve("bin")).resolve("uname");
        Files.writeString(uname, "#!/bin/sh\nif [ \"$1\" = -m ]; then echo pdp11; else echo Linux pdp11; fi\n");
        Files.setPosixFilePermissions(uname, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Given("the host {string}, on which a daemon runs from the image that is installed there")
    public void hostWithDaemon(String host) throws IOException {
        hostWithImage(host);
        world.took(world.box().command(program(installed(host))).run(new Invocation(
                List.of("d", "start", "-d"), there(host), new byte[0])));
        world.serving(world.program(), socket(host));
    }

    private Provenance program(Path image) {
        return world.box().program(List.of(image.toString()));
    }

    private List<Setting> there(String host) {
        return List.of(Setting.of("HOME", home(host).toString()), Setting.of("XDG_RUNTIME_DIR", runtime(host).toString()),
                Setting.of("XDG_STATE_HOME", home(host).resolve("state").toString()));
    }

    private Path socket(String host) throws IOException {
        return SocketFiles.below(runtime(host)).stream().filter(path -> path.getParent().equals(runtime(host)))
                .findFirst().orElseThrow(() -> new AssertionError("there is no socket on " + host));
    }

    @When("the newer image is pushed to {string}")
    public void push(String host) {
        world.took(world.box().command(program(candidates.image())).run("d", "upgrade", host));
    }

    /** The far side has been reached, so the image is about to be sent. */
    @When("the newer image is pushed to {string}, and its file is renamed over meanwhile")
    public void pushMeanwhile(String host) throws IOException {
        digest = world.oracle().sha256(candidates.image());
        Running<Invocation, Outcome> pushing =
                world.box().begin(program(candidates.image()), Invocation.of("d", "upgrade", host));
        world.await("ssh", () -> Files.exists(told("reached")), "nobody reaches the host");
        Path other = candidates.image().resolveSibling("other");
        Files.copy(world.image(), other, StandardCopyOption.COPY_ATTRIBUTES);
        Files.move(other, candidates.image(), StandardCopyOption.ATOMIC_MOVE);
        Files.createFile(told("go"));
        world.took(pushing.channel().receive(Deadline.within("push", PUSH)));
    }

    @Then("the image that is installed on {string} is byte for byte the newer one")
    public void isNewer(String host) {
        Assertions.assertThat(world.oracle().sha256(installed(host))).as("digest of what is installed")
                .isEqualTo(world.oracle().sha256(candidates.image()));
        Assertions.assertThat(installed(host)).isExecutable();
    }

    @Then("the image that is installed on {string} is byte for byte the one that ran")
    public void isTheOneThatRan(String host) {
        Assertions.assertThat(world.oracle().sha256(installed(host))).as("digest of what is installed").isEqualTo(digest);
    }

    @Then("the daemon is the same process, and runs the image that is installed on {string}")
    public void runsInstalled(String host) {
        Assertions.assertThat(world.oracle().executable(world.daemon().pid())).as("what it runs").isEqualTo(installed(host));
        Assertions.assertThat(Listing.of(world).meta()).as("the last line of the listing").isEqualTo("# mux " + Candidates.NEWER);
    }

    @Then("nothing is installed on {string}")
    public void nothingInstalled(String host) {
        Assertions.assertThat(installed(host)).doesNotExist();
    }

    /** The daemons among the processes of the box, whichever host they run on. */
    private List<Integer> daemons() {
        List<Integer> daemons = new ArrayList<>();
        for (int pid : world.box().processes()) {
            List<String> arguments = world.oracle().arguments(pid);
            if (arguments.size() > 2 && arguments.subList(1, 3).equals(List.of("d", "start"))) {
                daemons.add(pid);
            }
        }
        return daemons;
    }

    @Then("no daemon runs on any host")
    @Then("no daemon runs in the box")
    public void noDaemon() {
        Assertions.assertThat(daemons()).as("daemons").isEmpty();
    }

    @Given("the list of hosts names {string}")
    public void listNames(String host) throws IOException {
        list("# the hosts of a person\n" + host);
    }

    @Given("the list of hosts names {string} and {string}")
    public void listNames(String one, String other) throws IOException {
        list(one + "\n" + other + "\n");
    }

    private Path list() {
        return world.box().folder("XDG_STATE_HOME").resolve("mux/hosts");
    }

    private void list(String text) throws IOException {
        prepare();
        Files.createDirectories(list().getParent());
        Files.writeString(list(), text);
        digest = world.oracle().sha256(list());
    }

    @Then("the list of hosts is the same, byte for byte")
    public void listIsSame() {
        Assertions.assertThat(world.oracle().sha256(list())).as("digest of the list").isEqualTo(digest);
    }

    @Then("no host was asked to start anything")
    public void askedNoStart() throws IOException {
        Assertions.assertThat(Files.readString(told("words"))).as("what the hosts were asked").contains("far\t", "dead\t")
                .doesNotContain("start");
    }

    @Then("it said nothing of {string}")
    public void saidNothing(String words) {
        Assertions.assertThat(world.outcome().out() + world.outcome().err()).as("what it said").doesNotContain(words);
    }

    @When("{person} comes to the host {string}")
    public void comes(String person, String host) {
        seat(person, host, List.of());
    }

    void seat(String person, String host, List<Setting> changes) {
        world.note(person, world.box().seat(person, world.program(), List.of(host), MuxWorld.SIZE, changes));
    }

    @Given("{person} is at the host {string}")
    public void isAt(String person, String host) {
        comes(person, host);
        world.sitter(person).awaitSees("%");
    }

    @When("{person} comes to the host {string}, and has its shell answer")
    public void comesAndAsks(String person, String host) {
        isAt(person, host);
        world.sitter(person).fence();
    }

    /** A relay that is about to end may still be there for a moment. */
    @Then("one process of mux runs on {string}: a daemon from the image that is installed there")
    public void oneRuns(String host) throws IOException {
        world.await("end of all else", () -> onHost(host).size() == 1, "on " + host + " run " + onHost(host));
        runsOn(host);
    }

    private List<Integer> onHost(String host) {
        return world.box().processes().stream().filter(pid -> {
            Path image = world.oracle().executable(pid);
            return image.equals(installed(host));
        }).toList();
    }

    @Then("one daemon runs on {string}, from the image that is installed there")
    public void runsOn(String host) throws IOException {
        Assertions.assertThat(daemons()).as("daemons").hasSize(1);
        int pid = daemons().get(0);
        Assertions.assertThat(world.oracle().executable(pid)).as("what it runs").isEqualTo(installed(host));
        world.take(new Daemon(pid, socket(host), world.program()));
    }
}
