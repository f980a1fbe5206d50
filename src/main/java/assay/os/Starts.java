package assay.os;

import java.util.Map;

/**
 * The daemon's ways to start a program.
 *
 * <p>However started, a program leads a session of its own, has default signal dispositions and an empty signal mask
 * whatever the daemon's are, and holds no descriptor of the daemon's from 3 on, closed on exec or not. Nothing of this
 * process runs in the child: what a start that failed leaves is an answer, and neither an exit handler nor output twice.
 */
public interface Starts {

    /** What {@link Start.Failed} reports for a descriptor that cannot be wired. */
    int UNUSABLE_DESCRIPTOR = 126;

    /** What {@link Start.Failed} reports for a program that cannot be run. */
    int UNUSABLE_PROGRAM = 127;

    /** Starts a program with a terminal as its controlling one, and as its standard input, output and error. */
    Start inTerminal(Launch what, Terminals.Terminal terminal);

    /**
     * Starts a program apart from any terminal.
     *
     * @param in what becomes its standard input
     * @param out what becomes its standard output and error
     * @return also for a descriptor that cannot be wired a failure with 127
     */
    Start detached(Launch what, int in, int out);

    /**
     * Starts a program apart from any terminal whose three descriptors are three of ours. Prevents what it complains of from
     * being taken for what it has to say, or from reaching a screen that somebody looks at.
     */
    Start wired(Launch what, int in, int out, int err);

    /**
     * Starts a program apart from any terminal that holds one descriptor more, under the number it has here. Prevents a
     * candidate from being asked about a state that it cannot read, or with other words than it will be run with.
     *
     * @param carried from 3 on
     */
    Start detached(Launch what, int in, int out, int carried);

    /**
     * Collects every child that has ended, whoever started it. To be asked once, right after an exec in place: the old
     * image's children may have ended meanwhile, and stay in the table otherwise. At any other time it would steal the
     * status of somebody who waits for it.
     *
     * @return how each ended, by its id
     */
    Map<Integer, Exit> sweep();
}
