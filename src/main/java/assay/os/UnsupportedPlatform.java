package assay.os;

/** Says that assay has no arm for the system it was started on. */
public final class UnsupportedPlatform extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnsupportedPlatform(String name) {
        super("assay runs its subjects on Linux and knows no other system yet; this one calls itself " + name);
    }
}
