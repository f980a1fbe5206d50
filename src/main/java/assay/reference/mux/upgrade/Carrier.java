package assay.reference.mux.upgrade;

import assay.os.ServerPlatform;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;

/** A manifest in a file that has no name, is this user's alone, and crosses an exec. */
public final class Carrier {

    private static final String NAME = "mux-upgrade";
    private static final int PIECE = 1 << 16;

    private Carrier() {}

    /**
     * Puts a manifest into a new carrier.
     *
     * @throws Unfit with the words of the refusal
     */
    public static int write(Manifest manifest, ServerPlatform platform) throws Unfit {
        int carrier;
        try {
            carrier = platform.carriers().create(NAME);
        } catch (IOException why) {
            throw new Unfit("check: cannot create the manifest carrier", why);
        }
        try {
            write(Written.write(manifest), carrier, platform);
            platform.carriers().freeze(carrier);
            return carrier;
        } catch (IOException why) {
            platform.descriptors().close(carrier);
            throw new Unfit("check: cannot write manifest", why);
        } catch (OutOfMemoryError why) {
            platform.descriptors().close(carrier);
            throw new Unfit("check: oom", why);
        }
    }

    private static void write(byte[] bytes, int carrier, ServerPlatform platform) throws IOException {
        ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);
        for (int from = 0; from < bytes.length;) {
            piece.clear().put(bytes, from, Math.min(PIECE, bytes.length - from)).flip();
            from += piece.remaining();
            while (piece.hasRemaining()) {
                platform.descriptors().write(carrier, piece);
            }
        }
    }

    /** All that a carrier holds, from its start, wherever another reader has left off. */
    public static byte[] read(int carrier, ServerPlatform platform) throws IOException {
        platform.carriers().rewind(carrier);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);
        byte[] bytes = new byte[PIECE];
        while (platform.descriptors().read(carrier, piece.clear()) != 0) {
            int length = piece.flip().remaining();
            piece.get(bytes, 0, length);
            all.write(bytes, 0, length);
        }
        return all.toByteArray();
    }

    /** What a carrier holds, understood. */
    public static Manifest manifest(byte[] held) throws IOException {
        return Written.read(held);
    }
}
