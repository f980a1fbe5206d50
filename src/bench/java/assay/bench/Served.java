package assay.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import assay.channel.Deadline;
import assay.os.Setting;
import assay.subject.Box;
import assay.subject.Output;
import assay.subject.Provenance;
import assay.subject.Running;

/** A server behind a socket, started as the examples start theirs. */
final class Served implements AutoCloseable {

    private static final String RUNTIME = "XDG_RUNTIME_DIR";
    private static final String SOCKET = "pardes-9p-bench.sock";
    private static final int SIGTERM = 15;
    private static final Duration SERVES = Duration.ofSeconds(30);

    private final Box box = Box.open();
    private final List<Wire> connections = new ArrayList<>();
    private Running<Output, Output> running;

    private Served() throws IOException {}

    /** A session that shows files. */
    static Served session(Map<String, byte[]> files) throws IOException {
        List<String> words = new ArrayList<>(MeasuredProgram.SESSION.command());
        words.add("--detach=bench");
        words.addAll(files.keySet());
        return new Served().start(words, files);
    }

    /** A program that sends back what it is sent. */
    static Served echo() throws IOException {
        Served served = new Served();
        String path = System.getProperty("java.class.path");
        return served.start(List.of(MeasuredProgram.java(), "-cp", path, Echo.class.getName(), served.socket().toString()), Map.of());
    }

    private Served start(List<String> words, Map<String, byte[]> files) throws IOException {
        try {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Files.write(box.scratch().home().resolve(file.getKey()), file.getValue());
            }
            Provenance program = new Provenance("pardes", words, "", "", Provenance.Whose.REFERENCE);
            running = box.start(program, settings(), new Output.AsItComes());
            return this;
        } catch (IOException refused) {
            box.close();
            throw refused;
        }
    }

    private static List<Setting> settings() {
        Stream<Setting> own = Stream.of(Setting.of("SHELL", "/bin/sh"));
        Stream<Setting> more = MeasuredProgram.SESSION.environment().entrySet().stream().map(each -> Setting.of(each.getKey(), each.getValue()));
        return Stream.concat(own, more).toList();
    }

    Path socket() {
        return box.scratch().folder(RUNTIME).resolve(SOCKET);
    }

    /** Connects as soon as somebody listens. */
    Wire dial() {
        List<Wire> reached = new ArrayList<>();
        Deadline.within("socket", SERVES).await(() -> dialed(reached) || !running.alive(), "nobody listens at " + socket());
        if (reached.isEmpty()) {
            throw new IllegalStateException("the server ended: " + running.standardError());
        }
        connections.add(reached.get(0));
        return reached.get(0);
    }

    private boolean dialed(List<Wire> reached) {
        try {
            return reached.add(new Wire(socket()));
        } catch (IOException notYet) {
            return false;
        }
    }

    /** Asks the server to go, and waits until it has. */
    void leave() {
        running.signal(SIGTERM);
        Deadline by = Deadline.within("end", SERVES);
        while (!(running.channel().receive(by) instanceof Output.Ended)) {
            // What it printed before is nobody's concern here.
        }
    }

    @Override
    public void close() throws IOException {
        for (Wire connection : connections) {
            connection.close();
        }
        running.close();
        box.close();
    }
}
