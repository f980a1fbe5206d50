package assay.cli;

/** The command's exit statuses. */
final class Exit {

    static final int AS_EXPECTED = 0;
    static final int VIOLATED = 1;
    static final int INCONCLUSIVE = 2;
    static final int USAGE = 64;

    private Exit() {}
}
