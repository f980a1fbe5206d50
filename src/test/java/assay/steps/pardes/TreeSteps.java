package assay.steps.pardes;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

import assay.ninep.Dir;
import assay.ninep.Fid;
import assay.ninep.Mode;
import assay.ninep.Qid;
import assay.ninep.Refused;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.assertj.core.api.Assertions;

/** The tree as a whole, and fids whose file has gone. */
public final class TreeSteps {

    private final PardesWorld world;
    private final List<Map<String, Qid>> walks = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private final List<byte[]> passes = new ArrayList<>();

    public TreeSteps(PardesWorld world) {
        this.world = world;
    }

    @When("the client walks the whole tree twice")
    public void walksTwice() {
        for (int i = 0; i < 2; i++) {
            Map<String, Qid> qids = new TreeMap<>();
            walk("/", world.root().stat(), qids);
            walks.add(qids);
        }
    }

    private void walk(String path, Dir dir, Map<String, Qid> qids) {
        Fid there = world.root().walk(path);
        qids.put(path, there.stat().qid());
        there.clunk();
        Assertions.assertThat(qids.get(path)).as("qid of %s in its directory", path).isEqualTo(dir.qid());
        if (dir.qid().directory()) {
            world.root().list(path).forEach(each -> walk((path + "/" + each.name()).replace("//", "/"), each, qids));
        }
    }

    @Then("every file has the same qid both times, and no two files have one")
    public void areStable() {
        Assertions.assertThat(walks.get(1)).as("qids of the second walk").isEqualTo(walks.get(0)).hasSizeGreaterThan(30);
        Assertions.assertThat(walks.get(0).values().stream().map(Qid::path)).as("paths of qids").doesNotHaveDuplicates();
    }

    @When("the client asks everything of fids {string} and {string}")
    public void asksEverything(String body, String folder) {
        world.note();
        Fid file = world.client().fid(body);
        List<Consumer<Fid>> asked = List.of(Fid::stat, each -> each.open(Mode.OREAD), each -> each.open(Mode.OWRITE));
        asked.forEach(ask -> refusals.add(refusal(() -> ask.accept(file))));
        refusals.add(refusal(() -> world.client().fid(folder).walk("body")));
        refusals.add(refusal(() -> world.client().fid(folder).stat()));
        file.clunk();
        world.client().fid(folder).clunk();
    }

    private static String refusal(Runnable request) {
        try {
            request.run();
            return "taken";
        } catch (Refused refused) {
            return refused.ename();
        }
    }

    @Then("each is refused with {code}, and each clunk is taken")
    public void areRefused(String why) {
        Assertions.assertThat(refusals).as("refusals").hasSize(5).containsOnly(why);
    }

    @When("the client walks to a name of {int} bytes")
    public void walksToLongName(int length) {
        world.attempt(() -> world.root().walk("n".repeat(length)));
    }

    @When("the client changes nothing about {path}")
    public void changesNothing(String path) {
        world.attempt(() -> world.root().walk(world.resolved(path)).wstat(Dir.UNTOUCHED));
    }

    @When("fid {string} is read {int} bytes at a time, twice")
    public void isReadTwice(String fid, int count) {
        world.attempt(() -> {
            passes.add(pieces(fid, count));
            passes.add(pieces(fid, count));
        });
    }

    /** Each piece must be whole entries: else the pieces together could be right, and each of them not. */
    private byte[] pieces(String fid, int count) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        Fid folder = world.client().fid(fid);
        for (byte[] some = folder.read(0, count); some.length > 0; some = folder.read(all.size(), count)) {
            Assertions.assertThat(Dir.entries(some)).as("entries of one piece").isNotEmpty();
            all.writeBytes(some);
        }
        return all.toByteArray();
    }

    @Then("both passes give the entries of {path} read at once")
    public void bothGive(String path) {
        world.isTaken();
        List<Dir> whole = world.observer().list(world.resolved(path));
        Assertions.assertThat(passes).as("passes").hasSize(2)
                .allSatisfy(pass -> Assertions.assertThat(Dir.entries(pass)).isEqualTo(whole).isNotEmpty());
    }

    @Then("every entry of it is whole")
    public void areWhole() {
        Assertions.assertThat(Dir.entries(world.data())).as("entries").isNotEmpty();
    }

    @When("the client writes {int} times {string} to {path}")
    public void writesOften(int times, String text, String path) {
        writeInOne(text.repeat(times), path);
    }

    /** In as few messages as it takes, of which the first may be refused. */
    private void writeInOne(String text, String path) {
        world.attempt(() -> world.root().write(world.resolved(path), text.getBytes(StandardCharsets.UTF_8)));
    }

    @When("the client writes an expression of {int} branches and {string} to {path}")
    public void writesBranches(int count, String last, String path) {
        writeInOne("/" + "a|".repeat(count) + last + "/", path);
    }

    @When("the client writes a command of {int} bytes to {path}")
    public void writesCommand(int length, String path) {
        writeInOne(":" + " x".repeat((length - 1) / 2) + "x".repeat((length - 1) % 2) + "\n", path);
    }
}
