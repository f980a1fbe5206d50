package assay.channel;

/** Says that the peer said more than can be kept of it, long before anything ran out of time. */
public final class Flooded extends RuntimeException implements Violation {

    private static final long serialVersionUID = 1L;

    Flooded(String what, long messages, long bytes) {
        super("flooded: " + what + " had come to " + messages + " messages with " + bytes
                + " bytes in all, and more of it is not kept");
    }
}
