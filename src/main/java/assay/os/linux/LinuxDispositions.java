package assay.os.linux;

import assay.os.Dispositions;
import assay.os.OsException;

/** Dispositions by {@code signal(3)}. */
final class LinuxDispositions implements Dispositions {

    private static final long SIG_DFL = 0;
    private static final long SIG_IGN = 1;
    private static final long SIG_ERR = -1;

    @Override
    public void ignore(int signal) throws OsException {
        set(signal, SIG_IGN, "ignore");
    }

    @Override
    public void byDefault(int signal) throws OsException {
        set(signal, SIG_DFL, "take the default action of");
    }

    private static void set(int signal, long handler, String verb) throws OsException {
        if (ImageCalls.signal(signal, handler) == SIG_ERR) {
            throw Failure.of(verb + " signal " + signal);
        }
    }
}
