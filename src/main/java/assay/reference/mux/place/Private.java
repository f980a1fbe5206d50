package assay.reference.mux.place;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files and folders that only this user may look into, whatever the mask of the process is. */
public final class Private {

    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final FileAttribute<Set<PosixFilePermission>> AS_FILE = PosixFilePermissions.asFileAttribute(FILE);
    private static final FileAttribute<Set<PosixFilePermission>> AS_FOLDER =
            PosixFilePermissions.asFileAttribute(FOLDER);

    private Private() {}

    /** Makes a folder, and those above it that are missing. A folder that is there is taken as it is. */
    public static Path folder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, AS_FOLDER);
        }
        return folder;
    }

    /** Makes a folder that must not be there yet. */
    static void make(Path folder) throws IOException {
        Files.createDirectory(folder, AS_FOLDER);
        Files.setPosixFilePermissions(folder, FOLDER);
    }

    /** Makes a file that is not there yet. */
    public static void create(Path file, byte[] content) throws IOException {
        folder(file.getParent());
        write(file, content, StandardOpenOption.CREATE_NEW);
        Files.setPosixFilePermissions(file, FILE);
    }

    /** Lets nobody but this user at a file that is there. */
    public static void close(Path file) throws IOException {
        Files.setPosixFilePermissions(file, FILE);
    }

    /** Makes sure that there is a file to append to; what it holds stays. */
    public static void touch(Path file) throws IOException {
        folder(file.getParent());
        write(file, new byte[0], StandardOpenOption.CREATE);
        Files.setPosixFilePermissions(file, FILE);
    }

    private static void write(Path file, byte[] content, OpenOption how) throws IOException {
        try (FileChannel channel = FileChannel.open(file, Set.of(how, StandardOpenOption.WRITE), AS_FILE)) {
            channel.write(ByteBuffer.wrap(content));
        }
    }
}
