package assay.monkey.model;

/** Says that a model does not know what a session makes of something. */
final class Unsure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Unsure(String of) {
        super(of, null, false, false);
    }
}
