package assay.subject;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import assay.os.OsException;

/** What ties a process to the suite: descriptors of which each side has its own ends. */
interface Ties {

    /** Starts a process at the other ends, under a mark. */
    Children.Child start(List<String> command, Map<String, String> environment, Path directory, int mark) throws OsException;

    /** Our ends, with the watch of the process. */
    ProcessChannel.Streams ours(int watch);

    /** Closes the ends that the process has been given. */
    void closeTheirs();

    void closeOurs();
}
