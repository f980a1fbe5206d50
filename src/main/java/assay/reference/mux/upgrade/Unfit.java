package assay.reference.mux.upgrade;

/** Says why an upgrade is refused, in the words of the refusal. */
public final class Unfit extends Exception {

    private static final long serialVersionUID = 1L;

    public Unfit(String words) {
        super(words);
    }

    Unfit(String words, Throwable why) {
        super(words + " (" + why.getMessage() + ")", why);
    }
}
