package assay.os;

/** Says that assay has no arm for the system it was started on. */
public final class UnsupportedPlatform extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String name;

    UnsupportedPlatform(String name) {
        this(name, "assay runs its subjects on Linux and knows no other system yet; this one calls itself " + name);
    }

    private UnsupportedPlatform(String name, String words) {
        super(words);
        this.name = name;
    }

    /** Something that the daemon or its client needs exists for other systems only. */
    static UnsupportedPlatform lacking(String what, String name) {
        return new UnsupportedPlatform(name, "mux has no " + what + " for " + name);
    }

    /** What the system calls itself. */
    public String name() {
        return name;
    }
}
