package assay.channel;

/**
 * A conversation with one running subject: whole messages out, whole messages in, each under a deadline.
 *
 * <p>Used by one thread at a time. Closing a channel kills nothing.
 *
 * @param <O> what goes out
 * @param <I> what comes in
 */
public interface Channel<O extends Message, I extends Message> extends AutoCloseable {

    /**
     * Sends a message whole. Whatever the subject says meanwhile is taken in, so neither side waits for the other.
     *
     * @throws Hang if it could not be written in time
     * @throws Dropped if the subject does not listen any more
     */
    void send(O message, Deadline by);

    /**
     * The next message.
     *
     * @throws Hang if none came in time
     * @throws Dropped if none can come: the end has been received already
     */
    I receive(Deadline by);

    /** Closes our half; the subject's goes on. */
    void finish(Deadline by);

    @Override
    void close();
}
