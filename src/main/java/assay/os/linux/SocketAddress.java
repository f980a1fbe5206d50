package assay.os.linux;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;

import assay.os.OsException;
import assay.os.Sockets;

/** A path as {@code struct sockaddr_un}. */
final class SocketAddress implements AutoCloseable {

    static final int AF_UNIX = 1;
    private static final int PATH = 2;
    private static final int ENAMETOOLONG = 36;

    private final Memory memory;

    /** @throws OsException if the path does not fit with the zero behind it, as the kernel would say of a longer field */
    SocketAddress(Path path, String operation) throws OsException {
        byte[] bytes = path.toString().getBytes(StandardCharsets.UTF_8);
        if (bytes.length > Sockets.LONGEST_PATH) {
            throw Failure.of(operation + " (" + bytes.length + " bytes, where a socket's path has at most "
                    + Sockets.LONGEST_PATH + ")", ENAMETOOLONG);
        }
        memory = new Memory(PATH + bytes.length + 1L);
        memory.clear();
        memory.setShort(0, (short) AF_UNIX);
        memory.write(PATH, bytes, 0, bytes.length);
    }

    long address() {
        return Pointer.nativeValue(memory);
    }

    int length() {
        return (int) memory.size();
    }

    @Override
    public void close() {
        memory.close();
    }
}
