package assay.steps.pardes;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;

import io.cucumber.java.After;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Many who dial a session and say nothing. */
public final class CrowdSteps {

    private final PardesWorld world;
    private final List<SocketChannel> crowd = new ArrayList<>();

    public CrowdSteps(PardesWorld world) {
        this.world = world;
    }

    /** Where it is not even reached any more, the next sentence says what is wrong with that. */
    @Given("{int} others dial the session and say nothing")
    public void dial(int count) {
        UnixDomainSocketAddress socket = UnixDomainSocketAddress.of(world.actor().socket());
        try {
            for (int i = 0; i < count; i++) {
                crowd.add(SocketChannel.open(socket));
            }
        } catch (IOException unreached) {
            Assertions.assertThat(crowd).as("those who reached it").isNotEmpty();
        }
    }

    @When("they hang up")
    @After
    public void hangUp() throws IOException {
        for (SocketChannel each : crowd) {
            each.close();
        }
        crowd.clear();
    }

    @Then("another client is served")
    public void anotherIsServed() {
        Assertions.assertThat(world.other("another client").root().stat().name()).as("name of the root").isEqualTo("/");
    }
}
