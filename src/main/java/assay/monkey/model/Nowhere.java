package assay.monkey.model;

/** Says that an address has no place, so that the session must refuse it. */
final class Nowhere extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Nowhere(String address) {
        super(address, null, false, false);
    }
}
