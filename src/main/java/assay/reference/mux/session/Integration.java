package assay.reference.mux.session;

import assay.os.Setting;
import assay.reference.mux.place.Leftovers;
import assay.reference.mux.place.Own;
import assay.reference.mux.place.Private;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Has shells say when a command begins and when it has returned, by files of ours that they read at their start.
 *
 * <p>Only bash is known. Any other program is started as it is.
 */
public final class Integration {

    /** What its folder's name begins with. */
    public static final String PREFIX = "mux-shellint";

    private static final String BASH = "bash";
    private static final String BASH_START =
            """
            # Read by a bash that mux started, in place of the file that it would have read.
            [ -r ~/.bashrc ] && . ~/.bashrc
            __mux_prompt() {
                local status=$?
                printf '\\033]133;D;%s\\007\\033]133;A\\007' "$status"
                return $status
            }
            PROMPT_COMMAND="__mux_prompt${PROMPT_COMMAND:+;$PROMPT_COMMAND}"
            PS0='\\e]133;C\\a'"$PS0"
            """;

    private final Optional<Path> folder;

    private Integration(Optional<Path> folder) {
        this.folder = folder;
    }

    /** Makes the folder that the shells' files lie in. */
    public static Integration in(Path runtime, int pid) throws IOException {
        Path folder = Own.folder(runtime, PREFIX, pid);
        Private.create(folder.resolve(BASH), BASH_START.getBytes(StandardCharsets.UTF_8));
        return new Integration(Optional.of(folder));
    }

    /** Goes on with a folder that another image made; without one if it has gone. */
    public static Integration again(Optional<Path> folder) {
        return new Integration(folder.filter(path -> path.resolve(BASH).toFile().canRead()));
    }

    /** None: shells are started as they are. */
    public static Integration none() {
        return new Integration(Optional.empty());
    }

    public Optional<Path> folder() {
        return folder;
    }

    boolean knows(String shell) {
        return folder.isPresent() && name(shell).equals(BASH);
    }

    List<String> arguments(String shell) {
        return knows(shell)
                ? List.of(name(shell), "--rcfile", folder.get().resolve(BASH).toString())
                : List.of(name(shell));
    }

    List<Setting> settings(String shell) {
        return knows(shell) ? List.of(Setting.of("MUX_SHELL_MARKS", "1")) : List.of();
    }

    private static String name(String shell) {
        return shell.substring(shell.lastIndexOf('/') + 1);
    }

    /** Removes the folder. */
    public void close() {
        folder.ifPresent(Leftovers::remove);
    }
}
