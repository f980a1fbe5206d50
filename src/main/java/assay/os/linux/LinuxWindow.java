package assay.os.linux;

import java.util.Optional;
import sun.misc.Signal;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;

import assay.os.OsException;
import assay.os.TerminalSize;
import assay.os.Window;

/** A person's terminal by {@code TIOCGWINSZ}, {@code tcsetattr(3)} and {@code SIGWINCH}. */
final class LinuxWindow implements Window {

    private static final String RESIZED = "WINCH";
    private static final int AFTER_OUTPUT = 1;
    private static final int UNSIGNED = 0xffff;

    private record Saved(byte[] bytes) implements Attributes {}

    @Override
    public Optional<TerminalSize> size(int descriptor) {
        try (Memory cells = new Memory(TerminalCalls.SIZE_OF_SIZE)) {
            if (TerminalCalls.ioctl(descriptor, TerminalCalls.TIOCGWINSZ, Pointer.nativeValue(cells)) != 0) {
                return Optional.empty();
            }
            return Optional.of(new TerminalSize(cells.getShort(2) & UNSIGNED, cells.getShort(0) & UNSIGNED));
        }
    }

    @Override
    public Attributes makeRaw(int terminal) throws OsException {
        try (Memory attributes = new Memory(TerminalCalls.SIZE_OF_ATTRIBUTES)) {
            if (TerminalCalls.tcgetattr(terminal, Pointer.nativeValue(attributes)) != 0) {
                throw Failure.of("read the attributes of the terminal behind descriptor " + terminal);
            }
            Saved before = new Saved(attributes.getByteArray(0, TerminalCalls.SIZE_OF_ATTRIBUTES));
            TerminalCalls.cfmakeraw(Pointer.nativeValue(attributes));
            set(terminal, attributes);
            return before;
        }
    }

    @Override
    public void restore(int terminal, Attributes before) throws OsException {
        try (Memory attributes = new Memory(TerminalCalls.SIZE_OF_ATTRIBUTES)) {
            attributes.write(0, ((Saved) before).bytes(), 0, TerminalCalls.SIZE_OF_ATTRIBUTES);
            set(terminal, attributes);
        }
    }

    private static void set(int terminal, Memory attributes) throws OsException {
        if (TerminalCalls.tcsetattr(terminal, AFTER_OUTPUT, Pointer.nativeValue(attributes)) != 0) {
            throw Failure.of("set the attributes of the terminal behind descriptor " + terminal);
        }
    }

    @Override
    public void onResize(Runnable what) {
        Signal.handle(new Signal(RESIZED), signal -> what.run());
    }
}
