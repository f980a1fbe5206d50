package assay.reference.pardes.terminal;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import assay.os.Descriptors;
import assay.os.Launch;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.os.Start;
import assay.os.TerminalSize;
import assay.os.Terminals;
import assay.reference.pardes.loop.Loop;
import assay.reference.pardes.text.Refusal;

/** Starts the shells of a session: for one command, or for a terminal. */
public final class Children {

    /** What a terminal measures at first. */
    public static final TerminalSize USUAL = new TerminalSize(80, 24);

    private static final int HANGUP = 1;
    private static final String OWN = "PARDES_";
    private static final String HELD_BACK = "PARDES_LC_ALL";

    private final ServerPlatform os;
    private final Loop loop;
    private final Map<String, String> environment;
    private final String shell;
    private final Map<Integer, Child> running = new ConcurrentHashMap<>();

    /**
     * @param environment the session's own; what the launcher set for Java alone is put right for children
     */
    public Children(ServerPlatform os, Loop loop, Map<String, String> environment) {
        this.os = os;
        this.loop = loop;
        this.environment = forChildren(environment);
        String named = environment.getOrDefault("SHELL", "");
        shell = named.isEmpty() ? ShellWords.USUAL : named;
    }

    private static Map<String, String> forChildren(Map<String, String> environment) {
        Map<String, String> kept = new LinkedHashMap<>(environment);
        kept.remove("LC_ALL");
        if (environment.containsKey(HELD_BACK)) {
            kept.put("LC_ALL", environment.get(HELD_BACK));
        }
        kept.keySet().removeIf(name -> name.startsWith(OWN) || name.isEmpty() || name.indexOf('=') >= 0);
        return kept;
    }

    /** A command line with nothing to read, whose output is heard. */
    public Child command(String line, Path directory, Map<String, String> more, Child.Listener listener) {
        try {
            Descriptors.Pipe pipe = os.descriptors().pipe();
            int nothing = os.descriptors().openForReading(Path.of("/dev/null"));
            try {
                Start start = os.starts().detached(launch(ShellWords.command(shell, line), directory, more), nothing, pipe.writing());
                return started(start, pipe.reading(), listener);
            } finally {
                os.descriptors().close(nothing);
                os.descriptors().close(pipe.writing());
            }
        } catch (OsException refused) {
            throw refused(refused);
        }
    }

    /** A shell, or a command line for it, on a terminal of its own. */
    public Terminal terminal(String line, Path directory, Map<String, String> more, Child.Listener listener) {
        List<String> words = line.isEmpty() ? List.of(shell) : ShellWords.command(shell, line);
        Map<String, String> settings = new LinkedHashMap<>(more);
        settings.put("TERM", "dumb");
        try {
            Terminals.Terminal opened = os.terminals().open(USUAL);
            Start start = os.starts().inTerminal(launch(words, directory, settings), opened);
            return new Terminal(os, started(start, opened.master(), listener), USUAL);
        } catch (OsException refused) {
            throw refused(refused);
        }
    }

    private Launch launch(List<String> words, Path directory, Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(environment);
        all.putAll(more);
        return new Launch(shell, words, all, directory);
    }

    private Child started(Start start, int output, Child.Listener listener) throws OsException {
        if (start instanceof Start.Failed failed) {
            os.descriptors().close(output);
            throw refused(failed.why());
        }
        int pid = ((Start.Running) start).pid();
        Child child = new Child(os, loop, pid, output, forgetting(pid, listener));
        running.put(pid, child);
        return child;
    }

    private Child.Listener forgetting(int pid, Child.Listener listener) {
        return new Child.Listener() {
            @Override
            public void said(byte[] output) {
                listener.said(output);
            }

            @Override
            public void ended(int status) {
                running.remove(pid);
                listener.ended(status);
            }

            @Override
            public void silent() {
                listener.silent();
            }
        };
    }

    private Refusal refused(OsException why) {
        String message = why.getMessage();
        return new Refusal(message.substring(0, Math.min(200, message.length())));
    }

    /** Hangs up on all that run. */
    public void hangUp() {
        List.copyOf(running.values()).forEach(child -> child.signal(HANGUP));
    }
}
