package assay.os.linux;

/** The C library's functions about who a process is. */
final class IdentityCalls {

    static {
        Binding.of(IdentityCalls.class);
    }

    private IdentityCalls() {}

    static native int getpid();

    static native int geteuid();

    static native int kill(int pid, int signal);
}
