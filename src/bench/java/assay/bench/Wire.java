package assay.bench;

import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import assay.ninep.Fcall;
import assay.ninep.Mode;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/** A connection without a client: packets that are written and read blocking, in one buffer each. */
final class Wire implements AutoCloseable {

    static final int ROOT = 1;

    private static final int LARGEST = 1 << 17;
    private static final int TAG = 1;
    private static final int FILE = 2;

    private final SocketChannel socket = SocketChannel.open(StandardProtocolFamily.UNIX);
    private final ByteBuffer leaving = ByteBuffer.allocateDirect(LARGEST);
    private final ByteBuffer arriving = ByteBuffer.allocateDirect(LARGEST).order(ByteOrder.LITTLE_ENDIAN);

    Wire(Path path) throws IOException {
        try {
            socket.connect(UnixDomainSocketAddress.of(path));
        } catch (IOException nobody) {
            socket.close();
            throw nobody;
        }
        arriving.limit(0);
    }

    /** Agrees on the protocol, and makes {@link #ROOT} the root. */
    Wire attached() throws IOException {
        ask(new Tmessage.Tversion(Fcall.NOTAG, 1 << 16, "9P2000"));
        ask(new Tmessage.Tattach(TAG, ROOT, Fcall.NOFID, "bench", ""));
        return this;
    }

    void send(byte[] packet) throws IOException {
        leaving.clear().put(packet).flip();
        while (leaving.hasRemaining()) {
            socket.write(leaving);
        }
    }

    /** Waits for a packet, and leaves it in the buffer; returns its length. */
    int receive() throws IOException {
        need(Integer.BYTES);
        int length = arriving.getInt(arriving.position());
        need(length);
        arriving.position(arriving.position() + length);
        return length;
    }

    private void need(int count) throws IOException {
        if (arriving.remaining() >= count) {
            return;
        }
        arriving.compact();
        while (arriving.position() < count) {
            if (socket.read(arriving) < 0) {
                throw new EOFException("the server hung up");
            }
        }
        arriving.flip();
    }

    int exchange(byte[] packet) throws IOException {
        send(packet);
        return receive();
    }

    /** Sends all packets, so many ahead of their answers; returns how many bytes the answers have. */
    int exchange(List<byte[]> packets, int ahead) throws IOException {
        int came = 0;
        for (int each = 0; each < packets.size(); each++) {
            send(packets.get(each));
            came += each < ahead - 1 ? 0 : receive();
        }
        for (int left = 1; left < ahead; left++) {
            came += receive();
        }
        return came;
    }

    /** Asks, and holds that it was not refused. */
    Rmessage ask(Tmessage request) throws IOException {
        Rmessage answer = answer(request);
        if (answer instanceof Rmessage.Rerror refused) {
            throw new IOException(request.notation() + " was refused: " + refused.ename());
        }
        return answer;
    }

    /** Asks, and takes any answer. */
    Rmessage answer(Tmessage request) throws IOException {
        int length = exchange(request.bytes());
        byte[] packet = new byte[length];
        arriving.get(arriving.position() - length, packet);
        return (Rmessage) Fcall.decode(packet);
    }

    /** Opens the file at a path as a fid. */
    void open(int fid, String path, int mode) throws IOException {
        List<String> names = Arrays.stream(path.split("/")).filter(name -> !name.isEmpty()).toList();
        ask(new Tmessage.Twalk(TAG, ROOT, fid, names));
        ask(new Tmessage.Topen(TAG, fid, mode));
    }

    void clunk(int fid) throws IOException {
        ask(new Tmessage.Tclunk(TAG, fid));
    }

    /** Opens a file, writes once and clunks it. */
    void write(String path, String text) throws IOException {
        open(FILE, path, Mode.OWRITE);
        ask(new Tmessage.Twrite(TAG, FILE, 0, text.getBytes(StandardCharsets.US_ASCII)));
        clunk(FILE);
    }

    /** Opens a file, reads it to its end and clunks it; returns its length. */
    int read(String path, int by) throws IOException {
        open(FILE, path, Mode.OREAD);
        int at = 0;
        for (int count = by; count > 0; at += count) {
            count = ((Rmessage.Rread) ask(new Tmessage.Tread(TAG, FILE, at, by))).data().length;
        }
        clunk(FILE);
        return at;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
