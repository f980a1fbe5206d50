package assay.steps.pardes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.channel.Lying;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.ninep.Incoming;
import assay.ninep.Outgoing;
import assay.ninep.Session;
import assay.os.Setting;
import assay.steps.Actor;
import assay.steps.Stage;
import assay.steps.Unstartable;
import assay.subject.Box;
import assay.subject.Output;
import assay.subject.Provenance;
import assay.subject.Running;
import org.assertj.core.api.Assertions;

/** One session of an example: its process, and the connections to its socket. */
final class SessionActor implements Actor {

    static final String SYSTEM = "pardes";
    static final int SIGTERM = 15;

    private static final Duration LEAVES = Duration.ofSeconds(3);
    private static final Duration GO = Duration.ofSeconds(1);

    private final Stage stage;
    private final String name;
    private final Launch launch;
    private final Box box;
    private final Running<Output, Output> running;
    private final Channel<Output, Output> process;
    private final List<Client> clients = new ArrayList<>();
    private Client observer;
    private boolean mayEnd;

    private SessionActor(Stage stage, String name, Launch launch, Box box, Running<Output, Output> running) {
        this.stage = stage;
        this.name = name;
        this.launch = launch;
        this.box = box;
        this.running = running;
        this.process = Lies.aboutEnds()
                .<Channel<Output, Output>>map(each -> new Lying<>(running.channel(), each))
                .orElse(running.channel());
    }

    /** Starts a session's process and brings it on the stage. */
    static SessionActor enter(Stage stage, String name, Launch launch) {
        Provenance program = stage.program(SYSTEM);
        try {
            Box box = Box.open();
            return stage.enter(start(stage, name, launch, box, program));
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    private static SessionActor start(Stage stage, String name, Launch launch, Box box, Provenance program) throws IOException {
        List<Setting> settings = new ArrayList<>(launch.settings());
        stage.subjects().environment(SYSTEM).forEach((variable, value) -> settings.add(Setting.of(variable, value)));
        try {
            launch.furnish(box.scratch());
            return new SessionActor(
                    stage, name, launch, box, box.start(launch.of(program), settings, new Output.AsItComes()));
        } catch (IOException refused) {
            box.close();
            throw refused;
        }
    }

    Running<Output, Output> running() {
        return running;
    }

    /** The folder that the session runs in. */
    Path home() {
        return box.scratch().home();
    }

    Path runtime() {
        return box.scratch().folder(Launch.RUNTIME);
    }

    Path socket() {
        return runtime().resolve("pardes-9p-" + launch.name() + ".sock");
    }

    /** Connects a client as soon as the session can be reached; a subject that never can is not started for ever. */
    Client connect(String client) {
        boolean held = false;
        try {
            Client connected = meet(client);
            connected.session().attach();
            held = true;
            return connected;
        } finally {
            if (held) {
                stage.subjects().handshakeHeld(SYSTEM);
            } else {
                stage.subjects().handshakeFailed(SYSTEM);
            }
        }
    }

    /** Connects the one who looks on, and who asks for the sign of life at the end. */
    Client observe() {
        observer = connect("the observer");
        return observer;
    }

    /** Dials the session and says nothing yet. */
    Client meet(String client) {
        Transcript transcript = new Transcript();
        Channel<Outgoing, Incoming> heard = new Door(socket(), running).dialInTime(() -> awaitEnd(LEAVES));
        Channel<Outgoing, Incoming> told = Lies.aboutReplies()
                .<Channel<Outgoing, Incoming>>map(each -> new Lying<>(heard, each))
                .orElse(heard);
        Client met = new Client(client, new Session(new Recorded<>(told, transcript)), transcript);
        clients.add(met);
        return met;
    }

    /** From here on the example has said how this session ends. */
    void mayEnd() {
        mayEnd = true;
    }

    /** What the process says next beside its socket. */
    Output next(Duration within) {
        return process.receive(Deadline.within("end of the session", within));
    }

    /** Waits for the end of the process. */
    Output.Ended awaitEnd(Duration within) {
        mayEnd();
        Deadline by = Deadline.within("end of the session", within);
        Output last = process.receive(by);
        while (!(last instanceof Output.Ended)) {
            last = process.receive(by);
        }
        return (Output.Ended) last;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void proveAlive() {
        Assertions.assertThat(crashes()).as("files of crashes").isEmpty();
        if (!mayEnd) {
            Client asks = observer == null ? connect("the last look") : observer;
            Assertions.assertThat(asks.root().stat().qid().directory()).as("the root is a directory").isTrue();
        }
    }

    /** A session that broke leaves a file of that name. */
    private List<Path> crashes() {
        try (Stream<Path> all = Files.walk(box.scratch().folder("XDG_CONFIG_HOME"))) {
            return all.filter(file -> file.endsWith("crashes")).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public Map<String, String> evidence() {
        Map<String, String> evidence = new LinkedHashMap<>();
        clients.forEach(client -> evidence.put("transcript of " + client.name(), client.transcript()));
        if (!running.standardError().isEmpty()) {
            evidence.put("standard error of " + name, running.standardError());
        }
        return evidence;
    }

    /** Asks it to leave first: killed outright, it could not end what it has started. */
    @Override
    public void close() {
        clients.forEach(client -> client.session().close());
        leave();
        running.close();
        Set<Integer> left = left();
        box.close();
        Assertions.assertThat(left).as("processes that the session left running").isEmpty();
    }

    /** What was hung up on has a moment to go. */
    private Set<Integer> left() {
        return box.left(Deadline.within("end of what the session started", GO));
    }

    private void leave() {
        if (!running.alive()) {
            return;
        }
        running.signal(SIGTERM);
        try {
            awaitEnd(LEAVES);
        } catch (Hang | Dropped staysOrHasGone) {
            // What it leaves behind then is found, and told.
            return;
        }
    }
}
