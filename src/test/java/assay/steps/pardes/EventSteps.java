package assay.steps.pardes;

import java.nio.charset.StandardCharsets;

import assay.ninep.Fid;
import assay.ninep.Text;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Files that tell what happens, as it happens. */
public final class EventSteps {

    private static final int PLENTY = 8192;

    private final PardesWorld world;

    public EventSteps(PardesWorld world) {
        this.world = world;
    }

    /** In as many pieces as it likes, up to as many bytes as are expected. */
    @Then("fid {string} tells {bytes}")
    public void tells(String fid, byte[] expected) {
        Assertions.assertThat(told(world.client().fid(fid), expected.length)).as("what fid %s tells", fid)
                .isEqualTo(Text.decode(expected));
    }

    private static String told(Fid file, int length) {
        StringBuilder told = new StringBuilder();
        for (String some = some(file); !some.isEmpty(); some = told.length() < length ? some(file) : "") {
            told.append(some);
        }
        return told.toString();
    }

    private static String some(Fid file) {
        return Text.decode(file.read(0, PLENTY));
    }

    @Then("fid {string} tells an insertion into the tag of {string}")
    public void tellsOfTag(String fid, String text) {
        Assertions.assertThat(some(world.client().fid(fid))).as("what fid %s tells", fid)
                .matches("Ei[0-9]+ [0-9]+ 0 " + text.length() + " " + text + "\n");
    }

    @When("the last word of the tag of pane {string} is run through fid {string}")
    public void runsFromTag(String pane, String fid) {
        writesBack("Mx", pane, fid);
    }

    @When("the last word of the tag of pane {string} is looked for through fid {string}")
    public void looksFromTag(String pane, String fid) {
        writesBack("Ml", pane, fid);
    }

    private void writesBack(String kind, String pane, String fid) {
        String tag = Text.decode(world.observer().read(world.resolved("/pane/{" + pane + "}/tag")));
        int end = tag.codePointCount(0, tag.length());
        int begin = end - tag.substring(tag.lastIndexOf(' ') + 1).length();
        byte[] record = (kind + begin + " " + end + "\n").getBytes(StandardCharsets.US_ASCII);
        world.attempt(() -> world.client().fid(fid).write(0, record));
    }
}
