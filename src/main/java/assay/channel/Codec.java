package assay.channel;

import assay.os.Exit;

/**
 * Cuts the bytes that a process writes into whole messages, and tells of its end; made anew for each process.
 *
 * @param <I> what comes in
 */
public interface Codec<I extends Message> extends Framing<I> {

    /** The message that stands for the end of the process. */
    I ended(Exit exit, String stderr);
}
