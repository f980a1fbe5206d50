package assay.os.linux;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

import assay.os.OsException;
import assay.os.Sockets;

/** Sockets by {@code socket(2)} and its kin, credentials by {@code SO_PEERCRED}. */
final class LinuxSockets implements Sockets {

    private static final int SOCK_STREAM = 1;
    private static final int SOCK_DGRAM = 2;
    private static final int SOCK_NONBLOCK = 0x800;
    private static final int SOCK_CLOEXEC = 0x80000;
    private static final int SOL_SOCKET = 1;
    private static final int SO_TYPE = 3;
    private static final int SO_PEERCRED = 17;
    private static final int CREDENTIALS = 12;
    private static final int MSG_DONTWAIT = 0x40;
    private static final int MSG_NOSIGNAL = 0x4000;

    @Override
    public int listen(Path path, int waiting) throws OsException {
        String operation = "listen at " + path;
        try (SocketAddress address = new SocketAddress(path, operation)) {
            int socket = open(SOCK_NONBLOCK, operation);
            if (SocketCalls.bind(socket, address.address(), address.length()) != 0
                    || SocketCalls.listen(socket, waiting) != 0) {
                throw closing(socket, operation);
            }
            return socket;
        }
    }

    private static int open(int flags, String operation) throws OsException {
        int socket = SocketCalls.socket(SocketAddress.AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | flags, 0);
        if (socket < 0) {
            throw Failure.of(operation);
        }
        return socket;
    }

    private static OsException closing(int socket, String operation) {
        OsException failure = Failure.of(operation);
        LibC.close(socket);
        return failure;
    }

    @Override
    public int accept(int listener) throws OsException {
        int socket = SocketCalls.accept4(listener, 0, 0, SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (socket < 0 && Native.getLastError() != LibC.EAGAIN && Native.getLastError() != LibC.EINTR) {
            throw Failure.of("accept a caller on descriptor " + listener);
        }
        return socket;
    }

    @Override
    public int dial(Path path) throws OsException {
        String operation = "dial " + path;
        try (SocketAddress address = new SocketAddress(path, operation)) {
            int socket = open(0, operation);
            if (SocketCalls.connect(socket, address.address(), address.length()) != 0) {
                throw closing(socket, operation);
            }
            return socket;
        }
    }

    @Override
    public Type type(int descriptor) throws OsException {
        try (Memory type = new Memory(4)) {
            if (!option(descriptor, SO_TYPE, type)) {
                throw Failure.of("tell the type of the socket behind descriptor " + descriptor);
            }
            return switch (type.getInt(0)) {
                case SOCK_STREAM -> Type.STREAM;
                case SOCK_DGRAM -> Type.DATAGRAM;
                default -> Type.OTHER;
            };
        }
    }

    @Override
    public Optional<Peer> peer(int socket) {
        try (Memory credentials = new Memory(CREDENTIALS)) {
            if (!option(socket, SO_PEERCRED, credentials)) {
                return Optional.empty();
            }
            return Optional.of(new Peer(Math.max(0, credentials.getInt(0)), credentials.getInt(4)));
        }
    }

    private static boolean option(int socket, int option, Memory value) {
        try (Memory length = new Memory(4)) {
            length.setInt(0, (int) value.size());
            return SocketCalls.getsockopt(
                    socket, SOL_SOCKET, option, Pointer.nativeValue(value), Pointer.nativeValue(length)) == 0;
        }
    }

    @Override
    public int sendNow(int socket, ByteBuffer direct) throws OsException {
        return send(socket, direct, MSG_NOSIGNAL | MSG_DONTWAIT);
    }

    @Override
    public void sendAll(int socket, ByteBuffer direct) throws OsException {
        while (direct.hasRemaining()) {
            if (send(socket, direct, MSG_NOSIGNAL) < 0) {
                throw Failure.of("wait for room on the socket behind descriptor " + socket, LibC.EAGAIN);
            }
        }
    }

    private static int send(int socket, ByteBuffer direct, int flags) throws OsException {
        long from = Pointer.nativeValue(Native.getDirectBufferPointer(direct)) + direct.position();
        long count;
        int errno;
        do {
            count = SocketCalls.send(socket, from, direct.remaining(), flags);
            errno = count < 0 ? Native.getLastError() : 0;
        } while (errno == LibC.EINTR);
        Reference.reachabilityFence(direct);
        if (errno == LibC.EAGAIN) {
            return -1;
        }
        if (errno != 0) {
            throw Failure.of("send on the socket behind descriptor " + socket, errno);
        }
        direct.position(direct.position() + (int) count);
        return (int) count;
    }
}
