package assay.reference.mux.session;

import assay.os.ServerPlatform;
import assay.reference.mux.loop.Loop;
import java.nio.ByteBuffer;

/**
 * What every session of a daemon needs and none owns.
 *
 * @param piece what reads are made into: one for all, since one session is read at a time
 * @param spare what writes are made from
 */
public record Surroundings(
        ServerPlatform platform, Loop loop, Session.Owner owner, ByteBuffer piece, ByteBuffer spare) {

    private static final int PIECE = 1 << 16;

    public Surroundings(ServerPlatform platform, Loop loop, Session.Owner owner) {
        this(platform, loop, owner, ByteBuffer.allocateDirect(PIECE), ByteBuffer.allocateDirect(PIECE));
    }
}
