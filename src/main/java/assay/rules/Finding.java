package assay.rules;

/**
 * Something wrong with what is written down, found by reading it.
 *
 * @param file the file, relative to the project or to the class path
 * @param line counted from one
 * @param words what is wrong and what would be right
 */
public record Finding(String file, int line, String words) {

    @Override
    public String toString() {
        return file + ":" + line + ": " + words;
    }
}
