package assay.os.linux;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;

import assay.os.OsException;
import assay.os.TerminalSize;
import assay.os.Terminals;

/** Terminals by {@code posix_openpt(3)}, {@code tcgetattr(3)}, {@code tcgetpgrp(3)} and {@code TIOCSWINSZ}. */
final class LinuxTerminals implements Terminals {

    private static final int O_RDWR = 2;
    private static final int O_NOCTTY = 0x100;
    private static final int O_CLOEXEC = 0x80000;
    private static final int LONGEST_NAME = 128;

    @Override
    public Terminal open(TerminalSize size) throws OsException {
        int master = TerminalCalls.posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (master < 0) {
            throw Failure.of("open a terminal");
        }
        try {
            return ready(master, size);
        } catch (OsException refused) {
            LibC.close(master);
            throw refused;
        }
    }

    private Terminal ready(int master, TerminalSize size) throws OsException {
        if (TerminalCalls.grantpt(master) != 0 || TerminalCalls.unlockpt(master) != 0) {
            throw Failure.of("unlock the terminal behind descriptor " + master);
        }
        resize(master, size);
        try (Memory name = new Memory(LONGEST_NAME)) {
            int errno = TerminalCalls.ptsname_r(master, Pointer.nativeValue(name), LONGEST_NAME);
            if (errno != 0) {
                throw Failure.of("name the terminal behind descriptor " + master, errno);
            }
            return new Terminal(master, name.getString(0));
        }
    }

    @Override
    public void resize(int terminal, TerminalSize size) throws OsException {
        try (Memory cells = new Memory(TerminalCalls.SIZE_OF_SIZE)) {
            cells.clear();
            cells.setShort(0, (short) size.rows());
            cells.setShort(2, (short) size.columns());
            if (TerminalCalls.ioctl(terminal, TerminalCalls.TIOCSWINSZ, Pointer.nativeValue(cells)) != 0) {
                throw Failure.of("make the terminal behind descriptor " + terminal + " " + size);
            }
        }
    }

    /** The C library's attributes are larger than the kernel's. */
    @Override
    public Modes modes(int terminal) throws OsException {
        try (Memory attributes = new Memory(TerminalCalls.SIZE_OF_ATTRIBUTES)) {
            if (TerminalCalls.tcgetattr(terminal, Pointer.nativeValue(attributes)) != 0) {
                throw Failure.of("read the modes of the terminal behind descriptor " + terminal);
            }
            int local = attributes.getInt(TerminalCalls.LOCAL_FLAGS);
            return new Modes((local & TerminalCalls.ICANON) != 0, (local & TerminalCalls.ECHO) != 0);
        }
    }

    @Override
    public int foreground(int terminal) throws OsException {
        int group = TerminalCalls.tcgetpgrp(terminal);
        if (group < 0) {
            throw Failure.of("tell which group is in front on descriptor " + terminal);
        }
        return group;
    }
}
