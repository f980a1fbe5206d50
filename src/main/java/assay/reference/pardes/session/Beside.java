package assay.reference.pardes.session;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;

/** Writes a file whole or not at all: first beside it, under a name that nothing has, and then in its place. */
final class Beside {

    private static final int MOST_LINKS = 40;
    private static final int SPECIAL_BITS = 07000;

    private final Path file;

    /** @param named the file, or a link to it */
    private Beside(Path named) throws IOException {
        file = target(named);
    }

    /** Writes the bytes. */
    interface Writing {
        void to(OutputStream out) throws IOException;
    }

    static void write(Path named, Writing writing) throws IOException {
        new Beside(named).write(writing);
    }

    /** What a link leads to, be it there or not. */
    private static Path target(Path named) throws IOException {
        Path file = named;
        for (int links = 0; Files.isSymbolicLink(file); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemException(named.toString(), null, "Too many levels of symbolic links");
            }
            file = file.resolveSibling(Files.readSymbolicLink(file));
        }
        return file;
    }

    private void write(Writing writing) throws IOException {
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
        Path beside = make();
        try {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(beside))) {
                writing.to(out);
            }
            replace(beside);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** A new file for its owner only. What has a name already is somebody's. */
    private Path make() throws IOException {
        for (int number = 0;; number++) {
            try {
                return Files.createFile(file.resolveSibling(".pardes-" + number + ".new"),
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            } catch (FileAlreadyExistsException taken) {
                // The next number may be free.
            }
        }
    }

    /** A file that cannot be had again by a rename gets the bytes instead. */
    private void replace(Path beside) throws IOException {
        if (Files.exists(file)) {
            if (!isAlike(beside)) {
                InPlace.copy(beside, file);
                return;
            }
            Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(file));
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Whether the file has but one name, and an owner, a group and a mode that a new file of ours can have. */
    private boolean isAlike(Path beside) throws IOException {
        Map<String, Object> is = Files.readAttributes(file, "unix:nlink,uid,gid,mode");
        Map<String, Object> can = Files.readAttributes(beside, "unix:uid,gid");
        return is.get("nlink").equals(1) && ((int) is.get("mode") & SPECIAL_BITS) == 0
                && is.get("uid").equals(can.get("uid")) && is.get("gid").equals(can.get("gid"));
    }
}
