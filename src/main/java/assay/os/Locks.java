package assay.os;

import java.nio.file.Path;
import java.util.OptionalInt;

/** Locks that end with their holder and cross an exec with their descriptor. */
public interface Locks {

    /**
     * Takes the lock that a file stands for, without waiting. The file is made, for this user only, if there is none.
     * Prevents two claims from succeeding at once, and a claim from outliving its claimant. Who holds a lock may remove its
     * file: what was opened before that, and taken after, is no claim, and the file is made anew.
     *
     * @return the descriptor that holds it, closed on exec; empty if another holds it
     * @throws OsException if the file cannot be made
     */
    OptionalInt take(Path file) throws OsException;
}
