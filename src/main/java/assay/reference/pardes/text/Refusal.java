package assay.reference.pardes.text;

/** A request that the session turns down, in the words that its client gets. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** There is nothing to trace: the words say all, and requests are refused as often as granted. */
    public Refusal(String words) {
        super(words, null, false, false);
    }
}
