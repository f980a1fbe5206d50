package assay.channel;

/**
 * How much may be kept of what a subject says: one that never stops fills our memory long before a deadline passes.
 *
 * <p>What is kept of a message is counted, and not what travelled: its bytes stay beside what was made of them.
 */
public final class Allowance {

    /** The most that is kept at one place, in bytes; some such places have room beside each other. */
    private static final long MOST = 1L << 29;

    /** A message's own bytes, the copy that was taken apart, and its text at two bytes a character. */
    private static final int COPIES = 4;

    /** What a message takes however short it is. */
    private static final int BESIDE = 256;

    private final String what;
    private long messages;
    private long bytes;

    /** @param what the conversation, or the part of it that is kept, for the words about a flood */
    public Allowance(String what) {
        this.what = what;
    }

    /**
     * Notes a message that is kept from now on. A single one is never too much: its protocol has a bound for that.
     *
     * @throws Flooded if there is no more room
     */
    public void keep(Message message) {
        messages++;
        bytes += message.bytes().length;
        if (messages > 1 && bytes * COPIES + messages * BESIDE > MOST) {
            throw new Flooded(what, messages, bytes);
        }
    }

    /** Notes that a message is not kept any more. */
    public void drop(Message message) {
        messages--;
        bytes -= message.bytes().length;
    }
}
