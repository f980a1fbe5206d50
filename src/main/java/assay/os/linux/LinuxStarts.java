package assay.os.linux;

import java.util.LinkedHashMap;
import java.util.Map;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

import assay.os.Exit;
import assay.os.Launch;
import assay.os.OsException;
import assay.os.Start;
import assay.os.Starts;
import assay.os.Terminals.Terminal;

/** Starts by {@code posix_spawn(3)}: the child runs nothing of ours, so it can repeat nothing of ours either. */
final class LinuxStarts implements Starts {

    private static final int O_RDWR_NOCTTY_CLOEXEC = 0x80102;
    private static final int F_GETFD = 1;
    private static final int ANY = -1;
    private static final int WNOHANG = 1;

    /** The other end is held open meanwhile: a terminal that nobody holds would look hung up to who reads its master. */
    @Override
    public Start inTerminal(Launch what, Terminal terminal) {
        int other = LibC.open(terminal.path(), O_RDWR_NOCTTY_CLOEXEC, 0);
        if (other < 0) {
            return failed(UNUSABLE_DESCRIPTOR, Failure.of("open the terminal " + terminal.path()));
        }
        try (Spawner spawner = new Spawner(what)) {
            spawner.open(terminal.path());
            return new Start.Running(spawner.start());
        } catch (OsException refused) {
            return failed(UNUSABLE_PROGRAM, refused);
        } finally {
            LibC.close(other);
        }
    }

    @Override
    public Start detached(Launch what, int in, int out) {
        return wired(what, in, out, out);
    }

    @Override
    public Start wired(Launch what, int in, int out, int err) {
        try (Spawner spawner = new Spawner(what)) {
            check(in);
            check(out);
            check(err);
            spawner.wire(in, out, err);
            return new Start.Running(spawner.start());
        } catch (OsException refused) {
            return failed(UNUSABLE_PROGRAM, refused);
        }
    }

    @Override
    public Start detached(Launch what, int in, int out, int carried) {
        try (Spawner spawner = new Spawner(what)) {
            check(in);
            check(out);
            check(carried);
            spawner.wire(in, out, out);
            spawner.carry(carried);
            return new Start.Running(spawner.start());
        } catch (OsException refused) {
            return failed(UNUSABLE_PROGRAM, refused);
        }
    }

    private static void check(int descriptor) throws OsException {
        if (LibC.fcntl(descriptor, F_GETFD, 0) < 0) {
            throw Failure.of("wire descriptor " + descriptor);
        }
    }

    private static Start failed(int code, OsException why) {
        return new Start.Failed(new Exit.Code(code), why);
    }

    @Override
    public Map<Integer, Exit> sweep() {
        Map<Integer, Exit> ended = new LinkedHashMap<>();
        try (Memory status = new Memory(4)) {
            int pid;
            do {
                pid = LibC.waitpid(ANY, Pointer.nativeValue(status), WNOHANG);
                if (pid > 0) {
                    ended.put(pid, LinuxProcesses.exit(status.getInt(0)));
                }
            } while (pid > 0 || pid < 0 && Native.getLastError() == LibC.EINTR);
        }
        return ended;
    }
}
