package assay.reference.pardes.session;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;

/** The files of the machine, as the session reads and writes them. */
final class Disk {

    private Disk() {}

    static boolean isDirectory(String path) {
        return at(path, Files::isDirectory);
    }

    static boolean exists(String path) {
        return at(path, Files::exists);
    }

    private interface Question {
        boolean ask(Path path, LinkOption... options);
    }

    private static boolean at(String path, Question question) {
        try {
            return question.ask(at(path));
        } catch (NotDirectoryException | InvalidPathException | SecurityException unknown) {
            return false;
        }
    }

    /** A name that ends in a slash is that of a directory, or of nothing. */
    private static Path at(String path) throws NotDirectoryException {
        Path file = Path.of(path);
        if (path.endsWith("/") && Files.exists(file) && !Files.isDirectory(file)) {
            throw new NotDirectoryException(path);
        }
        return file;
    }

    /** All bytes of a file. */
    static byte[] read(String path) {
        return read(path, Document.MOST);
    }

    /** @throws Refusal for what is neither a file nor missing: reading a pipe or a device may never end, or do something */
    static void needPlain(String path) {
        if (exists(path) && !at(path, Files::isRegularFile)) {
            throw new Refusal("not a file or directory");
        }
    }

    /** What a file holds, for comparison. */
    static Print print(String path) {
        needPlain(path);
        try {
            return read(at(path), Print::of);
        } catch (IOException | InvalidPathException failure) {
            throw refused(path, failure);
        }
    }

    static byte[] read(String path, int most) {
        needPlain(path);
        try {
            Path file = at(path);
            long told = Files.size(file);
            return read(file, in -> read(in, told, most));
        } catch (IOException | InvalidPathException failure) {
            throw refused(path, failure);
        }
    }

    /** Most files of the system say that they hold nothing. */
    private static <T> T read(Path file, Unsized.Reading<T> reading) throws IOException {
        if (Files.size(file) == 0) {
            return Unsized.read(file, reading);
        }
        try (InputStream in = Files.newInputStream(file)) {
            return reading.from(in);
        }
    }

    /** Room is made for what a file says it has, at once; it may have more, or less. */
    private static byte[] read(InputStream in, long told, int most) throws IOException {
        if (told > most) {
            throw new Refusal("file too large");
        }
        byte[] first = new byte[(int) told];
        int length = in.readNBytes(first, 0, first.length);
        byte[] rest = length < told ? new byte[0] : in.readNBytes(most + 1 - length);
        if (length + (long) rest.length > most) {
            throw new Refusal("file too large");
        }
        byte[] all = length + rest.length == first.length ? first : Arrays.copyOf(first, length + rest.length);
        System.arraycopy(rest, 0, all, length, rest.length);
        return all;
    }

    /** The names in a directory, sorted, those of directories with a slash. */
    static List<String> list(String path) {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(Path.of(path))) {
            for (Path entry : entries) {
                names.add(entry.getFileName() + (Files.isDirectory(entry) ? "/" : ""));
            }
        } catch (IOException | InvalidPathException failure) {
            throw refused(path, failure);
        }
        names.sort(null);
        return names;
    }

    static void write(String path, byte[] bytes) {
        try {
            Path file = at(path);
            if (path.endsWith("/")) {
                throw new FileSystemException(path, null, "Is a directory");
            }
            InPlace.write(file, bytes);
        } catch (IOException | InvalidPathException failure) {
            throw refused(path, failure);
        }
    }

    static Refusal refused(String path, Exception failure) {
        return new Refusal(Shown.quoted(path) + ": " + reason(failure));
    }

    /** The C library's words for what went wrong. */
    static String reason(Exception failure) {
        if (failure instanceof NoSuchFileException) {
            return "No such file or directory";
        } else if (failure instanceof AccessDeniedException) {
            return "Permission denied";
        } else if (failure instanceof NotDirectoryException) {
            return "Not a directory";
        } else if (failure instanceof FileAlreadyExistsException) {
            return "File exists";
        } else if (failure instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return failure.getMessage() == null ? "Input/output error" : Shown.of(failure.getMessage());
    }
}
