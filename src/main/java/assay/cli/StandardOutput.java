package assay.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.util.Objects;

/** Standard output, which tells a reader that has gone, as behind {@code | head}, from any other failure. */
final class StandardOutput extends OutputStream {

    private final OutputStream out;

    StandardOutput(OutputStream out) {
        this.out = out;
    }

    /** Says that nobody reads any more, so that there is nothing left to do. */
    static final class ReaderGone extends RuntimeException {

        private static final long serialVersionUID = 1L;

        ReaderGone(IOException refused) {
            super("nobody reads standard output any more", refused);
        }
    }

    @Override
    public void write(int octet) throws IOException {
        write(new byte[] {(byte) octet}, 0, 1);
    }

    /** @throws ReaderGone if the other end is closed */
    @Override
    public void write(byte[] octets, int from, int count) throws IOException {
        try {
            out.write(octets, from, count);
        } catch (IOException refused) {
            if (Objects.equals(refused.getMessage(), brokenPipe())) {
                throw new ReaderGone(refused);
            }
            throw refused;
        }
    }

    /** What the system calls it, in whatever language it speaks here: the kind of failure is told by words alone. */
    private static String brokenPipe() throws IOException {
        Pipe pipe = Pipe.open();
        pipe.source().close();
        try (Pipe.SinkChannel sink = pipe.sink()) {
            sink.write(ByteBuffer.allocate(1));
            throw new IllegalStateException("a pipe without a reader took a byte");
        } catch (IOException broken) {
            return broken.getMessage();
        }
    }
}
