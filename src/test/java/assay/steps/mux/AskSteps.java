package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.mux.Invocation;
import assay.os.Setting;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Passwords that a host wants: who may ask for one, whom, and what becomes of the answer. */
public final class AskSteps {

    private static final String OTHER = "AS-ANOTHER-USER";
    private static final String ASK = "\"$SSH_ASKPASS\" 'the word of locked?'";

    private final MuxWorld world;
    private final HostSteps hosts;

    public AskSteps(MuxWorld world, HostSteps hosts) {
        this.world = world;
        this.hosts = hosts;
    }

    /** How the helper comes to be started: a script of the stand-in's. A shell with more to do stays the parent. */
    @ParameterType("by ssh itself|behind two shells|behind twelve shells|behind a shell called \"a b\\) c\"|after a caller who stalls"
            + "|by another user, whom no mode stops")
    public String start(String words) {
        return switch (words) {
            case "by ssh itself" -> "exec " + ASK + "\n";
            case "by another user, whom no mode stops" -> byAnother();
            case "behind two shells" -> behind(2);
            case "behind twelve shells" -> behind(12);
            case "after a caller who stalls" -> "python3 -c 'import os, socket; s = socket.socket(socket.AF_UNIX);"
                    + " s.connect([v for v in os.environ.values() if \"/mux-ask-\" in v][0]); s.send(b\"x\");"
                    + " print(open(os.environ[\"TOLD\"] + \"/stalls\", \"w\").write(\"\"), flush=True); s.recv(1)'"
                    + " >/dev/null 2>&1 &\nuntil [ -e \"$TOLD/stalls\" ]; do sleep 0.02; done\n" + ASK + "\n";
            default -> "cp /bin/sh \"$TOLD/a b) c\"\n\"$TOLD/a b) c\" -c '" + ASK.replace("'", "'\\''") + "; :'\n";
        };
    }

    /** The folders and the socket are opened to all; the other user dials, and then has the image ask as well. */
    private static String byAnother() {
        return "socket=$(env | sed -n 's/^[A-Z_]*=\\(.*\\/mux-ask-.*\\)/\\1/p')\n"
                + "for up in '' /.. /../..; do chmod a+x \"${socket%/*}$up\"; done\nchmod a+rw \"$socket\"\n"
                + OTHER + " python3 -c 'import socket, sys; s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1]);"
                + " sys.exit(len(s.recv(1)))' \"$socket\" && >\"$TOLD/sent-away\"\n"
                + OTHER + " " + ASK + "\n";
    }

    @Then("the other user was let in by the system, and sent away by the client")
    public void wasSentAway() {
        Assertions.assertThat(hosts.told("sent-away")).as("what the other user's dial left").exists();
    }

    /** Each shell runs the next, and waits for it. */
    private static String behind(int shells) {
        return "depth=${1:-" + shells + "}\nif [ $depth -gt 0 ]; then sh \"$0\" $((depth - 1)); else " + ASK + "; fi\n";
    }

    @Given("the host {string}, which asks for a password by a helper that is started {start}")
    public void asks(String host, String script) throws IOException {
        hosts.hostWithImage(host);
        Files.writeString(hosts.told("ask"), script.contains(OTHER) ? script.replace(OTHER, OtherUser.words()) : script);
    }

    @When("{person} comes to the host {string}, and answers what she is asked")
    public void answers(String person, String host) {
        isAsked(person, host);
        world.sitter(person).type("open sesame\r");
        world.sitter(person).awaitSees("%");
    }

    @Given("{person} has come to the host {string}, and is asked")
    public void isAsked(String person, String host) {
        hosts.comes(person, host);
        world.sitter(person).awaitSees("the word of locked?");
    }

    @Then("the host was answered")
    public void wasAnswered() throws IOException {
        Assertions.assertThat(Files.readString(hosts.told("answer"))).as("the answer").isEqualTo("open sesame");
    }

    @Then("the daemon runs on {string}")
    public void runsOn(String host) throws IOException {
        hosts.runsOn(host);
    }

    private List<String> environment() {
        try {
            return Files.readAllLines(hosts.told("environment"));
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    @Then("the helper that ssh was told of is the image under test")
    public void helperIsImage() {
        Assertions.assertThat(environment()).as("what ssh was told").contains("SSH_ASKPASS=" + world.image());
    }

    /** It has the same environment as ssh, and asks with the same words; only ssh is not among its parents. */
    @When("another process asks the same way")
    public void strangerAsks() {
        List<Setting> same = new ArrayList<>();
        environment().stream().map(line -> line.split("=", 2)).filter(pair -> pair.length == 2)
                .forEach(pair -> same.add(Setting.of(pair[0], pair[1])));
        world.took(world.command().run(new Invocation(List.of("a stranger's word?"), same, new byte[0])));
    }

    @Then("{person} is asked nothing by it")
    public void isAskedNothing(String person) {
        world.sitter(person).glance();
        Assertions.assertThat(world.sitter(person).painted()).as("what was painted").doesNotContain("a stranger's word?");
    }

    @Then("{person} can detach")
    public void canDetach(String person) {
        world.sitter(person).fence();
        world.sitter(person).type(PersonSteps.DETACH);
        Assertions.assertThat(world.sitter(person).awaitLeave()).hasToString("exit 0");
    }

    @When("{person} comes to the host {string} without a runtime folder")
    public void comesWithoutFolder(String person, String host) {
        hosts.seat(person, host, List.of(Setting.without("XDG_RUNTIME_DIR")));
    }

    @When("a client without a terminal comes to the host {string}")
    public void comesWithoutTerminal(String host) {
        world.took(world.command().run(host));
    }

    @Then("ssh was told of no helper")
    public void noHelper() throws IOException {
        Assertions.assertThat(environment()).as("what ssh was told").noneMatch(line -> line.startsWith("SSH_ASKPASS="));
        Assertions.assertThat(asking(world.box().folder("TMPDIR"))).as("sockets for askers").isEmpty();
        Assertions.assertThat(asking(world.box().folder("XDG_RUNTIME_DIR"))).as("sockets for askers").isEmpty();
    }

    private static List<Path> asking(Path folder) throws IOException {
        return SocketFiles.below(folder).stream().filter(path -> path.toString().contains("mux-ask-")).toList();
    }
}
