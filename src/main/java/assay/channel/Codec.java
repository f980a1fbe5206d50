package assay.channel;

import java.nio.ByteBuffer;
import java.util.function.Consumer;

import assay.os.Exit;

/**
 * Cuts the bytes that a process writes into whole messages; made anew for each process.
 *
 * @param <I> what comes in
 */
public interface Codec<I extends Message> {

    /** Takes the bytes that arrived, all of them, and hands on each message that is whole now. */
    void take(ByteBuffer arrived, Consumer<I> whole);

    /** Hands on what the end of the stream makes of bytes that are no whole message; usually nothing. */
    void cut(Consumer<I> whole);

    /** The message that stands for the end of the process. */
    I ended(Exit exit, String stderr);

    /** How much of the message under way has arrived, in words. */
    String progress();
}
