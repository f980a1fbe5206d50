package assay.os.linux;

/** The C library's functions about terminals; addresses and sizes are {@code long}. */
final class TerminalCalls {

    static final long TIOCGWINSZ = 0x5413;
    static final long TIOCSWINSZ = 0x5414;
    static final int SIZE_OF_SIZE = 8;
    static final int SIZE_OF_ATTRIBUTES = 60;
    static final int LOCAL_FLAGS = 12;
    static final int ICANON = 2;
    static final int ECHO = 8;

    static {
        Binding.of(TerminalCalls.class);
    }

    private TerminalCalls() {}

    static native int posix_openpt(int flags);

    static native int grantpt(int master);

    static native int unlockpt(int master);

    static native int ptsname_r(int master, long buffer, long size);

    /** Variadic in C, which is called like this one on x86-64. */
    static native int ioctl(int descriptor, long request, long argument);

    static native int tcgetpgrp(int descriptor);

    static native int tcgetattr(int descriptor, long attributes);

    static native int tcsetattr(int descriptor, int when, long attributes);

    static native void cfmakeraw(long attributes);
}
