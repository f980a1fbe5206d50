package assay.reference.mux.client;

import assay.os.Descriptors;
import assay.os.ServerPlatform;
import assay.os.Setting;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A command that is run on a host from its beginning to its end. */
final class Remote {

    private static final int PIECE = 1 << 16;
    private static final int NOTHING = -1;

    /** What became of it. */
    record Result(int status, String out, String err) {
        boolean succeeded() {
            return status == 0;
        }
    }

    private final Ssh ssh;
    private final Descriptors descriptors = ServerPlatform.host().descriptors();
    private final ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);
    private final ByteBuffer input = ByteBuffer.allocateDirect(PIECE).limit(0);
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private Remote(Ssh ssh) {
        this.ssh = ssh;
    }

    /** Runs words with nothing to read. */
    static Result run(Ssh ssh, String words) throws IOException {
        return new Remote(ssh).run(words, NOTHING);
    }

    /** Runs words that read a file. */
    static Result run(Ssh ssh, String words, Path input) throws IOException {
        Descriptors descriptors = ServerPlatform.host().descriptors();
        int file = descriptors.openForReading(input);
        try {
            return new Remote(ssh).run(words, file);
        } finally {
            descriptors.close(file);
        }
    }

    private Result run(String words, int file) throws IOException {
        Ssh.Running running = ssh.start(words, List.<Setting>of());
        int in = running.in();
        int said = running.out();
        int complained = running.err();
        descriptors.neverBlock(in);
        try (Descriptors.Interest interest = descriptors.interest(3)) {
            while (said >= 0 || complained >= 0) {
                interest.set(0, in, true);
                interest.set(1, said, false);
                interest.set(2, complained, false);
                descriptors.await(interest, null);
                in = interest.ready(0) ? feed(in, file) : in;
                said = interest.ready(1) ? read(said, out) : said;
                complained = interest.ready(2) ? read(complained, err) : complained;
            }
        }
        descriptors.close(in);
        return new Result(ssh.status(running), text(out), text(err));
    }

    /** Passes a piece of the file on; the descriptor is closed, and none, once there is no more or nobody reads. */
    private int feed(int in, int file) {
        try {
            if (!input.hasRemaining()) {
                int count = file < 0 ? 0 : descriptors.read(file, input.clear());
                input.flip();
                if (count == 0) {
                    descriptors.close(in);
                    return NOTHING;
                }
            }
            descriptors.write(in, input);
            return in;
        } catch (IOException nobodyReads) {
            descriptors.close(in);
            return NOTHING;
        }
    }

    private int read(int from, ByteArrayOutputStream to) {
        try {
            int count = descriptors.read(from, piece.clear());
            byte[] bytes = new byte[piece.flip().remaining()];
            piece.get(bytes);
            to.writeBytes(bytes);
            if (count != 0) {
                return from;
            }
        } catch (IOException broken) {
            to.writeBytes(new byte[0]);
        }
        descriptors.close(from);
        return NOTHING;
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
