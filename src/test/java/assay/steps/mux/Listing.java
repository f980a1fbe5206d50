package assay.steps.mux;

import java.util.List;

import org.assertj.core.api.Assertions;

import assay.mux.Outcome;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The listing of a daemon's sessions: a line of JSON each, and last the line about the daemon itself. */
final class Listing {

    private static final String META = "# mux ";
    private static final JsonMapper JSON = JsonMapper.shared();

    private final List<JsonNode> sessions;
    private final String meta;

    Listing(Outcome outcome) {
        Assertions.assertThat(outcome.exit()).as("the listing: " + outcome.notation()).hasToString("exit 0");
        List<String> lines = outcome.lines();
        meta = lines.isEmpty() ? "" : lines.get(lines.size() - 1);
        Assertions.assertThat(meta).as("the last line of the listing").startsWith(META);
        sessions = lines.subList(0, lines.size() - 1).stream().map(JSON::readTree).toList();
    }

    /** Asks the daemon at hand. */
    static Listing of(MuxWorld world) {
        return new Listing(world.command().run("a", "list", "--sock", world.daemon().socket().toString()));
    }

    /** Asks the daemon at hand for its counters. */
    static JsonNode stats(MuxWorld world) {
        Outcome stats = world.command().run("d", "stats", "--sock", world.daemon().socket().toString());
        Assertions.assertThat(stats.exit()).as("the counters: " + stats.notation()).hasToString("exit 0");
        return JSON.readTree(stats.out());
    }

    static JsonNode json(String text) {
        return JSON.readTree(text);
    }

    List<String> names() {
        return sessions.stream().map(session -> session.path("session").asString()).toList();
    }

    int holds(String name) {
        return session(name).path("holds").asInt(-1);
    }

    private JsonNode session(String name) {
        return sessions.stream().filter(session -> session.path("session").asString().equals(name)).findFirst()
                .orElseThrow(() -> new AssertionError("there is no session " + name + " among " + names()));
    }

    String meta() {
        return meta;
    }

    boolean stale() {
        return meta.endsWith(" stale");
    }
}
