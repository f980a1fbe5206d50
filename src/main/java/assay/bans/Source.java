package assay.bans;

/**
 * One file's text.
 *
 * @param folder the file's folder
 * @param file below the tree's root, with forward slashes
 * @param text its bytes, and perhaps more behind them
 * @param length how many bytes are its own
 */
record Source(String folder, String file, byte[] text, int length) {

    /** Such as {@code .zig}; empty if the name has none. */
    String ending() {
        int dot = file.lastIndexOf('.');
        return dot < 0 || dot < file.lastIndexOf('/') ? "" : file.substring(dot);
    }
}
