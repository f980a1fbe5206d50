package assay.os.linux;

import assay.os.Barrier;
import assay.os.Carriers;
import assay.os.Descriptors;
import assay.os.Dispositions;
import assay.os.Locks;
import assay.os.Processes;
import assay.os.Replacement;
import assay.os.ServerPlatform;
import assay.os.Starts;
import assay.os.Terminals;

/** The daemon's arm for Linux on x86-64 with the GNU C library. */
public final class LinuxServer extends LinuxClient implements ServerPlatform {

    private final Descriptors descriptors = new LinuxDescriptors();
    private final Processes processes = new LinuxProcesses();
    private final Terminals terminals = new LinuxTerminals();
    private final Starts starts = new LinuxStarts();
    private final Carriers carriers = new LinuxCarriers();
    private final Barrier barrier = new LinuxBarrier();
    private final Replacement replacement = new LinuxReplacement();
    private final Locks locks = new LinuxLocks();
    private final Dispositions dispositions = new LinuxDispositions();

    @Override
    public Descriptors descriptors() {
        return descriptors;
    }

    @Override
    public Processes processes() {
        return processes;
    }

    @Override
    public Terminals terminals() {
        return terminals;
    }

    @Override
    public Starts starts() {
        return starts;
    }

    @Override
    public Carriers carriers() {
        return carriers;
    }

    @Override
    public Barrier barrier() {
        return barrier;
    }

    @Override
    public Replacement replacement() {
        return replacement;
    }

    @Override
    public Locks locks() {
        return locks;
    }

    @Override
    public Dispositions dispositions() {
        return dispositions;
    }
}
