package assay.reference.mux.daemon;

/** What the daemon tells whoever looks after it: lines on standard error, which a starter has led into the log. */
public final class Log {

    private Log() {}

    public static void say(String words) {
        System.err.println("mux d: " + words);
    }
}
