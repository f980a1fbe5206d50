package assay.channel;

/** Says that the peer closed the conversation while something was still to be said. */
public final class Dropped extends RuntimeException implements Violation {

    private static final long serialVersionUID = 1L;

    public Dropped(String what) {
        super(what);
    }
}
