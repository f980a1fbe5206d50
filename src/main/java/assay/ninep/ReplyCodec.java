package assay.ninep;

import java.nio.ByteBuffer;
import java.util.function.Consumer;

import assay.channel.Framing;

/** Cuts what a server sends into replies. */
public final class ReplyCodec implements Framing<Incoming> {

    /** Larger than any msize that a server grants. */
    private static final int LARGEST = 1 << 24;

    private final Packets packets = new Packets(LARGEST);
    private boolean lost;

    @Override
    public void take(ByteBuffer arrived, Consumer<Incoming> whole) {
        if (lost) {
            arrived.position(arrived.limit());
            return;
        }
        lost = !packets.take(arrived, packet -> whole.accept(reply(packet)));
        if (lost) {
            byte[] rest = new byte[arrived.remaining()];
            arrived.get(rest);
            whole.accept(new Incoming.Garbage(packets.progress(), together(packets.begun(), rest)));
        }
    }

    private static byte[] together(byte[] one, byte[] other) {
        return ByteBuffer.allocate(one.length + other.length).put(one).put(other).array();
    }

    private static Incoming reply(byte[] packet) {
        Fcall message = Fcall.decode(packet);
        if (message instanceof Rmessage reply) {
            return reply;
        }
        String why = message instanceof Unreadable unreadable ? unreadable.why() : "a server sent a request";
        return new Incoming.Garbage(why, packet);
    }

    @Override
    public void cut(Consumer<Incoming> whole) {
        byte[] begun = packets.begun();
        if (!lost && begun.length > 0) {
            whole.accept(new Incoming.Garbage("the stream ended inside a packet", begun));
        }
    }

    @Override
    public String progress() {
        return packets.progress();
    }
}
