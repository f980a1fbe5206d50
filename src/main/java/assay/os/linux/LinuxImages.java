package assay.os.linux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import assay.os.Images;

/** Images by the kernel's link to the running one, and by device and inode. */
final class LinuxImages implements Images {

    private static final Path LINK = Path.of("/proc/self/exe");
    private static final String GONE = " (deleted)";

    private Image recorded;

    /** One file, wherever it lies. */
    private record File(Object device, Object inode) {
        boolean is(Optional<File> other) {
            return other.isPresent() && device.equals(other.get().device) && inode.equals(other.get().inode);
        }

        static Optional<File> at(Path path) {
            try {
                return Optional.of(new File(
                        Files.getAttribute(path, "unix:dev"), Files.getAttribute(path, "unix:ino")));
            } catch (IOException notThere) {
                return Optional.empty();
            }
        }
    }

    @Override
    public Path running() {
        try {
            Path file = Files.readSymbolicLink(LINK);
            return Files.isExecutable(file) ? file : LINK;
        } catch (IOException unnamed) {
            return LINK;
        }
    }

    @Override
    public Path link() {
        return LINK;
    }

    @Override
    public Path original(int descriptor) {
        Path held = Path.of("/proc/self/fd/" + descriptor);
        try {
            Path named = Files.readSymbolicLink(held);
            return File.at(named).filter(file -> file.is(File.at(held))).isPresent() ? named : held;
        } catch (IOException unnamed) {
            return held;
        }
    }

    @Override
    public synchronized Image recorded() {
        if (recorded == null) {
            recorded = recordRunning();
        }
        return recorded;
    }

    private static Image recordRunning() {
        try {
            Path path = Files.readSymbolicLink(LINK);
            boolean gone = path.toString().endsWith(GONE) && !Files.exists(path);
            return gone
                    ? new Recorded(Path.of(path.toString().substring(0, path.toString().length() - GONE.length())), Optional.empty())
                    : new Recorded(path, File.at(LINK));
        } catch (IOException unnamed) {
            return new Unnamed();
        }
    }

    @Override
    public Image record(Path path) {
        return new Recorded(path, File.at(path));
    }

    /** @param file what the path named at the start; empty if that was gone by then */
    private record Recorded(Path path, Optional<File> file) implements Image {
        @Override
        public boolean stale() {
            return file.isEmpty() || !file.get().is(File.at(path));
        }
    }

    /** The system named no path, so there is nothing to compare. */
    private record Unnamed() implements Image {
        @Override
        public Path path() {
            return LINK;
        }

        @Override
        public boolean stale() {
            return false;
        }
    }
}
