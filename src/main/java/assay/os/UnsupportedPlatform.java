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

    /** The system is known, and its C library lacks what is called, or cannot be called from here. */
    static UnsupportedPlatform tooOld(String name, LinkageError missing) {
        UnsupportedPlatform refused = new UnsupportedPlatform(name, "assay needs the GNU C library 2.34 or newer on x86-64, as"
                + " Debian 12 and Ubuntu 24.04 have it, and this " + name + " lacks something of it: " + missing.getMessage());
        refused.initCause(missing);
        return refused;
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
