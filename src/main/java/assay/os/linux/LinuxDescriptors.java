package assay.os.linux;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

import assay.os.Descriptors;
import assay.os.OsException;

/** Descriptors by {@code pipe2(2)}, {@code poll(2)}, {@code read(2)}, {@code write(2)} and {@code eventfd(2)}. */
final class LinuxDescriptors implements Descriptors {

    private static final int O_WRONLY = 1;
    private static final int O_APPEND = 0x400;
    private static final int O_NONBLOCK = 0x800;
    private static final int O_CLOEXEC = 0x80000;
    private static final int F_GETFL = 3;
    private static final int F_SETFL = 4;

    @Override
    public Pipe pipe() throws OsException {
        try (Memory ends = new Memory(8)) {
            if (LibC.pipe2(Pointer.nativeValue(ends), O_CLOEXEC) != 0) {
                throw Failure.of("make a pipe");
            }
            return new Pipe(ends.getInt(0), ends.getInt(4));
        }
    }

    @Override
    public int openForReading(Path file) throws OsException {
        return open(file, O_CLOEXEC);
    }

    @Override
    public int openForWriting(Path file) throws OsException {
        return open(file, O_CLOEXEC | O_WRONLY);
    }

    @Override
    public int openForAppending(Path file) throws OsException {
        return open(file, O_CLOEXEC | O_WRONLY | O_APPEND);
    }

    private static int open(Path file, int flags) throws OsException {
        int descriptor = LibC.open(file.toString(), flags, 0);
        if (descriptor < 0) {
            throw Failure.of("open " + file);
        }
        return descriptor;
    }

    @Override
    public int waker() throws OsException {
        int descriptor = LibC.eventfd(0, O_CLOEXEC | O_NONBLOCK);
        if (descriptor < 0) {
            throw Failure.of("make a waker");
        }
        return descriptor;
    }

    @Override
    public void wake(int waker) {
        try (Memory one = new Memory(8)) {
            one.setLong(0, 1);
            LibC.write(waker, Pointer.nativeValue(one), 8);
        }
    }

    @Override
    public void neverBlock(int descriptor) throws OsException {
        int flags = LibC.fcntl(descriptor, F_GETFL, 0);
        if (flags < 0 || LibC.fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0) {
            throw Failure.of("make descriptor " + descriptor + " answer at once");
        }
    }

    @Override
    public int read(int descriptor, ByteBuffer direct) throws OsException {
        long count = LibC.read(descriptor, address(direct), direct.remaining());
        return moved(count, direct, "read descriptor " + descriptor);
    }

    @Override
    public int write(int descriptor, ByteBuffer direct) throws OsException {
        long count = LibC.write(descriptor, address(direct), direct.remaining());
        return moved(count, direct, "write descriptor " + descriptor);
    }

    private static int moved(long count, ByteBuffer buffer, String operation) throws OsException {
        int errno = count < 0 ? Native.getLastError() : 0;
        Reference.reachabilityFence(buffer);
        if (errno == LibC.EAGAIN || errno == LibC.EINTR) {
            return -1;
        }
        if (count < 0) {
            throw Failure.of(operation, errno);
        }
        buffer.position(buffer.position() + (int) count);
        return (int) count;
    }

    private static long address(ByteBuffer direct) {
        return Pointer.nativeValue(Native.getDirectBufferPointer(direct)) + direct.position();
    }

    @Override
    public boolean await(Interest interest, Duration wait) {
        return ((PollSet) interest).poll(wait);
    }

    @Override
    public void close(int descriptor) {
        LibC.close(descriptor);
    }

    @Override
    public Map<Integer, String> of(int pid) {
        return ProcessFiles.descriptors(pid);
    }

    @Override
    public Interest interest(int places) {
        return new PollSet(places);
    }
}
