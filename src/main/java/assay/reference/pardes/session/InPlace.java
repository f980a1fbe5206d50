package assay.reference.pardes.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Gives a file other bytes, and it stays the file that it is: with its owner, its mode and all its names. */
final class InPlace {

    private static final int PART = 1 << 16;

    private final FileChannel file;
    private final Source source;

    /** Where the bytes come from. */
    interface Source {

        /** The bytes from a position on: at least one, and no more than were asked for. */
        ByteBuffer at(long position, int most) throws IOException;
    }

    private InPlace(FileChannel file, Source source) {
        this.file = file;
        this.source = source;
    }

    static void write(Path path, byte[] bytes) throws IOException {
        write(path, bytes.length, (position, most) -> ByteBuffer.wrap(bytes, (int) position, most));
    }

    /** What another file holds. */
    static void copy(Path from, Path to) throws IOException {
        try (FileChannel in = FileChannel.open(from, StandardOpenOption.READ)) {
            ByteBuffer part = ByteBuffer.allocate(PART);
            write(to, in.size(), (position, most) -> {
                if (in.read(part.clear().limit(most), position) < 0) {
                    throw new IOException("became shorter while it was read");
                }
                return part.flip();
            });
        }
    }

    /** A file that was not there goes again if it cannot be written whole. */
    private static void write(Path path, long length, Source source) throws IOException {
        boolean there = Files.exists(path);
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            try {
                new InPlace(file, source).write(length);
            } catch (IOException failure) {
                if (!there) {
                    Files.deleteIfExists(path.toRealPath());
                }
                throw failure;
            }
        }
    }

    /** Begins with what needs room, behind the bytes that are there: where there is none, those stay as they were. */
    private void write(long length) throws IOException {
        long before = file.size();
        try {
            write(before, length);
        } catch (IOException full) {
            file.truncate(before);
            throw full;
        }
        write(0, Math.min(before, length));
        file.truncate(length);
    }

    private void write(long from, long end) throws IOException {
        for (long at = from; at < end;) {
            at += file.write(source.at(at, (int) Math.min(PART, end - at)), at);
        }
    }
}
