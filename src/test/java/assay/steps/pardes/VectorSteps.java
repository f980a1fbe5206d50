package assay.steps.pardes;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import assay.ninep.Fid;
import assay.ninep.Mode;
import assay.ninep.Notation;
import assay.ninep.Refused;
import assay.ninep.Text;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Many addresses or commands, each tried on the same text. */
public final class VectorSteps {

    private final PardesWorld world;
    private final List<String> wrong = new ArrayList<>();
    private int tried;

    public VectorSteps(PardesWorld world) {
        this.world = world;
    }

    @When("each of these addresses is written to addr, seen from its beginning")
    public void addressesAreWritten(DataTable table) {
        Fid addr = world.root().open(world.resolved("/pane/{pane}/addr"), Mode.ORDWR);
        for (Map<String, String> row : table.asMaps()) {
            addr.write(0, bytes("#0"));
            compare(row.get("address"), row.get("sets"), set(addr, row.get("address")));
        }
    }

    private static String set(Fid addr, String address) {
        try {
            addr.write(0, bytes(address));
            return String.join(",", new String(addr.read(), StandardCharsets.US_ASCII).strip().split(" +"));
        } catch (Refused refused) {
            return refused.ename();
        }
    }

    @When("each of these commands is applied to that text, from its beginning")
    public void commandsAreApplied(DataTable table) {
        byte[] text = world.root().read(world.resolved("/pane/{pane}/body"));
        for (Map<String, String> row : table.asMaps()) {
            begin(text);
            compare(row.get("command"), unquoted(row.get("leaves")), left(row.get("command")));
        }
    }

    /** The text as it was first, and dot at its beginning. */
    private void begin(byte[] text) {
        world.root().open(world.resolved("/pane/{pane}/body"), Mode.OWRITE | Mode.OTRUNC).clunk();
        world.root().write(world.resolved("/pane/{pane}/body"), text);
        world.root().write(world.resolved("/pane/{pane}/dot"), bytes("#0"));
    }

    private String left(String command) {
        try {
            world.root().write(world.resolved("/pane/{pane}/ctl"), bytes("Edit " + command + "\n"));
            return Text.decode(world.root().read(world.resolved("/pane/{pane}/body")));
        } catch (Refused refused) {
            return refused.ename();
        }
    }

    /** A cell that begins or ends with blanks stands in quotes. */
    private static String unquoted(String cell) {
        return cell.startsWith("\"")
                ? Text.decode(Notation.unquoted(cell.substring(1, cell.length() - 1)))
                : cell;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void compare(String what, String expected, String seen) {
        tried++;
        if (!seen.equals(expected)) {
            wrong.add(what + " gives '" + seen + "' and not '" + expected + "'");
        }
    }

    @Then("each sets it to what stands beside it")
    public void eachSets() {
        eachLeaves();
    }

    @Then("each leaves what stands beside it")
    public void eachLeaves() {
        Assertions.assertThat(tried).as("how many were tried").isPositive();
        Assertions.assertThat(wrong).as("those that do not").isEmpty();
    }
}
