package assay.reference.mux.session;

import assay.os.Launch;
import assay.os.Setting;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a new session's shell is started with. */
public final class Shells {

    private final Optional<String> program;
    private final Map<String, String> environment;
    private final Integration integration;

    /**
     * @param named the program that the daemon was told to run; else the user's own shell is run
     * @param environment the daemon's own
     */
    public Shells(Optional<String> named, Map<String, String> environment, Integration integration) {
        this.environment = environment;
        this.integration = integration;
        program = named.or(() -> Optional.ofNullable(environment.get("SHELL")).filter(shell -> !shell.isEmpty()));
    }

    /** Whether the shell will be told to make marks. */
    public boolean makesMarks() {
        return program.isPresent() && integration.knows(program.get());
    }

    /**
     * The start of a session's shell.
     *
     * @param directory where the client is; a folder that is not there is replaced by the user's own
     * @param own the session's own pairs, which beat all others
     * @throws IllegalArgumentException if no program is named anywhere
     */
    public Launch of(String directory, List<Setting> own) {
        String shell = program.orElseThrow(() -> new IllegalArgumentException(
                "there is no shell to run: SHELL is not set, and the daemon was started without --shell"));
        List<Setting> pairs = new ArrayList<>();
        pairs.add(Setting.of("TERM", "xterm-256color"));
        pairs.add(Setting.without("COLUMNS"));
        pairs.add(Setting.without("LINES"));
        pairs.addAll(integration.settings(shell));
        pairs.addAll(own);
        return new Launch(shell, integration.arguments(shell), Setting.apply(environment, pairs), start(directory));
    }

    private Path start(String directory) {
        for (String candidate : List.of(directory, environment.getOrDefault("HOME", ""))) {
            if (!candidate.isEmpty() && Files.isDirectory(Path.of(candidate))) {
                return Path.of(candidate);
            }
        }
        return Path.of("/");
    }
}
