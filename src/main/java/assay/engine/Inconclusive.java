package assay.engine;

/** Says that an example could not be judged: what failed was not what it asserts. */
public final class Inconclusive extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Inconclusive(String reason, Throwable cause) {
        super(reason, cause);
    }
}
