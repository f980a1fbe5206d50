package assay.channel;

import java.nio.ByteBuffer;
import java.util.function.Consumer;

/**
 * Cuts the bytes of one stream into whole messages; made anew for each stream.
 *
 * @param <I> what comes in
 */
public interface Framing<I extends Message> {

    /** Takes the bytes that arrived, all of them, and hands on each message that is whole now. */
    void take(ByteBuffer arrived, Consumer<I> whole);

    /** Hands on what the end of the stream makes of bytes that are no whole message; usually nothing. */
    void cut(Consumer<I> whole);

    /** How much of the message under way has arrived, in words. */
    String progress();
}
