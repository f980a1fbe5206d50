package assay.cli;

/** A run that tells what it has come to if it is cut short: what it found is written down already. */
final class CutRun implements AutoCloseable {

    private final Thread whenCut;

    private CutRun(Thread whenCut) {
        this.whenCut = whenCut;
    }

    /** From now on until it is closed, a cut is told of. */
    static CutRun telling(Runnable tell) {
        CutRun run = new CutRun(new Thread(() -> told(tell), "tell of a run that is cut"));
        Runtime.getRuntime().addShutdownHook(run.whenCut);
        return run;
    }

    private static void told(Runnable tell) {
        try {
            tell.run();
        } catch (StandardOutput.ReaderGone cutToo) {
            // Who interrupts a pipeline ends its reader as well.
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(whenCut);
        } catch (IllegalStateException cut) {
            // It speaks already.
        }
    }
}
