package assay.os;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The exec in place: another program goes on in this very process. */
public interface Replacement {

    /**
     * Replaces this process's image. Does not return if it succeeds: the process keeps its id, its children and the kept
     * descriptors, and nothing else that was open; the new image starts with an empty signal mask.
     *
     * <p>What is let through is decided in a table of descriptors that only the replacing thread has. Prevents a file that
     * another thread opens meanwhile from leaking, and a failed exec from leaving anything unsealed.
     *
     * @param kept the descriptors that stay open, beside 0, 1 and 2
     * @throws OsException if the program cannot be run; this process is then as it was
     */
    void with(String program, List<String> arguments, Map<String, String> environment, Collection<Integer> kept)
            throws OsException;
}
