package assay.monkey;

import java.nio.file.Path;
import java.util.List;

/**
 * What monkeys came to, all seeds together.
 *
 * @param steps how many were taken
 * @param quits how many sessions ended in order
 * @param seconds from the first session to the last
 * @param failures one of each kind, in the order in which they were found first
 * @param unread why records that were to be run again were not
 */
public record Findings(long steps, long quits, double seconds, List<Finding> failures, List<String> unread) {

    /**
     * One fault.
     *
     * @param signature what makes it one
     * @param where it was met first
     * @param times how often it was met
     * @param record the file that holds the operations, shrunk if they could be
     * @param shrunk what became of shrinking it, in words
     */
    public record Finding(String signature, String why, String detail, String where, int times, Path record, String shrunk) {}

    public double rate() {
        return seconds == 0 ? 0 : steps / seconds;
    }
}
