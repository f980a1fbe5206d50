package assay.os.linux;

import com.sun.jna.Native;

import assay.os.Identities;

/** Identities by {@code kill(2)} with no signal, and by {@code proc(5)}. */
final class LinuxIdentities implements Identities {

    private static final int EPERM = 1;
    private static final int STAT_PARENT = 1;

    @Override
    public int self() {
        return IdentityCalls.getpid();
    }

    @Override
    public int user() {
        return IdentityCalls.geteuid();
    }

    @Override
    public int parent(int pid) {
        if (pid <= 0) {
            return 0;
        }
        return ProcessFiles.stat(pid).map(fields -> Integer.parseInt(fields[STAT_PARENT])).orElse(0);
    }

    @Override
    public Presence presence(int pid) {
        if (pid <= 0) {
            return Presence.ABSENT;
        }
        if (IdentityCalls.kill(pid, 0) == 0) {
            return Presence.OURS;
        }
        return switch (Native.getLastError()) {
            case LibC.ESRCH -> Presence.ABSENT;
            case EPERM -> Presence.ANOTHERS;
            default -> Presence.UNKNOWN;
        };
    }
}
