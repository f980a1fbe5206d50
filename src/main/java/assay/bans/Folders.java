package assay.bans;

import java.util.Optional;

/** How folders are named: by their path below the tree's root, with forward slashes; the root itself is a full stop. */
final class Folders {

    static final String ROOT = ".";

    private Folders() {}

    /** The folder of a file. */
    static String of(String file) {
        int slash = file.lastIndexOf('/');
        return slash < 0 ? ROOT : file.substring(0, slash);
    }

    static String join(String folder, String name) {
        return folder.equals(ROOT) ? name : folder + "/" + name;
    }

    /** Whether a path is the folder, or stands somewhere below it. */
    static boolean holds(String folder, String path) {
        return folder.equals(ROOT) || path.equals(folder) || path.startsWith(folder + "/");
    }

    /** What is wrong with a name, if anything is. */
    static Optional<String> trouble(String name) {
        if (name.chars().anyMatch(each -> "*?[]{}".indexOf(each) >= 0)) {
            return Optional.of("'" + name + "' is a pattern: name folders one by one");
        }
        boolean odd = name.isEmpty() || name.startsWith("/") || name.endsWith("/") || name.contains("//")
                || (!name.equals(ROOT) && ("/" + name + "/").matches(".*/\\.\\.?/.*"));
        return odd ? Optional.of("'" + name + "' is no path from the tree's root, such as src/engine") : Optional.empty();
    }
}
