package assay.ninep;

/**
 * A server's own name for a file: two files are the same if their qids have the same path.
 *
 * @param type a directory has {@link #DIRECTORY} in it
 * @param vers the file's version; 0 where a server keeps none
 * @param path never used again for another file
 */
public record Qid(int type, int vers, long path) {

    /** The bit of a directory. */
    public static final int DIRECTORY = 0x80;

    public boolean directory() {
        return (type & DIRECTORY) != 0;
    }
}
