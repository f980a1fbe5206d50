package assay.steps.monty;

import java.util.List;

import org.assertj.core.api.Assertions;

import com.google.protobuf.ByteString;

import assay.monty.Incoming;
import assay.monty.Turn;
import assay.monty.wire.MontyObject;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Sessions that leave one worker as a dump and go on in another. */
public final class DumpSteps {

    private static final String FRESH = "the fresh worker";

    /** Where a dump says which format it has; a mark of six bytes stands in front. */
    private static final int VERSION_AT = 6;

    private final MontyWorld world;

    public DumpSteps(MontyWorld world) {
        this.world = world;
    }

    /** What can be wrong with the bytes of a dump. */
    public enum Damage {
        CUT("cut in half"),
        LONGER("with a byte appended"),
        OTHER_VERSION("of another format version"),
        GARBAGE("that is no dump");

        private final String words;

        Damage(String words) {
            this.words = words;
        }

        ByteString of(ByteString dump) {
            switch (this) {
                case CUT:
                    return dump.substring(0, dump.size() / 2);
                case LONGER:
                    return dump.concat(ByteString.copyFrom(new byte[] {0}));
                case OTHER_VERSION:
                    return withVersion(dump);
                default:
                    return ByteString.copyFromUtf8("this is no dump at all");
            }
        }
    }

    @ParameterType("cut in half|with a byte appended|of another format version|that is no dump")
    public Damage damage(String words) {
        for (Damage damage : Damage.values()) {
            if (damage.words.equals(words)) {
                return damage;
            }
        }
        throw new IllegalArgumentException("no damage: " + words);
    }

    private static ByteString withVersion(ByteString dump) {
        byte[] bytes = dump.toByteArray();
        bytes[VERSION_AT]--;
        return ByteString.copyFrom(bytes);
    }

    @Given("a dump of the session")
    public void aDump() {
        Turn turn = world.worker().dump();
        MontyAssertions.assertThat(turn).isDump();
        world.keep(((Incoming.Event) turn.end()).event().getDumpResult().getState());
    }

    @When("the host dumps the session")
    public void dumps() {
        world.took(world.worker().dump());
    }

    @Given("a fresh worker has loaded the dump")
    public void hasLoaded() {
        loads();
        MontyAssertions.assertThat(world.turn()).isOk();
    }

    @Given("the fresh worker has loaded the dump")
    public void hasLoadedHere() {
        loadsHere();
        MontyAssertions.assertThat(world.turn()).isOk();
    }

    @Given("a fresh worker has loaded the dump and is suspended at the call {code}")
    public void hasLoadedAtCall(String call) {
        loads();
        MontyAssertions.assertThat(world.turn()).isSuspendedAtCall(call);
    }

    @Given("a fresh worker has loaded the dump and waits for the calls {calls}")
    public void hasLoadedWaiting(List<Integer> calls) {
        loads();
        MontyAssertions.assertThat(world.turn()).waitsFor(calls);
    }

    @When("a fresh worker loads the dump")
    public void loads() {
        world.start(FRESH);
        loadsHere();
    }

    @When("the fresh worker loads the dump")
    public void loadsHere() {
        world.took(world.worker().load(world.dump()));
    }

    @When("the worker loads its own dump")
    public void loadsItself() {
        loadsHere();
    }

    @When("a fresh worker loads a dump {damage}")
    public void loadsDamaged(Damage damage) {
        world.start(FRESH);
        world.took(world.worker().load(damage.of(world.dump())));
    }

    @Then("a fresh worker that loads it computes {code} as {value}")
    public void freshWorkerComputes(String code, MontyObject value) {
        world.keep(world.event().getDumpResult().getState());
        hasLoaded();
        MontyAssertions.assertThat(world.worker().feed(code)).completesWith(value);
    }

    @Then("the worker answers with a dump")
    public void answersWithDump() {
        MontyAssertions.assertThat(world.turn()).isDump();
    }

    @Then("the worker answers with the same dump again")
    public void answersWithSameDump() {
        answersWithDump();
        Assertions.assertThat(world.event().getDumpResult().getState())
                .as("the second dump")
                .isEqualTo(world.dump());
    }

    @Then("the answer names the restored script {string}")
    public void namesScript(String script) {
        Assertions.assertThat(world.event().getRestoredScriptName())
                .as("restored_script_name")
                .isEqualTo(script);
    }
}
