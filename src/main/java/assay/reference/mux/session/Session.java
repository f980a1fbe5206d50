package assay.reference.mux.session;

import assay.os.Exit;
import assay.os.Launch;
import assay.os.OsException;
import assay.os.Start;
import assay.os.TerminalSize;
import assay.os.Terminals;
import assay.reference.mux.loop.Outbox;
import assay.reference.mux.loop.Source;
import assay.reference.mux.screen.Screen;
import java.io.IOException;
import java.nio.ByteBuffer;
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

    private static final int TYPED_AHEAD = 1 << 20;
    private static final int LAST_WORDS = 64;

    private final Surroundings around;
    private final int id;
    private final String name;
    private final Terminals.Terminal terminal;
    private final int shell;
    private final boolean expectsMarks;
    private final Screen screen;
    private final Marks marks = new Marks();
    private final Returns returns;
    private final Outbox typed = new Outbox(TYPED_AHEAD);
    private final Set<View> views = new LinkedHashSet<>();
    private final ShellEnd end;
    private boolean hungUp;

    private Session(Surroundings around, Kept kept, TerminalSize size) throws IOException {
        this.around = around;
        id = kept.id();
        name = kept.name();
        terminal = kept.terminal();
        shell = kept.shell();
        expectsMarks = kept.expectsMarks();
        screen = kept.screen() == null
                ? new Screen(size.columns(), size.rows(), HISTORY, this)
                : Screen.restore(kept.screen(), this);
        marks.resume(kept.marked(), kept.running(), kept.outputFrom());
        returns = new Returns(around.loop(), marks, expectsMarks, this::idle);
        typed.add(kept.typed());
        around.platform().descriptors().neverBlock(terminal.master());
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
        return new Kept(id, name, terminal, shell, expectsMarks, marks.seen(), marks.running(), marks.outputFrom(),
                screen.save(), typed.toArray());
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
        try {
            return around.platform().terminals().foreground(terminal.master());
        } catch (OsException hungUpSince) {
            return shell;
        }
    }

    /** Whether the shell runs no job in the foreground. */
    public boolean idle() {
        return foreground() == shell;
    }

    public Optional<Terminals.Modes> modes() {
        try {
            return Optional.of(around.platform().terminals().modes(terminal.master()));
        } catch (OsException hungUpSince) {
            return Optional.empty();
        }
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
            resizeIfLiving(left.get());
        }
    }

    private void resizeIfLiving(TerminalSize size) {
        try {
            resize(size);
        } catch (OsException hungUpSince) {
            hungUp = true;
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
        if (!typed.offer(bytes)) {
            return false;
        }
        writable();
        return true;
    }

    /** How many more bytes can be typed. */
    public long roomToType() {
        return typed.room();
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
    public void resize(TerminalSize size) throws OsException {
        if (size.columns() == screen.columns() && size.rows() == screen.rows()) {
            return;
        }
        screen.resize(size.columns(), size.rows());
        around.platform().terminals().resize(terminal.master(), new TerminalSize(screen.columns(), screen.rows()));
        List.copyOf(views).forEach(View::resized);
    }

    /** Asks the shell, and what runs in front of it, to end. */
    public void hangUp(int signal) throws OsException {
        around.platform().processes().signal(-shell, signal);
        int foreground = foreground();
        if (foreground != shell && foreground > 1) {
            around.platform().processes().signal(-foreground, signal);
        }
    }

    /** Stops watching, and closes nothing: another image goes on with it. */
    public void leave() {
        around.loop().remove(this);
        around.loop().remove(end);
    }

    /** Watches again what was left. */
    public void stay() {
        around.loop().add(this);
        around.loop().add(end);
    }

    @Override
    public int descriptor() {
        return terminal.master();
    }

    @Override
    public boolean reads() {
        return !hungUp;
    }

    @Override
    public boolean writes() {
        return !typed.isEmpty() && !hungUp;
    }

    @Override
    public void readable() {
        readOnce();
    }

    private boolean readOnce() {
        byte[] written = hungUp ? new byte[0] : read();
        if (written.length > 0) {
            screen.feed(written);
            returns.wrote();
            new ArrayList<>(views).forEach(view -> view.wrote(written));
            writable();
        }
        return written.length > 0;
    }

    /** What the program wrote, as much as one turn may take. */
    private byte[] read() {
        ByteBuffer piece = around.piece().clear();
        try {
            int count = 1;
            while (count > 0 && piece.hasRemaining()) {
                count = around.platform().descriptors().read(terminal.master(), piece);
            }
            hungUp = count == 0;
        } catch (IOException nobodyWritesAnyMore) {
            hungUp = true;
        }
        byte[] written = new byte[piece.flip().remaining()];
        piece.get(written);
        return written;
    }

    @Override
    public void writable() {
        try {
            long went =
                    typed.drain(around.spare(), bytes -> around.platform().descriptors().write(terminal.master(), bytes));
            if (went > 0) {
                new ArrayList<>(views).forEach(View::roomToType);
            }
        } catch (IOException nobodyReadsAnyMore) {
            hungUp = true;
        }
    }

    @Override
    public void reply(byte[] bytes) {
        typed.offer(bytes);
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
        leave();
        around.platform().descriptors().close(terminal.master());
        end.close();
        int status = status(exit);
        new ArrayList<>(views).forEach(view -> view.ended(status));
        returns.over();
        around.owner().ended(this, status);
    }

    private static int status(Exit exit) {
        return exit instanceof Exit.Code code ? code.code() : 128 + ((Exit.Signal) exit).number();
    }
}
