package assay.channel;

/**
 * One whole message, as it stands in a transcript.
 *
 * <p>Bad input is a message too, and so is the end of a process.
 */
public interface Message {

    /** What travels, framing included; no bytes at all for an event beside the stream. Not to be changed. */
    byte[] bytes();

    /** The message on one line, in its protocol's printable notation. */
    String notation();
}
