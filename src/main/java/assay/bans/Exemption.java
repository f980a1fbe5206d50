package assay.bans;

/**
 * A file that a ban does not bind.
 *
 * @param rule the ban's id
 * @param file below the tree's root, with forward slashes
 * @param line of the file's own mark, counted from one; nought if the rule file names the file
 * @param reason why
 */
public record Exemption(String rule, String file, int line, String reason) {

    boolean isMarked() {
        return line > 0;
    }

    /** Such as {@code src/main.zig:3}, or the file alone. */
    public String place() {
        return isMarked() ? file + ":" + line : file;
    }
}
