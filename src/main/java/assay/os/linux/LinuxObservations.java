package assay.os.linux;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import assay.os.Observations;

/** Observations by reading {@code proc(5)}: by {@code status} and {@code fdinfo}, where the layer reads {@code stat}. */
final class LinuxObservations implements Observations {

    private static final Path ROOT = Path.of("/proc");
    private static final int CLOSED_ON_EXEC = 0x80000;
    private static final int UNIX_COLUMNS = 8;
    private static final int UNIX_INODE = 6;
    private static final int UDP_LOCAL = 1;

    @Override
    public State state(int pid) {
        try {
            String state = field(pid, "status", "State");
            return state.startsWith("Z") || state.startsWith("X") ? State.ENDED : State.LIVING;
        } catch (IOException gone) {
            return State.UNKNOWN;
        }
    }

    @Override
    public String executable(int pid) throws IOException {
        return Files.readSymbolicLink(of(pid, "exe")).toString();
    }

    @Override
    public String name(int pid) throws IOException {
        String line = text(of(pid, "comm"));
        return line.substring(0, line.length() - 1);
    }

    @Override
    public List<String> arguments(int pid) throws IOException {
        String all = text(of(pid, "cmdline"));
        if (all.isEmpty()) {
            throw new IOException("process " + pid + " has no arguments any more");
        }
        return List.of(all.substring(0, all.length() - 1).split("\0", -1));
    }

    @Override
    public List<Integer> children(int pid) throws IOException {
        String parent = Integer.toString(pid);
        field(pid, "status", "PPid");
        List<Integer> children = new ArrayList<>();
        for (Path entry : list(ROOT, "[0-9]*")) {
            int each = Integer.parseInt(entry.getFileName().toString());
            if (parentOf(each).equals(parent)) {
                children.add(each);
            }
        }
        return children;
    }

    /** Of a process that ends while we look nobody is the parent. */
    private static String parentOf(int pid) {
        try {
            return field(pid, "status", "PPid");
        } catch (IOException gone) {
            return "";
        }
    }

    @Override
    public List<Held> descriptors(int pid) throws IOException {
        Path folder = of(pid, "fd");
        List<Held> held = new ArrayList<>();
        for (Path entry : list(folder, "*")) {
            try {
                String target = Files.readSymbolicLink(entry).toString();
                // Who looks at itself holds the folder open meanwhile.
                if (!target.equals(folder.toString())) {
                    held.add(new Held(Integer.parseInt(entry.getFileName().toString()), target, kind(target)));
                }
            } catch (NoSuchFileException closedMeanwhile) {
                continue;
            }
        }
        return held;
    }

    /** In a container the multiplexer of terminals stands beside them. */
    private static Kind kind(String target) {
        if (target.startsWith("socket:[")) {
            return Kind.SOCKET;
        }
        if (target.startsWith("/memfd:")) {
            return Kind.CARRIER;
        }
        return target.equals("/dev/ptmx") || target.equals("/dev/pts/ptmx") ? Kind.PTY_MASTER : Kind.OTHER;
    }

    @Override
    public boolean closedOnExec(int pid, int descriptor) throws IOException {
        return (Integer.parseInt(field(pid, "fdinfo/" + descriptor, "flags"), 8) & CLOSED_ON_EXEC) != 0;
    }

    @Override
    public long position(int pid, int descriptor) throws IOException {
        return Long.parseLong(field(pid, "fdinfo/" + descriptor, "pos"));
    }

    @Override
    public Set<Long> socketsAt(int pid, Path path) throws IOException {
        Set<Long> inodes = new TreeSet<>();
        for (String line : text(of(pid, "net/unix")).split("\n")) {
            String[] columns = line.strip().split("\\s+", UNIX_COLUMNS);
            if (columns.length == UNIX_COLUMNS && columns[UNIX_COLUMNS - 1].equals(path.toString())) {
                inodes.add(Long.valueOf(columns[UNIX_INODE]));
            }
        }
        return inodes;
    }

    @Override
    public long socketInode(Held descriptor) {
        String target = descriptor.target();
        return descriptor.kind() == Kind.SOCKET
                ? Long.parseLong(target.substring(target.indexOf('[') + 1, target.length() - 1))
                : -1;
    }

    @Override
    public long residentMemory(int pid) throws IOException {
        if (state(pid) == State.ENDED) {
            return 0;
        }
        String kibibytes = field(pid, "status", "VmRSS");
        return Long.parseLong(kibibytes.split(" ")[0]) * 1024;
    }

    @Override
    public List<String> datagramAddresses() throws IOException {
        List<String> addresses = new ArrayList<>();
        for (String table : List.of("net/udp", "net/udp6")) {
            Path file = ROOT.resolve(table);
            if (Files.exists(file)) {
                text(file).lines().skip(1).forEach(line -> addresses.add(line.strip().split("\\s+")[UDP_LOCAL]));
            }
        }
        return addresses;
    }

    @Override
    public Signals signals(int pid) throws IOException {
        return new Signals(signals(pid, "SigIgn"), signals(pid, "SigBlk"), signals(pid, "SigCgt"));
    }

    private static Set<Integer> signals(int pid, String field) throws IOException {
        BigInteger mask = new BigInteger(field(pid, "status", field), 16);
        Set<Integer> numbers = new TreeSet<>();
        for (int bit = 0; bit < mask.bitLength(); bit++) {
            if (mask.testBit(bit)) {
                numbers.add(bit + 1);
            }
        }
        return numbers;
    }

    @Override
    public int mode(Path file) throws IOException {
        return (Integer) Files.getAttribute(file, "unix:mode", LinkOption.NOFOLLOW_LINKS) & 07777;
    }

    @Override
    public long size(Path file) throws IOException {
        return (Long) Files.getAttribute(file, "unix:size", LinkOption.NOFOLLOW_LINKS);
    }

    private static Path of(int pid, String file) {
        return ROOT.resolve(pid + "/" + file);
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** The value of a line {@code name: value}. */
    private static String field(int pid, String file, String name) throws IOException {
        for (String line : text(of(pid, file)).split("\n")) {
            if (line.startsWith(name + ":")) {
                return line.substring(name.length() + 1).strip();
            }
        }
        throw new IOException("the system says nothing of " + name + " for process " + pid);
    }

    private static List<Path> list(Path folder, String pattern) throws IOException {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, pattern)) {
            stream.forEach(entries::add);
            return entries;
        } catch (DirectoryIteratorException unreadable) {
            throw unreadable.getCause();
        }
    }
}
