package assay.steps.pardes;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import assay.os.Setting;
import assay.subject.Provenance;
import assay.subject.Scratch;

/**
 * How a session is started.
 *
 * @param name of the session, and of its socket
 * @param arguments behind the name
 * @param files in its folder when it starts
 * @param settings of its environment, beside what the scratch has
 * @param more is put into its folders beside the files
 * @param under what runs the program, and becomes it
 */
record Launch(
        String name,
        List<String> arguments,
        Map<String, byte[]> files,
        List<Setting> settings,
        Furnishing more,
        List<String> under) {

    /** The variable that names the folder of sockets. */
    static final String RUNTIME = "XDG_RUNTIME_DIR";

    private static final List<Setting> USUAL = List.of(
            Setting.of("SHELL", "/bin/sh"),
            Setting.of("PARDES_NOTIME", "1"),
            Setting.of("PARDES_LSP_RS", ""),
            Setting.of("PARDES_LSP_C", ""),
            Setting.of("PARDES_LSP_GO", ""),
            Setting.of("PARDES_LSP_TS", ""),
            Setting.of("PARDES_LSP_PY", ""),
            Setting.of("PARDES_LSP_ZIG", ""));

    /** Puts something into a scratch. */
    @FunctionalInterface
    interface Furnishing {
        void furnish(Scratch scratch) throws IOException;
    }

    /** A session that is told to show files, some of which are there. */
    static Launch of(String name, List<String> arguments, Map<String, byte[]> files) {
        return new Launch(name, arguments, files, USUAL, scratch -> {}, List.of());
    }

    /** A session that shows files of these contents. */
    static Launch showing(Map<String, byte[]> files) {
        return of("assay", List.copyOf(files.keySet()), files);
    }

    /** A session that is told to show nothing. */
    static Launch named(String name) {
        return of(name, List.of(), Map.of());
    }

    Launch with(Setting setting) {
        List<Setting> all = new ArrayList<>(settings);
        all.add(setting);
        return new Launch(name, arguments, files, all, more, under);
    }

    Launch furnished(Furnishing another) {
        return new Launch(name, arguments, files, settings, another, under);
    }

    /** The same, with no more descriptors than so many. */
    Launch limited(int descriptors) {
        return new Launch(name, arguments, files, settings, more,
                List.of("/bin/sh", "-c", "ulimit -n " + descriptors + " && exec \"$@\"", "sh"));
    }

    Provenance of(Provenance program) {
        List<String> command = new ArrayList<>(under);
        command.addAll(program.command());
        command.add("--detach=" + name);
        command.addAll(arguments);
        return new Provenance(program.system(), command, program.version(), program.sha256(), program.whose());
    }

    void furnish(Scratch scratch) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(scratch.home().resolve(file.getKey()), file.getValue());
        }
        more.furnish(scratch);
    }
}
