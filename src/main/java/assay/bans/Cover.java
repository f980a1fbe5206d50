package assay.bans;

/**
 * A folder that no ban reads, on purpose.
 *
 * @param folder the folder
 * @param kind why it is not read
 * @param below whether what stands below it is not read either
 * @param line where the rule file says so
 */
record Cover(String folder, Kind kind, boolean below, int line) {

    enum Kind {
        /** Holds nothing that the bans are about. */
        IGNORED,
        /** Made by a build, and so perhaps not there. */
        OUTPUT,
        /** Holds tests, which may spell what production may not. */
        TESTS
    }

    boolean covers(String path) {
        return below ? Folders.holds(folder, path) : folder.equals(path);
    }
}
