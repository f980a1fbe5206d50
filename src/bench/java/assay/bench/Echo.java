package assay.bench;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/** A program that sends back what it is sent, over one connection to a socket. */
final class Echo {

    private static final int BUFFER = 1 << 17;

    private Echo() {}

    /** @param arguments the path of the socket */
    public static void main(String[] arguments) throws IOException {
        try (ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            listener.bind(UnixDomainSocketAddress.of(Path.of(arguments[0])));
            try (SocketChannel caller = listener.accept()) {
                serve(caller);
            }
        }
    }

    private static void serve(SocketChannel caller) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
        while (caller.read(buffer.clear()) >= 0) {
            buffer.flip();
            while (buffer.hasRemaining()) {
                caller.write(buffer);
            }
        }
    }
}
