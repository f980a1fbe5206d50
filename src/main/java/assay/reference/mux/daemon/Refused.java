package assay.reference.mux.daemon;

/** Says, to whoever asked, why something was not done; in the words that the command prints. */
public final class Refused extends Exception {

    private static final long serialVersionUID = 1L;

    public Refused(String why) {
        super(why);
    }
}
