package assay.cli;

/** The command's exit statuses. */
final class Exit {

    static final int AS_EXPECTED = 0;
    static final int VIOLATED = 1;
    static final int INCONCLUSIVE = 2;
    static final int USAGE = 64;

    /** As a shell tells of a program that SIGPIPE ended. */
    static final int READER_GONE = 128 + 13;

    private Exit() {}
}
