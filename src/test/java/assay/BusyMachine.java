package assay;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;

/** The share that one program gets of a machine which may have more to do than it can: how long it takes says little without it. */
public final class BusyMachine {

    private BusyMachine() {}

    /** How many want a processor for each that there is, over the last minute; 1 on a machine that has room. */
    public static double crowding() {
        OperatingSystemMXBean machine = ManagementFactory.getOperatingSystemMXBean();
        return Math.max(1, machine.getSystemLoadAverage() / machine.getAvailableProcessors());
    }
}
