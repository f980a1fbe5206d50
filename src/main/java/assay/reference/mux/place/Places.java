package assay.reference.mux.place;

import assay.os.RuntimeFolder;
import java.nio.file.Path;
import java.util.Map;

/** Where mux keeps things, as an environment has it. Whoever asks for one of them asks here. */
public final class Places {

    private final Map<String, String> environment;

    public Places(Map<String, String> environment) {
        this.environment = environment;
    }

    /**
     * The folder for sockets and what lives as long as a process.
     *
     * @throws IllegalArgumentException if the environment names none
     */
    public Path runtime() {
        return RuntimeFolder.of(environment);
    }

    /** The daemon's socket where no other is named. */
    public Path socket() {
        return runtime().resolve("mux.sock");
    }

    public Path log() {
        return base("XDG_STATE_HOME", ".local/state").resolve("mux/muxd.log");
    }

    public Path key() {
        return base("XDG_CONFIG_HOME", ".config").resolve("mux/key");
    }

    /** The hosts that a person has opened, one a line. */
    public Path hosts() {
        return base("XDG_STATE_HOME", ".local/state").resolve("mux/hosts");
    }

    private Path base(String variable, String below) {
        String named = environment.getOrDefault(variable, "");
        if (!named.isEmpty()) {
            return Path.of(named);
        }
        String home = environment.getOrDefault("HOME", "");
        if (home.isEmpty()) {
            throw new IllegalArgumentException(
                    "neither " + variable + " nor HOME is set, so there is no place for mux's files; set one of them");
        }
        return Path.of(home).resolve(below);
    }
}
