package assay.reference.mux.client;

import assay.os.Identities;

/** Whether a process was started by another, with no more than a few between. */
final class Kinship {

    private static final int STEPS = 8;

    private final Identities identities;

    Kinship(Identities identities) {
        this.identities = identities;
    }

    /** Whether a process is another, or descends from it; of what is no process, never. */
    boolean descends(int pid, int ancestor) {
        int at = pid;
        for (int step = 0; step <= STEPS && at > 0 && ancestor > 0; step++) {
            if (at == ancestor) {
                return true;
            }
            at = identities.parent(at);
        }
        return false;
    }
}
