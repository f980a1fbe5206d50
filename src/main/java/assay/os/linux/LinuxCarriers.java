package assay.os.linux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import assay.os.Carriers;
import assay.os.OsException;

/** Carriers by {@code memfd_create(2)}. */
final class LinuxCarriers implements Carriers {

    private static final int MFD_ALLOW_SEALING = 2;
    private static final int OWNER_ONLY = 0600;
    private static final int FROM_START = 0;
    private static final int F_ADD_SEALS = 1033;
    private static final int ALL_SEALS = 0xf;
    private static final int EBADF = 9;

    @Override
    public int create(String name) throws OsException {
        int carrier = ImageCalls.memfd_create(name, MFD_ALLOW_SEALING);
        if (carrier < 0) {
            throw Failure.of("create the carrier " + name);
        }
        if (ImageCalls.fchmod(carrier, OWNER_ONLY) != 0) {
            OsException refused = Failure.of("keep the carrier " + name + " to its owner");
            LibC.close(carrier);
            throw refused;
        }
        return carrier;
    }

    @Override
    public void rewind(int carrier) throws OsException {
        if (ImageCalls.lseek(carrier, 0, FROM_START) != 0) {
            throw Failure.of("rewind descriptor " + carrier);
        }
    }

    @Override
    public int links(int descriptor) throws OsException {
        try {
            return (Integer) Files.getAttribute(Path.of("/proc/self/fd/" + descriptor), "unix:nlink");
        } catch (IOException gone) {
            throw Failure.of("count the names of the file behind descriptor " + descriptor, EBADF);
        }
    }

    @Override
    public void freeze(int carrier) throws OsException {
        if (LibC.fcntl(carrier, F_ADD_SEALS, ALL_SEALS) != 0) {
            throw Failure.of("freeze the carrier behind descriptor " + carrier);
        }
    }
}
