package assay.steps.pardes;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import assay.channel.Deadline;
import assay.ninep.Refused;
import assay.ninep.Rmessage;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** What the log says of a write, and what it does not. */
public final class LogSteps {

    private static final String ERR = "err";
    private static final String MSG = "msg";

    private static final Duration RECORDED = Duration.ofSeconds(10);
    private static final int PLENTY = 65_549;

    private final PardesWorld world;
    private final List<String> unseen = new ArrayList<>();

    public LogSteps(PardesWorld world) {
        this.world = world;
    }

    /** The reply carries the very reason of the one record, and no message stands beside it. */
    @Then("the write fails, and the log says so once: {code}")
    public void failsOnce(String record) {
        String why = world.refusal();
        List<String> gained = world.gained(ERR, MSG);
        Assertions.assertThat(gained).as("err and msg records").hasSize(1);
        Assertions.assertThat(gained.get(0)).as("the record").matches(FileSteps.like(world.resolved(record)));
        Assertions.assertThat(reason(gained.get(0))).as("reason in the log").isEqualTo(why);
    }

    /** Behind the kind, the pane and the file. */
    private static String reason(String record) {
        return record.replaceFirst("^err \\S+ [^:]*: ", "");
    }

    @Then("the log says {code} once, and nothing else of failures")
    public void saysOnce(String record) {
        List<String> gained = world.gained(ERR, MSG);
        Assertions.assertThat(gained).as("err and msg records").hasSize(1);
        Assertions.assertThat(gained.get(0)).as("the record").matches(FileSteps.like(world.resolved(record)));
    }

    @Then("the log says {int} times {code}, and nothing else of failures")
    public void saysOften(int times, String record) {
        Assertions.assertThat(world.gained(ERR, MSG))
                .as("err and msg records")
                .hasSize(times)
                .allMatch(FileSteps.like(world.resolved(record)).asMatchPredicate());
    }

    @Then("the log holds no err and no msg of it")
    public void saysNothing() {
        Assertions.assertThat(world.gained(ERR, MSG)).as("err and msg records").isEmpty();
    }

    /** Records of other kinds may stand between; those of a child come when it ends. */
    @Then("the log gains these records")
    public void gains(String records) {
        List<String> expected = records.lines().map(world::resolved).toList();
        String[] kinds = expected.stream().map(line -> line.split(" ")[0]).distinct().toArray(String[]::new);
        Deadline.within("records", RECORDED).await(
                () -> world.gained(kinds).size() >= expected.size(), "the log has gained no more than " + world.gained(kinds));
        List<String> gained = world.gained(kinds);
        Assertions.assertThat(gained).as("records").hasSameSizeAs(expected);
        for (int i = 0; i < gained.size(); i++) {
            Assertions.assertThat(gained.get(i)).as("record %d", i + 1).matches(FileSteps.like(expected.get(i)));
        }
    }

    private List<String> wholeLog() {
        return Records.lines(world.observer().read("/log"));
    }

    @Then("the whole log holds no err and no msg")
    public void holdsNoFailure() {
        Assertions.assertThat(wholeLog()).as("the log").isNotEmpty().noneMatch(line -> line.startsWith(ERR) || line.startsWith(MSG));
    }

    @Then("the log ends with these lines")
    public void endsWith(String lines) {
        List<String> log = wholeLog();
        List<String> expected = lines.lines().toList();
        Assertions.assertThat(log.subList(Math.max(0, log.size() - expected.size()), log.size())).as("end of the log")
                .isEqualTo(expected);
    }

    private String readOn(String fid) {
        return new String(world.client().fid(fid).read(4, PLENTY), StandardCharsets.UTF_8);
    }

    @Then("what fid {string} reads on does not hold {string}")
    public void readsOnWithout(String fid, String text) {
        Assertions.assertThat(readOn(fid)).as("what it reads on").isNotEmpty().doesNotContain(text);
        Assertions.assertThat(String.join("\n", wholeLog())).as("the log itself").contains(text);
    }

    @Then("what fid {string} reads next begins with the oldest record and ends with {bytes}")
    public void readsAll(String fid, byte[] end) {
        Assertions.assertThat(readOn(fid)).as("what it reads").startsWith(wholeLog().get(0))
                .endsWith(new String(end, StandardCharsets.UTF_8));
    }

    @Then("what fid {string} reads next begins with {bytes}")
    public void readsBegin(String fid, byte[] begin) {
        Assertions.assertThat(readOn(fid)).as("what it reads").startsWith(new String(begin, StandardCharsets.UTF_8));
    }

    /** A follower may get them one by one. */
    @Then("fid {string} follows these lines")
    public void follows(String fid, String lines) {
        StringBuilder read = new StringBuilder();
        for (String some = readOn(fid); !some.isEmpty(); some = read.length() > lines.length() ? "" : readOn(fid)) {
            read.append(some);
        }
        Assertions.assertThat(read).as("what it follows").hasToString(lines + "\n");
    }

    @When("the client writes {int} marks to \\/ctl, and reads fid {string} after each")
    public void writesMarks(int count, String fid) {
        for (int i = 0; i < count; i++) {
            String mark = "m9p-mark-" + i;
            Assertions.assertThatThrownBy(() -> world.root().write("/ctl", (mark + "\n").getBytes(StandardCharsets.US_ASCII)))
                    .isInstanceOf(Refused.class);
            Rmessage answer = world.session().answer(world.client().fid(fid).startReading(0, PLENTY));
            if (!answer.notation().contains(mark)) {
                unseen.add(mark);
            }
        }
    }

    @Then("each mark was there")
    public void eachWasThere() {
        Assertions.assertThat(unseen).as("marks that were not in the log after their reply").isEmpty();
    }

    @When("the client writes {int} different messages to \\/ctl")
    public void writesMessages(int count) {
        world.attempt(() -> {
            for (int i = 1; i <= count; i++) {
                world.root().write("/ctl", ("Msg message " + i + "\n").getBytes(StandardCharsets.US_ASCII));
            }
        });
    }

    @Then("the log has {int} lines, the first with {string} and the last with {string}")
    public void hasLines(int count, String first, String last) {
        List<String> log = wholeLog();
        Assertions.assertThat(log).as("the log").hasSize(count);
        Assertions.assertThat(log.get(0)).as("its first line").contains(first + "\"");
        Assertions.assertThat(log.get(count - 1)).as("its last line").contains(last + "\"");
    }
}
