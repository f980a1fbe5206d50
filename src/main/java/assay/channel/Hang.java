package assay.channel;

/** Says that nothing came of what was awaited in time, and how far it got. */
public final class Hang extends RuntimeException implements Violation {

    private static final long serialVersionUID = 1L;

    public Hang(Deadline by, String progress) {
        super("nothing within the " + by + ": " + progress);
    }
}
