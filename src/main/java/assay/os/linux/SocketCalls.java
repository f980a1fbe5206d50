package assay.os.linux;

/** The C library's functions about sockets; addresses and sizes are {@code long}. */
final class SocketCalls {

    static {
        Binding.of(SocketCalls.class);
    }

    private SocketCalls() {}

    static native int socket(int family, int type, int protocol);

    static native int bind(int socket, long address, int length);

    static native int listen(int socket, int waiting);

    static native int accept4(int socket, long address, long length, int flags);

    static native int connect(int socket, long address, int length);

    static native int getsockopt(int socket, int level, int option, long value, long length);

    static native long send(int socket, long bytes, long count, int flags);
}
