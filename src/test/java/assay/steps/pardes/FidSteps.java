package assay.steps.pardes;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

import assay.ninep.Call;
import assay.ninep.Fid;
import assay.ninep.Incoming;
import assay.ninep.Refused;
import assay.ninep.Rmessage;
import assay.ninep.Session;
import assay.ninep.Text;
import assay.ninep.Tmessage;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** Fids that an example keeps: opened, read, written, held and clunked one request at a time. */
public final class FidSteps {

    /** How long a read that waits is watched waiting. */
    private static final Duration WAITS = Duration.ofMillis(50);
    /** Enough for whatever a held file has to give. */
    private static final int PLENTY = 8192;

    private final PardesWorld world;
    private byte[] before = {};

    public FidSteps(PardesWorld world) {
        this.world = world;
    }

    @Given("fid {string} is open on {path} for {mode}")
    public void isOpen(String fid, String path, int mode) {
        world.client().keep(fid, world.root().open(world.resolved(path), mode));
        world.note();
    }

    @Given("fid {string} stands at {path}")
    public void standsAt(String fid, String path) {
        world.client().keep(fid, world.root().walk(world.resolved(path)));
    }

    private Fid fid(String name) {
        return world.client().fid(name);
    }

    @Given("{bytes} has been written to fid {string}")
    public void hasBeenWritten(byte[] data, String fid) {
        fid(fid).write(0, world.resolved(data));
        world.note();
    }

    @When("{bytes} is written to fid {string}")
    public void isWritten(byte[] data, String fid) {
        world.attempt(() -> fid(fid).write(0, world.resolved(data)));
    }

    @When("{int} bytes of {bytes} and then {bytes} are written to fid {string}")
    public void areWritten(int count, byte[] filler, byte[] end, String fid) {
        world.attempt(() -> fid(fid).write(0, filled(count, filler, end)));
    }

    @Given("{int} bytes of {bytes} and then {bytes} have been written to fid {string}")
    public void haveBeenWritten(int count, byte[] filler, byte[] end, String fid) {
        fid(fid).write(0, filled(count, filler, end));
        world.note();
    }

    @Given("a full write of {bytes}, blank lines and {bytes} to fid {string} has failed")
    public void fullWriteHasFailed(byte[] begin, byte[] end, String fid) {
        byte[] blank = filled(world.session().msize() - 24 - begin.length - end.length, new byte[] {'\n'}, end);
        byte[] full = ByteBuffer.allocate(begin.length + blank.length).put(begin).put(blank).array();
        Assertions.assertThatThrownBy(() -> fid(fid).write(0, full)).isInstanceOf(Refused.class);
        world.note();
    }

