package assay.steps.rlm;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.assertj.core.api.Assertions;

import assay.rlm.Answer;
import assay.rlm.Kernel;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Snapshots of the namespace: what is asked for, and what becomes of the two files. */
public final class SnapshotSteps {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String HERE = "here";
    private static final Map<String, String> PRUNING = Map.of("max_variable_bytes", "1024", "prune_oversized", "true");

    private final RlmWorld world;
    private final Pair pair;
    private int largest;
    private List<String> skippedBefore = List.of();

    public SnapshotSteps(RlmWorld world, Pair pair) {
        this.world = world;
        this.pair = pair;
    }

    /** The pair that later sentences call the one before. */
    @Given("the namespace was snapshotted")
    public void wasSnapshotted() throws IOException {
        snapshots(Map.of());
        RlmAssertions.assertThat(world.answer(RlmWorld.IT)).isOk();
        largest = world.answer(RlmWorld.IT).done().path("bytes").asInt(-1);
        skippedBefore = names(skipped());
        pair.remember();
    }

    @Given("a snapshot of {code}")
    public void aSnapshotOf(String code) throws IOException {
        world.prepare(code);
        wasSnapshotted();
    }

    @Given("a snapshot of {code} in {string} and {string}")
    public void aSnapshotIn(String code, String payload, String manifest) throws IOException {
        pair.rename(payload, manifest);
        aSnapshotOf(code);
    }

    @Given("the manifest's path names a folder that is not empty")
    public void manifestIsAFolder() throws IOException {
        pair.putAFolderInPlaceOf(pair.manifest());
    }

    @Given("the payload's path names a folder that is not empty")
    public void payloadIsAFolder() throws IOException {
        pair.putAFolderInPlaceOf(pair.payload());
    }

    @Given("the manifest's path lies in a folder that does not exist")
    public void manifestIsNowhere() {
        pair.rename("payload", "nowhere/manifest");
    }

    @Given("the manifest's path is that of the payload")
    public void bothAreOne() {
        pair.rename("payload", "payload");
    }

    @Given("the manifest's path is a link to the payload's")
    public void manifestIsALink() throws IOException {
        pair.linkManifestToPayload();
    }

    @When("the host snapshots the namespace")
    public void snapshots() {
        snapshots(Map.of());
    }

    @When("the host snapshots the namespace with")
    public void snapshots(Map<String, String> options) {
        world.send(RlmWorld.IT, request(options));
        world.answer(RlmWorld.IT);
    }

    /** With an allowance for a variable that every number and no large value keeps to. */
    @When("the host snapshots the namespace and prunes it")
    public void snapshotsAndPrunes() {
        snapshots(PRUNING);
    }

    @When("the host snapshots the namespace with both caps {int} byte(s) below what it needed")
    public void snapshotsJustBelow(int less) {
        String cap = Integer.toString(largest - less);
        snapshots(Map.of("max_bytes", cap, "max_variable_bytes", cap));
    }

    /** The kernel knows the pickle's size; it is pickled once more then, in the same way. */
    @When("the host snapshots the namespace with a cap on variables {int} byte(s) below the pickle of {string}")
    public void snapshotsJustBelowPickle(int less, String name) {
        Answer told = world.kernel().run("len(__import__('dill').dumps(" + name + ", recurse=True))");
        int size = Integer.parseInt(told.own("result").orElseThrow().text("text"));
        snapshots(Map.of("max_variable_bytes", Integer.toString(size - less)));
    }

    /** It must come to this point. */
    @Given("a pruning snapshot is held {happening}")
    public void isHeld(String point) {
        world.happen("the snapshot is held " + point);
        world.send(RlmWorld.IT, request(PRUNING));
        world.awaitHeld(HERE);
    }

    /** A kernel may do this in one step, and then nothing can come in between. */
    @Given("a pruning snapshot is held, if it ever is, {happening}")
    public void isHeldIfEver(String point) {
        world.happen("the snapshot is held " + point);
        world.send(RlmWorld.IT, request(PRUNING));
        world.awaitHeldOrDone(HERE, RlmWorld.IT);
    }

    /** One snapshot for each point there is, from the first deletion to the end, with a cell after each. */
    @When("a pruning snapshot is interrupted at every point behind its first deletion, one after the other")
    public void isInterruptedEverywhere() throws IOException {
        new Sweep(world, "the snapshot is held at one point behind its first deletion", "big = b'x' * 100_000", () -> {
            pair.clear();
            return request(PRUNING);
        }).over();
    }

    @Then("the snapshot ends ok")
    public void endsOk() {
        RlmAssertions.assertThat(world.answer(RlmWorld.IT)).isOk();
    }

    /** Each … stands for any text. */
    @Then("the snapshot fails: {string}")
    public void fails(String reason) {
        RlmAssertions.assertThat(world.answer(RlmWorld.IT)).failsBecause(reason);
    }

    @Then("it has saved {names} and pruned {names}")
    public void hasSaved(List<String> saved, List<String> pruned) {
        JsonNode done = world.answer(RlmWorld.IT).done();
        Assertions.assertThat(NameSteps.listed(done.path("saved"))).as("saved").isEqualTo(saved);
        Assertions.assertThat(NameSteps.listed(done.path("pruned"))).as("pruned").isEqualTo(pruned);
    }

