package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.mux.CommandLine;
import assay.mux.Invocation;
import assay.mux.MuxCommand;
import assay.mux.Outcome;
import assay.mux.OutcomeCodec;
import assay.mux.Sight;
import assay.os.Setting;
import assay.os.TerminalSize;
import assay.steps.Actor;
import assay.steps.Unstartable;
import assay.subject.Box;
import assay.subject.Provenance;
import assay.subject.Running;

/** The box of one example, in which its daemons, commands and clients run. */
final class MuxBox implements Actor {

    private static final Duration END = Duration.ofSeconds(5);

    /** A shell of few words, that every system has; what it writes depends on nobody's start-up files. */
    private static final List<Setting> USUAL = List.of(Setting.of("SHELL", "/bin/sh"), Setting.of("PS1", "% "));

    private final Box box = open();
    private final Provenance program;
    private final List<Setting> usual = new ArrayList<>(USUAL);
    private final Transcript transcript = new Transcript();
    private final List<AutoCloseable> started = new ArrayList<>();
    private final List<Sitter> sitters = new ArrayList<>();
    private final Map<Path, Daemon> serving = new LinkedHashMap<>();

    /** @param environment what the subject's user wants in its environment */
    MuxBox(Provenance program, Map<String, String> environment) {
        this.program = program;
        environment.forEach((name, value) -> usual.add(Setting.of(name, value)));
    }

    private static Box open() {
        try {
            return Box.open();
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    /** The program under test, as it was named or built. */
    Provenance program() {
        return program;
    }

    /** A program under test whose file is another, or that something else starts. */
    Provenance program(List<String> command) {
        return new Provenance(program.system(), command, program.version(), program.sha256(), program.whose());
    }

    /** The program under test as what a script becomes that is given its command. */
    Provenance behind(String script) {
        return program(Stream.concat(Stream.of("/bin/sh", "-c", script), program.command().stream()).toList());
    }

    Path home() {
        return box.scratch().home();
    }

    /** The folder that a variable of the usual environment names. */
    Path folder(String variable) {
        return box.scratch().folder(variable);
    }

    /** Makes something else usual in the environment of whatever is started from now on. */
    void usually(Setting change) {
        usual.add(change);
    }

    /** The command line of a program. */
    MuxCommand command(Provenance image) {
        Invocations line = new Invocations(new CommandLine(what -> begin(image, what).channel()));
        return new MuxCommand(new Recorded<>(Lies.told(line), transcript));
    }

    /** A command that is under way, for an example that looks at its process. */
    Running<Invocation, Outcome> begin(Provenance image, Invocation what) {
        List<String> words = new ArrayList<>(image.command());
        words.addAll(what.words());
        try {
            Running<Invocation, Outcome> running = box.start(program(words), changes(what.changes()), new OutcomeCodec());
            started.add(running);
            return running;
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    private List<Setting> changes(List<Setting> more) {
        List<Setting> all = new ArrayList<>(usual);
        all.addAll(more);
        return all;
    }

    /** Seats somebody at a terminal in which a program runs. */
    Sitter seat(String name, Provenance image, List<String> words, TerminalSize size, List<Setting> changes) {
        List<String> command = new ArrayList<>(image.command());
        command.addAll(words);
        List<Setting> all = new ArrayList<>(List.of(Setting.of("TERM", "xterm-256color")));
        all.addAll(changes(changes));
        try {
            Sitter sitter = new Sitter(name, size, box.startInTerminal(program(command), all, new Sight.AsItComes(), size));
            sitters.add(sitter);
            started.add(sitter);
            return sitter;
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    /** Notes a daemon that serves from now on: it is to answer at the end, and to be collected when it ends. */
    void serves(Daemon daemon) {
        box.expect(daemon.pid());
        serving.put(daemon.socket(), daemon);
    }

    /** From here on the example has said how this daemon ends. */
    void mayEnd(Daemon daemon) {
        serving.values().remove(daemon);
    }

    /** Notes a process that will be the suite's to collect. */
    void expect(int pid) {
        box.expect(pid);
    }

    Set<Integer> processes() {
        return box.processes();
    }

    /** Gives all files of the box to another user, who may also pass through to them. */
    void giveTo(int user) {
        try (var all = Files.walk(home().getParent())) {
            for (Path each : all.toList()) {
                Files.setAttribute(each, "unix:uid", user);
                Files.setAttribute(each, "unix:gid", user);
            }
        } catch (IOException refused) {
            throw new IllegalStateException(refused);
        }
    }

    @Override
    public String name() {
        return "the box";
    }

    @Override
    public void proveAlive() {
        serving.values().forEach(daemon -> Assertions.assertThat(
                        command(daemon.asker()).run("d", "stats", "--sock", daemon.socket().toString()).exit())
                .as("a last question to the daemon at " + daemon.socket())
                .hasToString("exit 0"));
    }

    @Override
    public Map<String, String> evidence() {
        Map<String, String> evidence = new LinkedHashMap<>();
        evidence.put("transcript of the command line", transcript.print());
        sitters.forEach(sitter -> evidence.putAll(sitter.evidence()));
        Path log = folder("XDG_STATE_HOME").resolve("mux/muxd.log");
        if (Files.isReadable(log)) {
            evidence.put("log of the daemon", text(log));
        }
        return evidence;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    /** Where no daemon is to be left, nothing else is either. */
    @Override
    public void close() {
        try {
            for (int place = started.size() - 1; place >= 0; place--) {
                started.get(place).close();
            }
            if (serving.isEmpty()) {
                Deadline.within("end", END).await(() -> box.processes().isEmpty(), "processes " + box.processes()
                        + " are left in the box");
            }
        } catch (Exception stuck) {
            throw stuck instanceof RuntimeException known ? known : new IllegalStateException(stuck);
        } finally {
            box.close();
        }
    }
}
