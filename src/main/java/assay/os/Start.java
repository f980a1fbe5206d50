package assay.os;

/** What came of starting a program. */
public sealed interface Start {

    /** It runs. */
    record Running(int pid) implements Start {}

    /**
     * It could not be run, and no process is left.
     *
     * @param exit what a shell would report: 126 for a descriptor that cannot be wired, 127 for a program that cannot be run
     */
    record Failed(Exit.Code exit, OsException why) implements Start {}
}
