package assay.os;

import java.nio.file.Path;

/** Which file a process runs, and whether its path still names that file. */
public interface Images {

    /** The image that a process started with. */
    interface Image {

        /** The path it had at the start. */
        Path path();

        /**
         * Whether the path names another file now, or none; asked afresh each time, and without opening the file. An image
         * whose path was gone at the start is stale for ever. Prevents a daemon that was installed over from passing for
         * current, and one that nobody can judge from passing for old.
         */
        boolean stale();
    }

    /**
     * The path that starts the running image again: the resolved file while that may be executed, or else the kernel's own
     * link to it. Prevents a starter from failing, or from starting another program, after its file was replaced.
     */
    Path running();

    /**
     * The kernel's own link to the running image: it leads to its bytes whatever has become of its path. Prevents a file that
     * was renamed over the image from being sent in its place.
     */
    Path link();

    /**
     * The path that starts the image behind a descriptor of this process again: its own, while that still names it, or else
     * one that leads there as long as the descriptor is open. Prevents a return to an image from depending on what has become
     * of its path.
     */
    Path original(int descriptor);

    /** The running image, recorded at the first call; later calls change nothing. */
    Image recorded();

    /** The file that a path names now, recorded as if it were an image. */
    Image record(Path path);
}
