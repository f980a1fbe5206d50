package assay.channel;

/** A channel that writes down what it says. */
public final class Recorded<O extends Message, I extends Message> implements Channel<O, I> {

    private final Channel<O, I> channel;
    private final Transcript transcript;

    public Recorded(Channel<O, I> channel, Transcript transcript) {
        this.channel = channel;
        this.transcript = transcript;
    }

    /** A message is written down before it is sent, so that one that could not be sent is seen too. */
    @Override
    public void send(O message, Deadline by) {
        transcript.add(Transcript.Direction.OUT, message);
        channel.send(message, by);
    }

    @Override
    public I receive(Deadline by) {
        I message = channel.receive(by);
        transcript.add(Transcript.Direction.IN, message);
        return message;
    }

    @Override
    public void finish(Deadline by) {
        channel.finish(by);
    }

    @Override
    public void close() {
        channel.close();
    }
}
