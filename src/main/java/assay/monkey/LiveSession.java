package assay.monkey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.monkey.client.Client;
import assay.monkey.client.Performer;
import assay.monkey.operation.Data;
import assay.monkey.operation.Operation;
import assay.ninep.Misanswered;
import assay.os.Setting;
import assay.subject.Box;
import assay.subject.Output;
import assay.subject.Provenance;
import assay.subject.Running;

/** A session that was started to be played with: its process, and the connections to it. */
final class LiveSession implements Performer.Others, AutoCloseable {

    private static final String NAME = "monkey";
    private static final Duration SERVES = Duration.ofSeconds(15);
    private static final Duration SERVES_AGAIN = Duration.ofSeconds(10);
    private static final Duration HANGS_UP = Duration.ofSeconds(2);
    private static final Duration LEAVES = Duration.ofSeconds(3);
    private static final Duration QUITS = Duration.ofSeconds(1);
    private static final Duration GO = Duration.ofMillis(500);
    private static final int SIGTERM = 15;

    private final Server server;
    private final Box box;
    private final Running<Output, Output> running;
    private final List<Client> connected = new ArrayList<>();
    private Client client;
    private Client other;
    private Optional<Output.Ended> end = Optional.empty();

    private LiveSession(Server server, Box box, Running<Output, Output> running) {
        this.server = server;
        this.box = box;
        this.running = running;
    }

    /**
     * Starts a session with three panes.
     *
     * @throws IOException if the program cannot be started
     * @throws NoSession if it does not answer in time, or not as sessions do, or ends before
     */
    static LiveSession start(Server server) throws IOException {
        Provenance program = server.program();
        List<String> command = new ArrayList<>(program.command());
        command.addAll(List.of("--detach=" + NAME, "alpha.txt"));
        Provenance launch = new Provenance(program.system(), command, program.version(), program.sha256(), program.whose());
        LiveSession session = start(Box.open(), launch, server);
        try {
            session.connect(SERVES);
            session.openMore();
            return session;
        } catch (Hang | Dropped | Misanswered | AssertionError none) {
            session.close();
            throw new NoSession(none);
        } catch (RuntimeException | Error stuck) {
            session.close();
            throw stuck;
        }
    }

    private static LiveSession start(Box box, Provenance launch, Server server) throws IOException {
        try {
            Fixtures.furnish(box.scratch());
            List<Setting> settings = server.environment().entrySet().stream().map(each -> Setting.of(each.getKey(), each.getValue())).toList();
            return new LiveSession(server, box, box.start(launch, settings, new Output.AsItComes()));
        } catch (IOException refused) {
            box.close();
            throw refused;
        }
    }

    private void openMore() {
        Performer performer = new Performer(client, this, home());
        performer.perform(Operation.Write.of("/look", Data.of("utf8.txt\n")));
        performer.perform(Operation.Write.of("/look", Data.of("crlf.txt\n")));
    }

    private void connect(Duration within) {
        AtomicReference<RuntimeException> last = new AtomicReference<>(new Dropped("there is no " + socket()));
        try {
            Deadline.within("socket", within).await(() -> reached(last) || !running.alive(), "no connection to " + socket());
        } catch (Hang never) {
            throw last.get() instanceof Dropped ? never : last.get();
        }
        if (client == null) {
            throw new Dropped("the session ended before it could be reached: " + last.get().getMessage() + ", " + lastWords());
        }
    }

    /** What an ended process said is all there only when its end has been heard of. */
    private String lastWords() {
        String how = end().map(Output.Ended::notation).orElse("it runs on");
        return how + (standardError().isBlank() ? ", and it said nothing" : ", and it said: " + standardError().strip());
    }

    private boolean reached(AtomicReference<RuntimeException> last) {
        try {
            if (Files.exists(socket())) {
                client = another();
            }
            return client != null;
        } catch (Dropped notYet) {
            last.set(notYet);
            return false;
        }
    }

    private Path socket() {
        return box.scratch().folder("XDG_RUNTIME_DIR").resolve("pardes-9p-" + NAME + ".sock");
    }

    Path home() {
        return box.scratch().home();
    }

    Client client() {
        return client;
    }

    @Override
    public Client other() {
        if (other == null) {
            other = another();
        }
        return other;
    }

    @Override
    public Client another() {
        Client another = Client.connect(socket(), server.hearing());
        connected.add(another);
        return another;
    }

    /** Whether the session hangs up on all of its connections. */
    boolean hangsUp() {
        return connected.stream().allMatch(each -> each.hungUpWithin(HANGS_UP));
    }

    /** After a restore, which hangs up on all. */
    void reconnect() {
        hangUp();
        connect(SERVES_AGAIN);
    }

    private void hangUp() {
        connected.forEach(Client::close);
        connected.clear();
        client = null;
        other = null;
    }

    boolean alive() {
        return running.alive();
    }

    /** How the process ended, if it ends within a moment: it may be about to. */
    Optional<Output.Ended> end() {
        if (end.isEmpty() && endsWithin(QUITS)) {
            Output last = running.channel().receive(Deadline.within("end", LEAVES));
            while (!(last instanceof Output.Ended)) {
                last = running.channel().receive(Deadline.within("end", LEAVES));
            }
            end = Optional.of((Output.Ended) last);
        }
        return end;
    }

    private boolean endsWithin(Duration span) {
        try {
            Deadline.within("end", span).await(() -> !running.alive(), "the session runs on");
            return true;
        } catch (Hang runsOn) {
            return false;
        }
    }

    /** The files that a session leaves when it breaks, with what is in them. */
    Optional<String> crash() {
        try (Stream<Path> all = Files.walk(box.scratch().folder("XDG_CONFIG_HOME"))) {
            Optional<Path> file = all.filter(each -> each.endsWith("crashes")).findFirst();
            return file.isPresent() ? Optional.of(Files.readString(file.get(), StandardCharsets.ISO_8859_1)) : Optional.empty();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    String standardError() {
        return running.standardError();
    }

    /**
     * Ends the session and all that it started.
     *
     * @return what it had left running, unless it had to be killed outright
     */
    Set<Integer> leave() {
        hangUp();
        if (running.alive()) {
            running.signal(SIGTERM);
        }
        boolean left = endsWithin(LEAVES);
        running.close();
        Set<Integer> behind = left ? behind() : Set.of();
        box.close();
        return behind;
    }

    /** What was hung up on has a moment to go. */
    private Set<Integer> behind() {
        return box.left(Deadline.within("end of what the session started", GO));
    }

    @Override
    public void close() {
        leave();
    }
}
