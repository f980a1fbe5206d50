package assay.monkey;

/** Says that no session could be begun: none answered at its socket, or what answered does not speak as one does. */
public final class NoSession extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NoSession(Throwable why) {
        super(String.valueOf(why.getMessage()), why);
    }
}
