package assay.reference.pardes;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import assay.ninep.Fcall;
import assay.ninep.Mode;
import assay.ninep.Tmessage;

/**
 * A session that serves itself once and ends, so that the Java machine can archive the classes that a start and the first
 * requests need.
 */
public final class Rehearsal {

    private static final int ROOT = 1;
    private static final int FILE = 2;

    private final SocketChannel socket;
    private final ByteBuffer answer = ByteBuffer.allocate(1 << 17);

    private Rehearsal(SocketChannel socket) {
        this.socket = socket;
    }

    /** @param arguments as of {@link Main} */
    public static void main(String[] arguments) {
        Path path = Path.of(System.getenv("XDG_RUNTIME_DIR"), "pardes-9p-rehearsal.sock");
        Thread client = new Thread(() -> play(path), "rehearsal");
        client.setDaemon(true);
        client.start();
        Main.main(arguments);
    }

    private static void play(Path path) {
        while (!Files.exists(path)) {
            Thread.yield();
        }
        try (SocketChannel socket = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            socket.connect(UnixDomainSocketAddress.of(path));
            new Rehearsal(socket).play();
        } catch (IOException ended) {
            // The session has left, as it was asked to.
        }
    }

    private void play() throws IOException {
        ask(new Tmessage.Tversion(Fcall.NOTAG, 1 << 16, "9P2000"));
        ask(new Tmessage.Tattach(1, ROOT, Fcall.NOFID, "", ""));
        for (String file : List.of("index", "layout", "status", "screen", "commands", "README", "pane", "log")) {
            open(Mode.OREAD, file);
            ask(new Tmessage.Tread(1, FILE, 0, 8192));
            ask(new Tmessage.Tstat(1, FILE));
            ask(new Tmessage.Tclunk(1, FILE));
        }
        write("/rehearsed/,$", "pane", "1", "addr");
        write("more\n", "pane", "1", "data");
        write("file.txt:1\n", "look");
        write("Edit ,x/[a-z]+/g/e/s/(r)e/\\1/\n", "pane", "1", "exec");
        write("Undo\nnothing\n", "ctl");
        write("true\n", "exec");
        write("Tty\nNewcol\n", "ctl");
        write("Exit\nExit\n", "ctl");
        write("Exit\n", "ctl");
    }

    private void open(int mode, String... names) throws IOException {
        ask(new Tmessage.Twalk(1, ROOT, FILE, List.of(names)));
        ask(new Tmessage.Topen(1, FILE, mode));
    }

    private void write(String text, String... names) throws IOException {
        open(Mode.OWRITE, names);
        ask(new Tmessage.Twrite(1, FILE, 0, text.getBytes(StandardCharsets.UTF_8)));
        ask(new Tmessage.Tclunk(1, FILE));
    }

    /** One request and its answer, whatever that is. */
    private void ask(Tmessage request) throws IOException {
        socket.write(ByteBuffer.wrap(request.bytes()));
        answer.clear().limit(Integer.BYTES);
        fill();
        answer.limit(Integer.reverseBytes(answer.getInt(0)));
        fill();
    }

    private void fill() throws IOException {
        while (answer.hasRemaining()) {
            if (socket.read(answer) < 0) {
                throw new IOException("the session has left");
            }
        }
    }
}
