package assay.ninep;

/** How a file is opened: one of the first four, and perhaps more bits. */
public final class Mode {

    public static final int OREAD = 0;
    public static final int OWRITE = 1;
    public static final int ORDWR = 2;
    public static final int OEXEC = 3;
    /** Empties the file. */
    public static final int OTRUNC = 0x10;
    /** Removes the file when the fid is clunked. */
    public static final int ORCLOSE = 0x40;

    private Mode() {}
}