    @Then("it has skipped {names}")
    public void hasSkipped(List<String> names) {
        Assertions.assertThat(names(skipped()))
                .as("skipped")
                .isEqualTo(names);
        Assertions.assertThat(skipped())
                .as("each has a reason")
                .noneMatch(each -> each.path("reason").asString("").isBlank());
    }

    @Then("it has skipped {word} because it {string}")
    public void hasSkippedBecause(String name, String reason) {
        Assertions.assertThat(skipped())
                .as("skipped")
                .singleElement()
                .satisfies(each -> {
                    Assertions.assertThat(each.path("name").asString("")).isEqualTo(name);
                    Assertions.assertThat(each.path("reason").asString("")).isEqualTo(reason);
                });
    }

    @Then("it has skipped one name of {int} letters because it {string}")
    public void hasSkippedLongName(int length, String reason) {
        hasSkippedBecause("x".repeat(length), reason);
    }

    private static List<String> names(List<JsonNode> skipped) {
        return skipped.stream().map(each -> each.path("name").asString("")).sorted().toList();
    }

    private List<JsonNode> skipped() {
        return world.answer(RlmWorld.IT).done().path("skipped").valueStream().toList();
    }

    @Then("its payload is of at most {size}, and of the size that it tells")
    public void payloadIsOf(Long most) throws IOException {
        long size = pair.size();
        Assertions.assertThat(size).as("bytes of the payload").isLessThanOrEqualTo(most);
        Assertions.assertThat(world.answer(RlmWorld.IT).done().path("bytes").asLong(-1)).as("bytes it tells").isEqualTo(size);
    }

    @Then("the manifest tells the same as the answer, and its version is {int}")
    public void manifestTellsTheSame(int version) throws IOException {
        JsonNode manifest = JSON.readTree(pair.manifest().toFile());
        JsonNode done = world.answer(RlmWorld.IT).done();
        Assertions.assertThat(manifest.path("version").asInt(-1)).as("version").isEqualTo(version);
        Assertions.assertThat(manifest.path("savedNames")).as("savedNames").isEqualTo(done.path("saved"));
        Assertions.assertThat(manifest.path("skipped")).as("skipped").isEqualTo(done.path("skipped"));
        Assertions.assertThat(manifest.path("pruned")).as("pruned").isEqualTo(done.path("pruned"));
        Assertions.assertThat(manifest.path("bytes")).as("bytes").isEqualTo(done.path("bytes"));
        Assertions.assertThat(manifest.has("pythonVersion")).as("has pythonVersion").isTrue();
        Assertions.assertThat(manifest.has("timestamp")).as("has timestamp").isTrue();
    }

    @Then("both files are what they were before, byte for byte, and no other is left")
    public void pairIsUnchanged() throws IOException {
        Assertions.assertThat(pair.now()).as("the folder's files").isEqualTo(pair.before());
    }

    @Then("only the payload is new, and no other file is left")
    public void onlyPayloadIsNew() throws IOException {
        Map<String, String> now = pair.now();
        Assertions.assertThat(now.keySet()).as("the folder's files").isEqualTo(pair.before().keySet());
        Assertions.assertThat(pair.changed(now)).as("changed").containsExactly(pair.nameOf(pair.payload()));
    }

    /** What stands in the manifest's place is a folder, and stays one. */
    @Then("only the payload is new beside the folder, and no other file is left")
    public void onlyPayloadIsNewBesideFolder() throws IOException {
        Map<String, String> expected = new TreeMap<>(pair.before());
        expected.put(pair.nameOf(pair.payload()), pair.now().get(pair.nameOf(pair.payload())));
        Assertions.assertThat(pair.now()).as("the folder's files").isEqualTo(expected);
        Assertions.assertThat(pair.size()).as("bytes of the payload").isPositive();
    }

    @Then("another snapshot leaves both files and no other")
    public void anotherLeavesBoth() throws IOException {
        snapshots();
        endsOk();
        bothAreThere();
    }

    @Then("the snapshot before it had skipped {names}")
    public void hadSkipped(List<String> names) {
        Assertions.assertThat(skippedBefore).as("skipped by the snapshot before").isEqualTo(names);
    }

    @Then("both files are there, and no other")
    public void bothAreThere() throws IOException {
        Assertions.assertThat(pair.now().keySet())
                .as("the folder's files")
                .containsExactlyInAnyOrder(pair.nameOf(pair.payload()), pair.nameOf(pair.manifest()));
    }

    @Then("no file is left")
    public void noFileIsLeft() throws IOException {
        Assertions.assertThat(pair.now()).as("the folder's files").isEmpty();
    }

    @Then("at each point the snapshot ends ok, and the cell after it is not interrupted")
    public void eachPointHolds() {
        // The sweep has judged each as it went: it says which point it was.
        Assertions.assertThat(world.points()).as("points at which it was interrupted").isPositive();
    }

    private ObjectNode request(Map<String, String> options) {
        ObjectNode request = Kernel.request("snapshot")
                .put("id", RlmWorld.IT)
                .put("path", pair.payload().toString())
                .put("manifest_path", pair.manifest().toString());
        options.forEach((name, value) -> request.set(name, JSON.readTree(value)));
        return request;
    }
}
