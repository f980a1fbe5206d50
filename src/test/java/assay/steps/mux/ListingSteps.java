package assay.steps.mux;

import org.assertj.core.api.Assertions;

import io.cucumber.java.en.Then;

/** What the listing says of the daemon itself. */
public final class ListingSteps {

    private final MuxWorld world;

    public ListingSteps(MuxWorld world) {
        this.world = world;
    }

    @Then("it is stale from the start")
    public void isStale() {
        Assertions.assertThat(Listing.of(world).stale()).as("stale").isTrue();
    }
}
