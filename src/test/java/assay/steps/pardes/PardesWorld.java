package assay.steps.pardes;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.ninep.Fid;
import assay.ninep.Refused;
import assay.ninep.Session;
import assay.steps.Stage;
import org.assertj.core.api.Assertions;

/**
 * What the steps about one example's session share: the session, its clients, and what became of the last request.
 *
 * <p>A second connection, the observer's, reads the index and the log, so that looking disturbs no client.
 */
public final class PardesWorld {

    static final String FIRST = "notes.txt";
    static final String SECOND = "other.txt";

    private static final Pattern NAMED = Pattern.compile("\\{([^}]+)}");

    private final Stage stage;
    private final Map<String, Client> clients = new HashMap<>();
    private final Map<String, String> serials = new HashMap<>();
    private SessionActor actor;
    private SessionActor latest;
    private Client client;
    private Client observer;
    private Records logged = new Records(List.of());
    private Refused refused;
    private byte[] data = {};
    private Duration took = Duration.ZERO;

    public PardesWorld(Stage stage) {
        this.stage = stage;
    }

    Stage stage() {
        return stage;
    }

    /** Starts a session's process; nobody is connected yet. */
    SessionActor launch(Launch launch) {
        actor = SessionActor.enter(stage, "the session", launch);
        latest = actor;
        return actor;
    }

    /** Starts another session's process; the first stays the one that the example is about. */
    void second(Launch launch) {
        latest = SessionActor.enter(stage, "the second session", launch);
    }

    /** The session that was started last. */
    SessionActor latest() {
        return latest;
    }

    /** Starts a session, and connects a client and the observer. */
    void start(Launch launch) {
        launch(launch);
        connect();
    }

    void connect() {
        client = actor.connect("the client");
        observer = actor.observe();
        note();
    }

    /** A session with a pane that holds these bytes, and another pane: without it, closing the first would end the session. */
    void startWith(byte[] held) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(FIRST, held);
        files.put(SECOND, "another\n".getBytes(StandardCharsets.UTF_8));
        start(Launch.showing(files));
        name("pane", FIRST);
        name("other", SECOND);
    }

    /** Gives the pane that shows a file a name for paths; it keeps it when it is renamed or closed. */
    void name(String pane, String file) {
        serials.put(pane, Index.of(observer.root().read("/index")).showing(actor.home().resolve(file).toString()));
    }

    void name(String pane, int serial) {
        serials.put(pane, Integer.toString(serial));
    }

    SessionActor actor() {
        return actor;
    }

    Client client() {
        return client;
    }

    Session session() {
        return client.session();
    }

    Fid root() {
        return client.root();
    }

    Fid observer() {
        return observer.root();
    }

    /** Another client of the same session, which stays the one it was. */
    Client other(String name) {
        return clients.computeIfAbsent(name, actor::connect);
    }

    /** Takes another connection as the client's and the observer's own. */
    void reconnect() {
        client = actor.connect("the client, again");
        observer = actor.observe();
    }

    /** A text in which panes and columns stand by the example's names. */
    String resolved(String text) {
        Matcher named = NAMED.matcher(text);
        StringBuilder resolved = new StringBuilder();
        while (named.find()) {
            named.appendReplacement(resolved, Matcher.quoteReplacement(resolve(named.group(1)).orElse(named.group())));
        }
        return named.appendTail(resolved).toString();
    }

    private Optional<String> resolve(String name) {
        return switch (name) {
            case "new" -> Optional.of(Index.of(observer().read("/index")).newest());
            case "column" -> Optional.of(observer().list("/col").get(0).name());
            case "cwd" -> Optional.of(actor.home().toString());
            default -> Optional.ofNullable(serials.get(name));
        };
    }

    byte[] resolved(byte[] text) {
        String characters = new String(text, StandardCharsets.ISO_8859_1);
        return resolved(characters).getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Takes the log as it is now for what was there before. */
    void note() {
        logged = log();
    }

    /** Does what an example judges; a refusal is kept for its Then. */
    void attempt(Runnable act) {
        note();
        refused = null;
        long began = System.nanoTime();
        try {
            act.run();
        } catch (Refused kept) {
            refused = kept;
        }
        took = Duration.ofNanos(System.nanoTime() - began);
    }

    /** How long the last attempt took. */
    Duration took() {
        return took;
    }

    /** The same, for what gives bytes. */
    void attemptReading(Supplier<byte[]> act) {
        attempt(() -> data = act.get());
    }

    byte[] data() {
        isTaken();
        return data;
    }

    void isTaken() {
        Assertions.assertThat(refused == null ? "" : refused.getMessage()).as("refusal").isEmpty();
    }

    /** Why the last request was refused. */
    String refusal() {
        Assertions.assertThat(refused).as("refusal of what was asked").isNotNull();
        return refused.ename();
    }

    private Records log() {
        return Records.of(observer().read("/log"));
    }

    /** The records that were made since the last attempt began, of these kinds. */
    List<String> gained(String... kinds) {
        List<String> gained = new ArrayList<>(log().since(logged));
        gained.removeIf(record -> !List.of(kinds).contains(record.split(" ")[0]));
        return gained;
    }
}
