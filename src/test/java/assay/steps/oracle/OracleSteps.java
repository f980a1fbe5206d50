package assay.steps.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.oracle.Answer;
import assay.oracle.Question;
import assay.oracle.Topic;
import assay.os.Exit;
import assay.os.Signals;
import assay.steps.Stage;
import assay.steps.companion.Companion;
import assay.steps.companion.Companions;
import assay.steps.companion.Reply;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.opentest4j.TestAbortedException;

/** The oracle on trial: what it is asked, and what it answers. */
public final class OracleSteps {

    private static final Duration DEATH = Duration.ofSeconds(10);

    private final Stage stage;
    private final Companions companions;
    private final OracleWorld world;
    private final Map<String, Integer> processes = new HashMap<>();
    private String address;
    private Answer answer;

    public OracleSteps(Stage stage, Companions companions, OracleWorld world) {
        this.stage = stage;
        this.companions = companions;
        this.world = world;
    }

    @ParameterType("life|executable|name|arguments|children|descriptor count|descriptors|resident size|signals|mode|size|SHA-256")
    public Topic topic(String words) {
        return Stream.of(Topic.values()).filter(topic -> topic.words().equals(words)).findFirst().orElseThrow();
    }

    @ParameterType("the shell's child|the shell|the examiner|the corpse")
    public Integer process(String words) {
        return processes.get(words);
    }

    private Companion examiner() {
        Companion examiner = companions.examiner();
        processes.put("the examiner", examiner.pid());
        return examiner;
    }

    @Given("a shell that holds descriptors 5 and 6 and has a child")
    public void aShell() {
        Companion shell = stage.enter(OracleSubject.start());
        processes.put("the shell", shell.pid());
        processes.put("the shell's child", OracleSubject.awaitChild(shell, world.oracle()));
    }

    @Given("an examiner that was killed")
    public void wasKilled() {
        Companion examiner = examiner();
        examiner.signal(Signals.SIGKILL);
        Assertions.assertThat(examiner.next()).isEqualTo(new Reply.Ended(new Exit.Signal(Signals.SIGKILL), ""));
        Deadline.within("death", DEATH)
                .await(() -> cannotSayName(examiner.pid()), "the examiner's status was not collected");
    }

    private boolean cannotSayName(int pid) {
        return world.oracle().ask(about(Topic.NAME, pid)) instanceof Answer.CannotSay;
    }

    @Given("an examiner with a child that has ended and was not collected")
    public void hasCorpse() {
        processes.put("the corpse", Integer.valueOf(examiner().ask("corpse")));
    }

    @Given("an examiner that has opened descriptor {int}")
    public void hasOpened(int descriptor) {
        examiner().ask("open", Integer.toString(descriptor));
    }

    @Given("an examiner that listens at {string}")
    public void listens(String name) {
        examiner().ask("listen", examiner().path(name).toString());
    }

    @Given("an examiner that holds carriers at {int} and {int}")
    public void holdsCarriers(int one, int other) {
        examiner().ask("carrier", Integer.toString(one));
        examiner().ask("carrier", Integer.toString(other));
    }

    /** Not every user may open the second, and not every system has it. */
    @Given("an examiner that holds a terminal's master from {string}")
    public void holdsMaster(String path) {
        if (!Files.isReadable(Path.of(path)) || !Files.isWritable(Path.of(path))) {
            throw new TestAbortedException("this user cannot open " + path + " here");
        }
        examiner().ask("master", path, "40");
    }

    @Given("an examiner with a bound datagram socket")
    public void hasDatagramSocket() {
        address = examiner().ask("datagram");
    }

    @Given("an examiner whose datagram socket has dialled an address that nobody is bound to")
    public void hasDialled() {
        hasDatagramSocket();
        examiner().ask("dial datagram", address);
    }

    @Given("an examiner that has written {string} to the file {string}")
    public void hasWritten(String text, String name) throws IOException {
        Files.writeString(examiner().path(name), text);
    }

    @Given("the examiner has set the mode of {string} to {string}")
    public void hasSetMode(String name, String mode) {
        examiner().ask("chmod", examiner().path(name).toString(), mode);
    }

    @When("the oracle is asked for the {topic} of {process}")
    public void isAsked(Topic topic, Integer pid) {
        answer = world.oracle().ask(about(topic, pid));
    }

    private static Question about(Topic topic, int pid) {
        return new Question(topic, List.of(Integer.toString(pid)));
    }

    @When("the oracle is asked how many descriptors of the kind {string} {process} holds")
    public void isAskedForKind(String kind, Integer pid) {
        answer = world.oracle().ask(new Question(Topic.DESCRIPTORS_OF_KIND, List.of(pid.toString(), kind)));
    }

    @When("the oracle is asked whether {process} holds the socket {string}")
    public void isAskedForSocket(Integer pid, String name) {
        String path = examiner().path(name).toString();
        answer = world.oracle().ask(new Question(Topic.HOLDS_SOCKET, List.of(pid.toString(), path)));
    }

    @When("the oracle is asked for the {topic} of {string}")
    public void isAskedForFile(Topic topic, String name) {
        answer = world.oracle().ask(new Question(topic, List.of(examiner().path(name).toString())));
    }

    @When("the oracle is asked whether its address is bound")
    public void isAskedForAddress() {
        isAskedForAddress(address);
    }

    @When("the oracle is asked whether {string} is bound")
    public void isAskedForAddress(String spelled) {
        answer = world.oracle().ask(new Question(Topic.DATAGRAM_ADDRESS, List.of(spelled)));
    }

    @When("the oracle is asked for the whole datagram table")
    public void isAskedForTable() {
        answer = world.oracle().ask(new Question(Topic.DATAGRAM_TABLE, List.of("all")));
    }

    @Then("it answers {string}")
    public void answers(String item) {
        answersWith(List.of(item));
    }

    private void answersWith(List<String> items) {
        Assertions.assertThat(answer).as("the answer").isEqualTo(new Answer.Said(items));
    }

    @Then("it answers with nothing")
    public void answersNothing() {
        answersWith(List.of());
    }

    @Then("it answers with the file that {string} resolves to")
    public void answersResolved(String name) throws IOException {
        answers(Path.of("/bin", name).toRealPath().toString());
    }

    @Then("it answers with every argument of the shell")
    public void answersArguments() {
        answersWith(OracleSubject.COMMAND);
    }

    @Then("it answers with {process} alone")
    public void answersProcess(Integer pid) {
        answers(pid.toString());
    }

    @Then("it answers among others {string}")
    public void answersAmongOthers(String item) {
        Assertions.assertThat(answer)
                .as("the answer")
                .isInstanceOfSatisfying(
                        Answer.Said.class, said -> Assertions.assertThat(said.items()).contains(item));
    }

    @Then("it answers among others with the examiner's address")
    public void answersAddress() {
        answersAmongOthers(address);
    }

    @Then("it answers with more than {int}")
    public void answersMore(int bound) {
        Assertions.assertThat(answer)
                .as("the answer")
                .isInstanceOfSatisfying(Answer.Said.class, said ->
                        Assertions.assertThat(Long.parseLong(said.items().get(0))).isGreaterThan(bound));
    }

    @Then("it cannot say")
    public void cannotSay() {
        Assertions.assertThat(answer).as("the answer").isInstanceOf(Answer.CannotSay.class);
    }
}
