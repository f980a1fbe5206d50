package assay.monkey;

import java.nio.file.Files;
import java.nio.file.Path;

/** Names the files that hold what became of a file of operations when it was shrunk: they stand beside it. */
record Shrunk(Path file) {

    private static final String ENDING = "(\\.min(\\.\\d+)?)?\\.ops$";

    /** The usual name: a run that fails again as before writes the same record again. */
    Path plain() {
        return file.resolveSibling(stem() + ".min.ops");
    }

    /** A name that no file has: what stands there may have been edited by somebody. */
    Path untaken() {
        Path name = plain();
        for (int number = 2; Files.exists(name) || name.getFileName().equals(file.getFileName()); number++) {
            name = file.resolveSibling(stem() + ".min." + number + ".ops");
        }
        return name;
    }

    private String stem() {
        return file.getFileName().toString().replaceFirst(ENDING, "");
    }
}