    static byte[] filled(int count, byte[] filler, byte[] end) {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            data.writeBytes(filler);
        }
        data.writeBytes(end);
        return data.toByteArray();
    }

    @When("{bytes} is written to fid {string}, and it is clunked")
    public void isWrittenAndClunked(byte[] data, String fid) {
        world.attempt(() -> {
            try {
                fid(fid).write(0, data);
            } finally {
                fid(fid).clunk();
            }
        });
    }

    @Then("clunking fid {string} logs nothing more")
    public void clunkLogsNothing(String fid) {
        world.note();
        fid(fid).clunk();
        Assertions.assertThat(world.gained("err", "msg")).as("records of the clunk").isEmpty();
    }

    @Given("{int} bytes of fid {string} have been read at {int}")
    public void hasBeenRead(int count, String fid, int offset) {
        fid(fid).read(offset, count);
    }

    @Then("fid {string} reads {bytes}")
    public void reads(String fid, byte[] expected) {
        Assertions.assertThat(Text.decode(fid(fid).read())).as("what fid %s reads", fid)
                .isEqualTo(Text.decode(world.resolved(expected)));
    }

    @Then("the client gets what one whole read of fid {string} gives")
    public void getsTheWhole(String fid) {
        Assertions.assertThat(Text.decode(world.data())).as("what was read in pieces").isNotEmpty()
                .isEqualTo(Text.decode(fid(fid).read()));
    }

    @When("fid {string} is read {int} bytes at a time, and a pane is made after the first")
    public void isReadWhileMade(String fid, int count) {
        before = fid(fid).session().root().read(pathOf(fid));
        world.attemptReading(() -> {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            all.writeBytes(fid(fid).read(0, count));
            world.observer().read("/pane/new");
            for (byte[] some = fid(fid).read(all.size(), count); some.length > 0; some = fid(fid).read(all.size(), count)) {
                all.writeBytes(some);
            }
            return all.toByteArray();
        });
    }

    /** The file that a fid was opened on, by its name in the root. */
    private String pathOf(String fid) {
        return "/" + fid(fid).stat().name();
    }

    @Then("the client gets the {word} as before")
    public void getsWhatWasBefore(String what) {
        Assertions.assertThat(Text.decode(world.data())).as("the %s", what).isNotEmpty().isEqualTo(Text.decode(before));
    }

    @When("{bytes} is written at offset {long} to fid {string}")
    public void isWrittenAt(byte[] data, long offset, String fid) {
        world.attempt(() -> fid(fid).write(offset, data));
    }

    @When("fid {string} is read")
    public void isRead(String fid) {
        world.attemptReading(() -> fid(fid).read());
    }

    @When("fid {string} is read {int} bytes at a time")
    public void isReadBy(String fid, int count) {
        world.attemptReading(() -> fid(fid).readBy(count));
    }

    @When("{int} bytes of fid {string} are read at {long}")
    public void isReadAt(int count, String fid, long offset) {
        world.attemptReading(() -> fid(fid).read(offset, count));
    }

    @Given("fid {string} has been clunked")
    public void hasBeenClunked(String fid) {
        fid(fid).clunk();
    }

    @When("fid {string} is clunked")
    public void isClunked(String fid) {
        world.attempt(() -> fid(fid).clunk());
    }

    @Given("a read of fid {string} waits")
    public void waits(String fid) {
        Call read = fid(fid).startReading(0, PLENTY);
        world.client().hold(fid, read);
        stillWaits(fid);
    }

    @Then("the read of fid {string} still waits")
    public void stillWaits(String fid) {
        Optional<Rmessage> early = world.session().answerWithin(world.client().held(fid), WAITS);
        Assertions.assertThat(early.map(Rmessage::notation)).as("reply to the read that waits").isEmpty();
    }

    @When("the waiting read of fid {string} is flushed")
    public void isFlushed(String fid) {
        world.attempt(() -> world.session().flush(world.client().held(fid)));
    }

    @When("the waiting read of fid {string} is flushed, and a record is made")
    public void isFlushedBeforeARecord(String fid) {
        isFlushed(fid);
        world.observer().write("/ctl", "Msg late\n".getBytes(StandardCharsets.US_ASCII));
    }

    @When("the waiting read of fid {string} is flushed, and the fid clunked")
    public void isFlushedAndClunked(String fid) {
        isFlushed(fid);
        fid(fid).clunk();
    }

    @Given("{int} reads of fid {string} wait")
    public void readsWait(int count, String fid) {
        for (int i = 0; i < count; i++) {
            fid(fid).startReading(0, PLENTY);
        }
    }

    @Then("the read of fid {string} is answered {bytes}")
    public void isAnswered(String fid, byte[] expected) {
        Rmessage answer = world.session().answer(world.client().held(fid));
        Assertions.assertThat(answer).as("reply to the read").isInstanceOfSatisfying(Rmessage.Rread.class, read ->
                Assertions.assertThat(Text.decode(read.data())).isEqualTo(Text.decode(world.resolved(expected))));
    }

    @Then("the read of fid {string} is refused: {code}")
    public void isRefused(String fid, String why) {
        Rmessage answer = world.session().answer(world.client().held(fid));
        Assertions.assertThat(answer.notation()).as("reply to the read")
                .startsWith("Rerror")
                .contains(why);
    }

    /** A stat under the tag of the read is answered once, and by nothing that the read would have got. */
    @Then("the tag of the read of fid {string} is free for another request")
    public void tagIsFree(String fid) {
        int tag = world.client().held(fid).tag();
        Call stat = world.session().ask(new Tmessage.Tstat(tag, Session.ROOT));
        Assertions.assertThat(world.session().answer(stat)).as("reply under the old tag").isInstanceOf(Rmessage.Rstat.class);
    }

    @Then("nothing more arrives")
    public void nothingMore() {
        Optional<Incoming> more = world.session().nextWithin(world.session().mark(), WAITS);
        Assertions.assertThat(more.map(Incoming::notation)).as("what else arrived").isEmpty();
    }
}
