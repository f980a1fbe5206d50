package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.reference.pardes.terminal.Child;
import assay.reference.pardes.terminal.Returns;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;
import assay.reference.pardes.text.Utf8;

/** The shells that run: for a command, for a terminal, for one line of a client. */
public final class Commands {

    private static final int MOST_COMMANDS = 64;
    private static final int MOST_TERMINALS = 16;
    private static final int LONGEST = 98_304;
    private static final int KILL = 9;
    private static final int TERMINATE = 15;
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final Session session;
    private final List<Running> commands = new ArrayList<>();
    private final List<Shell> terminals = new ArrayList<>();
    private final Map<Buffer, Pane> panes = new HashMap<>();

    /** @param shell null for a command without a terminal */
    private record Running(String word, Child child, Pane pane, Shell shell) {}

    Commands(Session session) {
        this.session = session;
    }

    public int commands() {
        return commands.size();
    }

    public int terminals() {
        return terminals.size();
    }

    private static String checked(byte[] line) {
        for (byte one : line) {
            if (one == 0) {
                throw new Refusal("nulls in command");
            }
        }
        if (!Utf8.isWellFormed(line)) {
            throw new Refusal("command is not UTF-8");
        }
        if (line.length > LONGEST) {
            throw new Refusal("command too long");
        }
        return new String(line, StandardCharsets.UTF_8);
    }

    private Map<String, String> settings(Pane pane) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("winid", "" + pane.serial());
        settings.put("%", pane.name());
        settings.put("samfile", pane.name());
        return settings;
    }

    private void checkRoom() {
        if (commands.size() >= MOST_COMMANDS) {
            throw new Refusal("too many commands");
        }
    }

    /** Runs a command line; what it writes goes to the pane that gathers the output of its directory. */
    void execute(Pane pane, byte[] line) {
        String text = checked(line);
        checkRoom();
        String errors = session.errorsName(pane);
        Running[] running = {null};
        Child child = session.children().command(text, session.workingDirectory(pane), settings(pane), new Child.Listener() {
            @Override
            public void said(byte[] output) {
                session.outputs().appendIfPossible(errors, pane, output);
            }

            @Override
            public void ended(int status) {
                commands.remove(running[0]);
                record(pane, status, line);
            }
        });
        running[0] = started(pane, line, child, null);
    }

    private Running started(Pane pane, byte[] line, Child child, Shell shell) {
        Running running = new Running(Line.of(line).word(), child, pane, shell);
        commands.add(running);
        session.log().add("exec", pane.serial(), Shown.quoted(line));
        return running;
    }

    private void record(Pane pane, int status, byte[] line) {
        session.log().add("exit", pane.serial(), status + " " + Shown.quoted(line));
    }

    /** Runs a command line on a terminal of its own, whose output only its readers get. */
    public Shell run(Pane pane, byte[] line) {
        String text = checked(line);
        checkRoom();
        Shell shell = new Shell();
        Running[] running = {null};
        shell.terminal(session.children().terminal(text, session.workingDirectory(pane), settings(pane), new Child.Listener() {
            @Override
            public void said(byte[] output) {
                shell.said(output);
            }

            @Override
            public void ended(int status) {
                commands.remove(running[0]);
                shell.ended();
                shell.close();
                record(pane, status, line);
            }
        }));
        running[0] = started(pane, line, shell.terminal().child(), shell);
        return shell;
    }

    /** Opens a pane with a terminal in it. */
    void terminal(Pane near, byte[] line) {
        String text = checked(line);
        if (terminals.size() >= MOST_TERMINALS) {
            throw new Refusal("too many terminals");
        }
        session.arrangement().checkRoom();
        Buffer buffer = session.buffer(session.directoryOf(near) + "-tty" + session.arrangement().nextSerial());
        buffer.kind(Buffer.Kind.SCRATCH);
        Shell shell = new Shell();
        buffer.shell(shell);
        Returns returns = new Returns();
        Map<String, String> settings = settings(near);
        settings.put("winid", "" + session.arrangement().nextSerial());
        shell.terminal(session.children().terminal(text, session.workingDirectory(near), settings, new Child.Listener() {
            @Override
            public void said(byte[] output) {
                shell.said(output);
                session.outputs().appendIfPossible(buffer, returns.take(output));
            }

            @Override
            public void ended(int status) {
                terminals.remove(shell);
                shell.ended();
                shell.close();
                terminalEnded(buffer, status, line);
            }
        }));
        terminals.add(shell);
        Pane pane = session.opening().addBelow(buffer, near, "new");
        session.log().add("exec", pane.serial(), Shown.quoted(line));
        panes.put(buffer, pane);
        session.arrangement().focus(pane);
    }

    private void terminalEnded(Buffer buffer, int status, byte[] line) {
        Pane pane = panes.remove(buffer);
        record(pane, status, line);
        session.closing().close(pane);
    }

    /** What was run in a pane for a client's eyes ends with it. */
    void paneClosed(Pane pane) {
        List.copyOf(commands).stream()
                .filter(running -> running.pane() == pane && running.shell() != null)
                .forEach(running -> running.shell().close());
    }

    /** Ends commands by their first word, or all of them. */
    void kill(Line line) {
        List<Running> some = commands.stream()
                .filter(running -> running.shell() == null)
                .filter(running -> !line.hasArgument() || running.word().equals(line.words()))
                .toList();
        if (some.isEmpty() && line.hasArgument()) {
            throw new Refusal("no command " + Shown.quoted(line.argument()) + " is running");
        }
        some.forEach(running -> running.child().signal(TERMINATE));
        session.loop().in(GRACE, () -> some.forEach(running -> running.child().signal(KILL)));
    }
}
