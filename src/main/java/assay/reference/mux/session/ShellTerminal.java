package assay.reference.mux.session;

import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.os.TerminalSize;
import assay.os.Terminals;
import assay.reference.mux.loop.Outbox;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * The daemon's end of the terminal that a shell runs in. Once nobody holds the other end it is down, and then nothing is
 * read or written any more.
 */
final class ShellTerminal {

    private static final int TYPED_AHEAD = 1 << 20;

    private final Surroundings around;
    private final ServerPlatform platform;
    private final Terminals.Terminal terminal;
    private final int shell;
    private final Outbox typed = new Outbox(TYPED_AHEAD);
    private boolean up = true;

    /** @param typedAhead what was typed before, and not taken */
    ShellTerminal(Surroundings around, Terminals.Terminal terminal, int shell, byte[] typedAhead) throws OsException {
        this.around = around;
        this.platform = around.platform();
        this.terminal = terminal;
        this.shell = shell;
        typed.add(typedAhead);
        platform.descriptors().neverBlock(terminal.master());
    }

    Terminals.Terminal terminal() {
        return terminal;
    }

    int master() {
        return terminal.master();
    }

    boolean isUp() {
        return up;
    }

    /** What was typed, and not taken. */
    byte[] typed() {
        return typed.toArray();
    }

    boolean hasTyped() {
        return !typed.isEmpty();
    }

    long roomToType() {
        return typed.room();
    }

    boolean type(byte[] bytes) {
        return typed.offer(bytes);
    }

    int foreground() {
        try {
            return platform.terminals().foreground(terminal.master());
        } catch (OsException downSince) {
            return shell;
        }
    }

    Optional<Terminals.Modes> modes() {
        try {
            return Optional.of(platform.terminals().modes(terminal.master()));
        } catch (OsException downSince) {
            return Optional.empty();
        }
    }

    void resize(TerminalSize size) {
        try {
            platform.terminals().resize(terminal.master(), size);
        } catch (OsException downSince) {
            up = false;
        }
    }

    /** What the program wrote, as much as one turn may take; the array is nobody else's. */
    byte[] read() {
        ByteBuffer piece = around.piece().clear();
        try {
            int count = up ? 1 : 0;
            while (count > 0 && piece.hasRemaining()) {
                count = platform.descriptors().read(terminal.master(), piece);
            }
            up = count != 0;
        } catch (IOException nobodyWritesAnyMore) {
            up = false;
        }
        byte[] written = new byte[piece.flip().remaining()];
        piece.get(written);
        return written;
    }

    /** Passes on what was typed, as far as there is room; whether anything went. */
    boolean pass() {
        try {
            return typed.drain(around.spare(), bytes -> platform.descriptors().write(terminal.master(), bytes)) > 0;
        } catch (IOException nobodyReadsAnyMore) {
            up = false;
            return false;
        }
    }

    void close() {
        up = false;
        platform.descriptors().close(terminal.master());
    }
}
