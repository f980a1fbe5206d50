package assay.reference.mux.session;

import assay.os.Exit;
import assay.os.Launch;
import assay.os.OsException;
import assay.os.Start;
import assay.os.TerminalSize;
import assay.os.Terminals;
import assay.reference.mux.loop.Source;
import assay.reference.mux.screen.Screen;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A shell in a terminal of its own, the screen that it writes on, and those who look at it.
 *
 * <p>It ends when its shell does. What the shell wrote before that is read first.
 */
public final class Session implements Source, Screen.Program {

    /** What is done when a session is over. */
    public interface Owner {
        void ended(Session session, int status);
    }

    /** How many rows are kept that left at the top. */
    private static final int HISTORY = 2000;

    private static final int LAST_WORDS = 64;
    private static final int SIGNALLED = 128;

    private final Surroundings around;
    private final int id;
    private final String name;
    private final ShellTerminal terminal;
    private final int shell;
    private final boolean expectsMarks;
    private final Screen screen;
    private final Marks marks = new Marks();
    private final Returns returns;
    private final Set<View> views = new LinkedHashSet<>();
    private final ShellEnd end;

    private Session(Surroundings around, Kept kept, TerminalSize size) throws IOException {
        this.around = around;
        id = kept.id();
        name = kept.name();
        shell = kept.shell();
        terminal = new ShellTerminal(around, kept.terminal(), shell, kept.typed());
        expectsMarks = kept.expectsMarks();
        screen = kept.screen() == null
                ? new Screen(size.columns(), size.rows(), HISTORY, this)
                : Screen.restore(kept.screen(), this);
        marks.resume(kept.marked(), kept.running(), kept.outputFrom());
        returns = new Returns(around.loop(), marks, expectsMarks, this::idle);
        end = new ShellEnd(around.platform(), shell, this::ended);
        around.loop().add(this);
        around.loop().add(end);
    }

    /**
     * Starts a shell in a new terminal.
     *
     * @param expectsMarks whether what is started was told to make marks
     * @throws OsException if there is no terminal, or the program cannot be run; nothing is left then
     */
    public static Session begin(
            Surroundings around, int id, String name, Launch what, TerminalSize size, boolean expectsMarks)
            throws IOException {
        Terminals.Terminal terminal = around.platform().terminals().open(size);
        Start start = around.platform().starts().inTerminal(what, terminal);
        if (start instanceof Start.Failed failed) {
            around.platform().descriptors().close(terminal.master());
            throw failed.why();
        }
        int shell = ((Start.Running) start).pid();
        return new Session(
                around,
                new Kept(id, name, terminal, shell, expectsMarks, false, false, 0, null, new byte[0]),
                size);
    }

    /**
     * Takes over what another image kept.
     *
     * @throws IOException if its screen or terminal is not what it was said to be
     */
    public static Session adopt(Surroundings around, Kept kept) throws IOException {
        around.platform().terminals().modes(kept.terminal().master());
        return new Session(around, kept, null);
    }

    /** What another image needs to take over. */
    public Kept keep() {
        return new Kept(id, name, terminal.terminal(), shell, expectsMarks, marks.seen(), marks.running(),
                marks.outputFrom(), screen.save(), terminal.typed());
    }

    public int id() {
        return id;
    }

    public String name() {
        return name;
    }

    /** The id of the shell's process. */
    public int shell() {
        return shell;
    }

    public Screen screen() {
        return screen;
    }

    /** The process group in front; the shell's own id if that cannot be told any more. */
    public int foreground() {
        return terminal.foreground();
    }

    /** Whether the shell runs no job in the foreground. */
    public boolean idle() {
        return foreground() == shell;
    }

    /** How the terminal treats what is typed; empty if that cannot be told any more. */
    public Optional<Terminals.Modes> modes() {
        return terminal.modes();
    }

    /** Shows the session to somebody from now on. */
    public void show(View view) {
        views.add(view);
    }

    /** Stops showing it; the grid goes back to the window of whoever came last of those that are left. */
    public void hide(View view) {
        views.remove(view);
        Optional<TerminalSize> left = views.stream().flatMap(other -> other.window().stream()).reduce((one, next) -> next);
        if (view.window().isPresent() && left.isPresent()) {
            resize(left.get());
        }
    }

    /** How many are looking. */
    public int holds() {
        return views.size();
    }

    /**
     * Gives the program what was typed.
     *
     * @return whether it was taken; a program that reads nothing has only so much typed ahead for it
     */
    public boolean type(byte[] bytes) {
        boolean taken = terminal.type(bytes);
        writable();
        return taken;
    }

    /** How many more bytes can be typed. */
    public long roomToType() {
        return terminal.roomToType();
    }

    /** Something was typed by somebody who may wait for what becomes of it. */
    public void begun() {
        returns.begun();
    }

    /**
     * Tells once when a command has returned; at once if one has since something was typed.
     *
     * @param over is told instead if the session ends before
     */
    public Object await(Consumer<Returned> told, Runnable over) {
        return returns.await(told, over);
    }

    public void giveUp(Object awaiting) {
        returns.giveUp(awaiting);
    }

    /** Gives the grid another size, and tells the program and all who look. */
    public void resize(TerminalSize size) {
        if (size.columns() != screen.columns() || size.rows() != screen.rows()) {
            screen.resize(size.columns(), size.rows());
            terminal.resize(new TerminalSize(screen.columns(), screen.rows()));
            List.copyOf(views).forEach(View::resized);
        }
    }

    /** Asks the shell, and what runs in front of it, to end. */
    public void hangUp(int signal) throws OsException {
        around.platform().processes().signal(-shell, signal);
        int foreground = foreground();
        if (foreground != shell && foreground > 1) {
            around.platform().processes().signal(-foreground, signal);
        }
    }

    @Override
    public int descriptor() {
        return terminal.master();
    }

    @Override
    public boolean reads() {
        return terminal.isUp();
    }

    @Override
    public boolean writes() {
        return terminal.isUp() && terminal.hasTyped();
    }

    @Override
    public void readable() {
        readOnce();
    }

    private boolean readOnce() {
        byte[] written = terminal.read();
        if (written.length > 0) {
            screen.feed(written);
            returns.wrote();
            new ArrayList<>(views).forEach(view -> view.wrote(written));
            writable();
        }
        return written.length > 0;
    }

    @Override
    public void writable() {
        if (terminal.pass()) {
            new ArrayList<>(views).forEach(View::roomToType);
        }
    }

    @Override
    public void reply(byte[] bytes) {
        terminal.type(bytes);
    }

    @Override
    public void command(int number, String text) {
        if (number == Marks.COMMAND) {
            marks.mark(text, screen.cursorLine());
        }
    }

    /** Its shell has ended, and its status has been collected. */
    public void ended(Exit exit) {
        for (int turn = 0; turn < LAST_WORDS && readOnce(); turn++) {
            // Each turn takes what one read of the loop would have; a job that writes for ever is not waited for.
        }
        around.loop().remove(this);
        around.loop().remove(end);
        terminal.close();
        end.close();
        int status = status(exit);
        new ArrayList<>(views).forEach(view -> view.ended(status));
        returns.over();
        around.owner().ended(this, status);
    }

    private static int status(Exit exit) {
        return exit instanceof Exit.Code code ? code.code() : SIGNALLED + ((Exit.Signal) exit).number();
    }
}
