package assay.steps.pardes;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;

import assay.channel.Deadline;
import assay.ninep.Fid;
import assay.ninep.Mode;
import assay.ninep.Outgoing;
import assay.ninep.Refused;
import assay.ninep.Text;
import assay.ninep.Tmessage;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** More clients than one, and clients that behave badly. */
public final class ClientSteps {

    private static final String SECOND = "the second client";
    private static final Duration NOTICED = Duration.ofSeconds(10);
    private static final int LARGEST_READ = 65_549;

    private final PardesWorld world;
    private final List<Fid> many = new ArrayList<>();
    private Client odd;
    private long resident;

    public ClientSteps(PardesWorld world) {
        this.world = world;
    }

    private Client second() {
        return world.other(SECOND);
    }

    @Given("a second client has fid {string} open on {path} for {mode}")
    public void secondHasOpen(String fid, String path, int mode) {
        second().keep(fid, second().root().open(world.resolved(path), mode));
        world.note();
    }

    @Given("the second client has written {int} bytes of {bytes} and then {bytes} to fid {string}")
    public void secondHasWritten(int count, byte[] filler, byte[] end, String fid) {
        second().fid(fid).write(0, FidSteps.filled(count, filler, end));
    }

    @When("the second client hangs up")
    public void secondHangsUp() {
        world.note();
        second().session().hangUp();
    }

    @When("the second client sends the bytes {string} and hangs up")
    public void secondSendsAndHangsUp(String hex) {
        second().session().say(raw(hex));
        secondHangsUp();
    }

    static Outgoing raw(String hex) {
        return new Outgoing.Raw(HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    /** The client and the observer are left. */
    @Then("the session has one connection less")
    public void hasOneLess() {
        Deadline.within("end of a connection", NOTICED).await(
                () -> Records.lines(world.observer().read("/status")).contains("connections 2"),
                "the session still counts a connection that has ended");
    }

    @Then("the second client is answered")
    public void secondIsAnswered() {
        Assertions.assertThat(second().root().stat().name()).as("name of the root").isEqualTo("/");
    }

    @Then("the second client reads {bytes} from {path}")
    public void secondReads(byte[] expected, String path) {
        Assertions.assertThat(Text.decode(second().root().read(world.resolved(path)))).as("what it reads")
                .isEqualTo(Text.decode(expected));
    }

    @When("the second client asks for the body {int} times and reads no reply")
    public void secondAsksOnly(int times) {
        resident = world.actor().running().residentMemory();
        Fid body = second().fid("body");
        second().session().say(new Outgoing.Together(IntStream.range(0, times)
                .<Tmessage>mapToObj(tag -> new Tmessage.Tread(tag, body.number(), 0, LARGEST_READ))
                .toList()));
    }

    /** Whoever answers the others has seen what was asked before. */
    @Then("the session has grown by less than {size}")
    public void hasGrownLess(long bytes) {
        world.observer().stat();
        Assertions.assertThat(world.actor().running().residentMemory() - resident).as("growth of its memory").isLessThan(bytes);
    }

    @Given("{int} more clients are connected")
    public void moreAreConnected(int count) {
        for (int i = 0; i < count; i++) {
            world.other("client " + i);
        }
    }

    @When("one more client dials the session")
    public void oneMoreDials() {
        odd = world.actor().meet("one client too many");
    }

    @Then("the server hangs up on that client")
    public void hangsUpOnIt() {
        odd.session().awaitHangUp(0);
    }

    @Then("the client's connection goes on")
    public void goesOn() {
        Assertions.assertThat(world.root().stat().name()).as("name of the root").isEqualTo("/");
    }

    @When("the client walks to {int} fids")
    public void walksToMany(int count) {
        world.attempt(() -> {
            for (int i = 0; i < count; i++) {
                many.add(world.root().walk("log"));
            }
        });
    }

    @When("the client walks to {int} fids beside the root")
    public void walksToTooMany(int count) {
        walksToMany(count);
    }

    @Then("each of them can be clunked")
    public void canBeClunked() {
        many.forEach(Fid::clunk);
        Assertions.assertThatThrownBy(() -> many.get(0).clunk()).as("a second clunk").isInstanceOf(Refused.class);
    }

    @When("the client asks for the end of the last pane by {bytes} to {path}")
    public void asksForTheEnd(byte[] text, String path) {
        world.actor().mayEnd();
        Fid file = world.root().open(world.resolved(path), Mode.OWRITE);
        file.startWriting(0, text);
    }
}
