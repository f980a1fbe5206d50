package assay.steps;

/** Says that a subject cannot be started, and what would help. */
public final class Unstartable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public Unstartable(String reason) {
        super(reason);
    }

    public Unstartable(String reason, Throwable cause) {
        super(reason, cause);
    }
}
