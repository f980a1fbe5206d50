package assay.steps.mux;

import java.util.List;

import org.assertj.core.api.Assertions;

import assay.mux.Outcome;
import io.cucumber.java.en.Then;

/** The listing of a daemon's sessions, and the line about itself that ends it. */
public final class ListingSteps {

    private static final String META = "# mux ";
    private static final String STALE = " stale";

    private final MuxWorld world;

    public ListingSteps(MuxWorld world) {
        this.world = world;
    }

    private List<String> list() {
        Outcome listing = world.command().run("a", "list", "--sock", world.daemon().socket().toString());
        Assertions.assertThat(listing.exit()).as("the listing: " + listing.notation()).hasToString("exit 0");
        return listing.lines();
    }

    private String meta() {
        List<String> lines = list();
        String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1);
        Assertions.assertThat(last).as("the last line of the listing").startsWith(META);
        return last;
    }

    @Then("it is stale from the start")
    public void isStale() {
        Assertions.assertThat(meta()).as("the last line of the listing").endsWith(STALE);
    }
}
