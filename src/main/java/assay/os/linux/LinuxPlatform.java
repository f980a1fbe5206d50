package assay.os.linux;

import assay.os.Descriptors;
import assay.os.Observations;
import assay.os.Platform;
import assay.os.Processes;

/** Linux on x86-64 with the GNU C library. */
public final class LinuxPlatform implements Platform {

    private final Processes processes = new LinuxProcesses();
    private final Descriptors descriptors = new LinuxDescriptors();
    private final Observations observations = new LinuxObservations();

    /** Finds out at once whether the C library has all that is called. */
    public LinuxPlatform() {
        LibC.load();
    }

    @Override
    public Observations observations() {
        return observations;
    }

    @Override
    public Processes processes() {
        return processes;
    }

    @Override
    public Descriptors descriptors() {
        return descriptors;
    }
}
