package assay.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A terminal multiplexer that many know, set up to do no more than the one under test does. */
final class Tmux implements Multiplexer {

    private static final String PLAIN =
            """
            set -g status off
            set -g escape-time 0
            set -g assume-paste-time 0
            set -g history-limit 2000
            set -g default-command /bin/sh
            """;

    private final String program;
    private final Nest nest = new Nest();
    private final Path settings = nest.file("tmux.conf", PLAIN);
    private final int server;

    /** One whose server runs; without a session it would end. */
    Tmux(String program) {
        this.program = program;
        nest.run(words("new-session", "-d", "-s", "first", "-x", "80", "-y", "24"));
        server = Integer.parseInt(nest.run(words("display-message", "-p", "#{pid}")).strip());
    }

    /** Where it is, if the machine has it. */
    static Optional<String> program() {
        return Stream.of(System.getenv("PATH").split(":")).map(folder -> Path.of(folder, "tmux"))
                .filter(Files::isExecutable).map(Path::toString).findFirst();
    }

    private List<String> words(String... words) {
        List<String> command = new ArrayList<>(
                List.of(program, "-S", nest.path("sock").toString(), "-f", settings.toString()));
        Collections.addAll(command, words);
        return command;
    }

    @Override
    public List<String> showing(String session) {
        return words("new-session", "-A", "-s", session);
    }

    @Override
    public List<String> listing() {
        return words("list-sessions");
    }

    @Override
    public String leaving() {
        return "\u0002d";
    }

    @Override
    public int server() {
        return server;
    }

    @Override
    public Nest nest() {
        return nest;
    }

    @Override
    public void close() {
        nest.run(words("kill-server"));
        nest.close();
    }
}
