package assay.os;

/** The systems that there is an arm for. */
final class Hosts {

    private Hosts() {}

    /**
     * Refuses, at the start, a system that something is missing for; later it would be a surprise.
     *
     * @param what is missing elsewhere, in words
     */
    static void needLinux(String what) {
        String name = System.getProperty("os.name");
        if (!name.equals("Linux")) {
            throw UnsupportedPlatform.lacking(what, name);
        }
    }
}
