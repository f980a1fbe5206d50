package assay.subject;

import java.util.Set;

/** Says that processes which a subject had started outlived it. */
public final class LeftBehind extends RuntimeException {

    private static final long serialVersionUID = 1L;

    LeftBehind(int pid, Set<Integer> survivors, boolean endedByItself) {
        super("process " + pid + (endedByItself ? " ended" : " was killed") + " and left " + survivors
                + " running; they have been killed");
    }
}
