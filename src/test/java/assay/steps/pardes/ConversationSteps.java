package assay.steps.pardes;

import java.nio.charset.StandardCharsets;

import assay.ninep.Fcall;
import assay.ninep.Session;
import assay.ninep.Tmessage;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Conversations in which the messages themselves are the rule. */
public final class ConversationSteps {

    private final PardesWorld world;
    private Conversation conversation;
    private int mark;

    public ConversationSteps(PardesWorld world) {
        this.world = world;
    }

    @When("the client holds this conversation")
    public void holds(Conversation script) {
        conversation = script;
        world.note();
        conversation.hold(world.session());
    }

    @Then("every reply is as it is written there")
    public void isAsWritten() {
        Assertions.assertThat(conversation.complaints(world.session())).as("replies that are not").isEmpty();
    }

    @When("the client sends the bytes {string}")
    public void sends(String hex) {
        world.note();
        mark = world.session().mark();
        world.session().say(ClientSteps.raw(hex));
    }

    @When("the client sends a write of the largest size, and of no fid")
    public void sendsTheLargest() {
        world.note();
        mark = world.session().mark();
        byte[] data = "x".repeat(Session.MSIZE - 23).getBytes(StandardCharsets.US_ASCII);
        world.session().say(new Tmessage.Twrite(7, Fcall.NOFID - 1, 0, data));
    }

    @Given("the client has sent the bytes {string}")
    public void hasSent(String hex) {
        sends(hex);
    }

    /** The next message, under the tag that it carries itself. */
    @Then("the server replies {code}")
    public void replies(String line) {
        String reply = world.session().next(mark).notation();
        Assertions.assertThat(reply).as("reply").matches(FileSteps.like(line));
    }

    @Then("the server hangs up on the client")
    public void hangsUp() {
        world.session().awaitHangUp(0);
    }
}
