package assay.reference.mux.place;

import assay.os.Identities;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a process made in the runtime folder under a name with its id, and what is left of it when the process is dead.
 *
 * <p>Only what the system calls absent is cleared away: neither a stranger's process nor one that cannot be judged.
 */
public final class Leftovers {

    private static final int LARGEST_PID = 1 << 22;

    private final Path folder;
    private final Identities identities;

    public Leftovers(Path folder, Identities identities) {
        this.folder = folder;
        this.identities = identities;
    }

    /** Removes what the dead left under this prefix. One entry that cannot be removed is no reason to keep another. */
    public void sweep(String prefix) {
        for (Path entry : entries()) {
            OptionalInt owner = owner(prefix, entry.getFileName().toString());
            if (owner.isPresent() && identities.presence(owner.getAsInt()) == Identities.Presence.ABSENT) {
                remove(entry);
            }
        }
    }

    private List<Path> entries() {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** The process in a name: digits right behind the prefix, and then the end or a sign that cannot be part of them. */
    static OptionalInt owner(String prefix, String name) {
        Matcher matcher = Pattern.compile(Pattern.quote(prefix) + "-([0-9]{1,10})(?:[-.].*)?").matcher(name);
        if (!matcher.matches()) {
            return OptionalInt.empty();
        }
        long pid = Long.parseLong(matcher.group(1));
        return pid > 0 && pid <= LARGEST_PID ? OptionalInt.of((int) pid) : OptionalInt.empty();
    }

    /** Removes a file, or a folder with all that it holds; what cannot be removed stays. */
    public static void remove(Path entry) {
        try {
            Files.walkFileTree(entry, new Remover());
        } catch (IOException stays) {
            return;
        }
    }

    private static final class Remover extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException gone) {
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException failed) throws IOException {
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
