package assay.os.linux;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import assay.os.RawText;

/** Reads what {@code proc(5)} tells about processes. A process that has gone reads as nothing. */
final class ProcessFiles {

    private static final Path ROOT = Path.of("/proc");
    private static final int STAT_MEMORY = 20;
    private static final int STAT_SETTINGS_END = 48;
    private static final int LOOKS = 20;
    private static final long MOMENT = 100_000_000;

    private ProcessFiles() {}

    static List<Integer> all() {
        List<Integer> pids = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(ROOT)) {
            for (Path entry : entries) {
                String name = entry.getFileName().toString();
                if (Character.isDigit(name.charAt(0))) {
                    pids.add(Integer.valueOf(name));
                }
            }
        } catch (IOException | DirectoryIteratorException gone) {
            return pids;
        }
        return pids;
    }

    /** The fields behind the command's name, which may itself hold blanks and parentheses: state first. */
    static Optional<String[]> stat(int pid) {
        return text(pid, "stat").map(line -> line.substring(line.lastIndexOf(')') + 2).split(" "));
    }

    static Optional<byte[]> bytes(int pid, String file) {
        try {
            return Optional.of(Files.readAllBytes(ROOT.resolve(pid + "/" + file)));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /**
     * The zero-terminated settings that a process was started with. One that replaces its program right now shows none,
     * or some, for a moment, and would be overlooked: so what is not whole is looked at again.
     */
    static Optional<byte[]> settings(int pid) {
        long began = System.nanoTime();
        Optional<byte[]> settings = bytes(pid, "environ");
        for (int looks = 1; settings.isPresent() && !whole(settings.get()); looks++) {
            if (!hasMemory(pid) || looks >= LOOKS && (!replaced(pid) || System.nanoTime() - began > MOMENT)) {
                return settings;
            }
            Thread.yield();
            settings = bytes(pid, "environ");
        }
        return settings;
    }

    private static boolean whole(byte[] settings) {
        return settings.length > 0 && settings[settings.length - 1] == 0;
    }

    /** A zombie and a thread of the kernel have none, and never will. */
    private static boolean hasMemory(int pid) {
        return stat(pid).map(fields -> !fields[STAT_MEMORY].equals("0")).orElse(false);
    }

    /** It has memory, but no place for settings in it yet. */
    private static boolean replaced(int pid) {
        return hasMemory(pid) && stat(pid).map(fields -> fields[STAT_SETTINGS_END].equals("0")).orElse(false);
    }

    static Map<String, String> environment(int pid) {
        Map<String, String> environment = new LinkedHashMap<>();
        String all = settings(pid).map(RawText::decode).orElse("");
        for (String setting : all.split("\0")) {
            int equals = setting.indexOf('=');
            if (equals > 0) {
                environment.put(setting.substring(0, equals), setting.substring(equals + 1));
            }
        }
        return environment;
    }

    static Map<Integer, String> descriptors(int pid) {
        Path folder = ROOT.resolve(pid + "/fd");
        Map<Integer, String> descriptors = new TreeMap<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                name(entry).ifPresent(name ->
                        descriptors.put(Integer.valueOf(entry.getFileName().toString()), name));
            }
        } catch (IOException | DirectoryIteratorException gone) {
            return descriptors;
        }
        // Who looks at himself holds the folder open meanwhile.
        descriptors.values().removeIf(folder.toString()::equals);
        return descriptors;
    }

    private static Optional<String> name(Path descriptor) {
        try {
            return Optional.of(Files.readSymbolicLink(descriptor).toString());
        } catch (IOException closed) {
            return Optional.empty();
        }
    }

    static Optional<String> text(int pid, String file) {
        return bytes(pid, file).map(ProcessFiles::text);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
