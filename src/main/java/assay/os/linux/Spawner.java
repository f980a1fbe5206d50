package assay.os.linux;

import java.util.List;
import java.util.Map;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;

import assay.os.Launch;
import assay.os.OsException;

/** Starts one program with {@code posix_spawn(3)}, once it is known what becomes of its first three descriptors. */
final class Spawner implements AutoCloseable {

    private static final int ATTRIBUTES = 336;
    private static final int FILE_ACTIONS = 80;
    private static final int SIGNAL_SET = 128;
    private static final short SETSIGDEF = 4;
    private static final short SETSIGMASK = 8;
    private static final short SETSID = 0x80;

    private static final int O_RDWR = 2;

    private static final int FIRST_OTHER = 3;

    private final Launch what;
    private final Memory attributes = new Memory(ATTRIBUTES);
    private final Memory actions = new Memory(FILE_ACTIONS);
    private final Memory signals = new Memory(SIGNAL_SET);
    private final Memory pid = new Memory(4);
    private int firstClosed = FIRST_OTHER;

    Spawner(Launch what) {
        this.what = what;
        LibC.posix_spawnattr_init(address(attributes));
        LibC.posix_spawn_file_actions_init(address(actions));
    }

    int start() throws OsException {
        describeSession();
        describeRest();
        try (StringVector argv = new StringVector(what.arguments());
                StringVector envp = new StringVector(settings(what.environment()))) {
            check(LibC.posix_spawn(
                    address(pid),
                    what.program(),
                    address(actions),
                    address(attributes),
                    argv.address(),
                    envp.address()));
        }
        return pid.getInt(0);
    }

    private void describeSession() throws OsException {
        LibC.sigfillset(address(signals));
        check(LibC.posix_spawnattr_setsigdefault(address(attributes), address(signals)));
        // A Java thread blocks SIGQUIT, and a child would inherit that.
        LibC.sigemptyset(address(signals));
        check(LibC.posix_spawnattr_setsigmask(address(attributes), address(signals)));
        check(LibC.posix_spawnattr_setflags(address(attributes), (short) (SETSIGDEF | SETSIGMASK | SETSID)));
    }

    /** Makes descriptors of ours its first three. */
    void wire(int in, int out, int err) throws OsException {
        long list = address(actions);
        check(LibC.posix_spawn_file_actions_adddup2(list, in, 0));
        check(LibC.posix_spawn_file_actions_adddup2(list, out, 1));
        check(LibC.posix_spawn_file_actions_adddup2(list, err, 2));
    }

    /** Makes a terminal its first three, and its controlling one: it leads a session without one when it opens this. */
    void open(String terminal) throws OsException {
        long list = address(actions);
        check(LibC.posix_spawn_file_actions_addopen(list, 0, terminal, O_RDWR, 0));
        check(LibC.posix_spawn_file_actions_adddup2(list, 0, 1));
        check(LibC.posix_spawn_file_actions_adddup2(list, 0, 2));
    }

    /** Lets one descriptor through under its own number: wired to itself, it loses what would close it on exec. */
    void carry(int descriptor) throws OsException {
        long list = address(actions);
        for (int below = FIRST_OTHER; below < descriptor; below++) {
            check(LibC.posix_spawn_file_actions_addclose(list, below));
        }
        check(LibC.posix_spawn_file_actions_adddup2(list, descriptor, descriptor));
        firstClosed = descriptor + 1;
    }

    private void describeRest() throws OsException {
        long list = address(actions);
        check(LibC.posix_spawn_file_actions_addchdir_np(list, what.directory().toString()));
        // The Java runtime opens files that are not closed on exec.
        check(LibC.posix_spawn_file_actions_addclosefrom_np(list, firstClosed));
    }

    private void check(int errno) throws OsException {
        if (errno != 0) {
            throw Failure.of("start " + what.program() + " in " + what.directory(), errno);
        }
    }

    static List<String> settings(Map<String, String> environment) {
        return environment.entrySet().stream()
                .map(e -> e.getKey() + "=" + e.getValue())
                .sorted()
                .toList();
    }

    private static long address(Memory memory) {
        return Pointer.nativeValue(memory);
    }

    @Override
    public void close() {
        LibC.posix_spawnattr_destroy(address(attributes));
        LibC.posix_spawn_file_actions_destroy(address(actions));
        attributes.close();
        actions.close();
        signals.close();
        pid.close();
    }
}
