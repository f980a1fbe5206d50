package assay.bans;

/**
 * Something about a file that is no breach.
 *
 * @param file below the tree's root, with forward slashes
 * @param line counted from one; nought if the whole file is meant
 * @param words what is wrong
 */
public record Complaint(String file, int line, String words) {

    @Override
    public String toString() {
        return Excerpt.plain(file) + (line > 0 ? ":" + line : "") + ": " + words;
    }
}
