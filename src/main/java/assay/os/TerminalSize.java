package assay.os;

/** The size of a terminal in character cells; 0 by 0 means that nobody has said. */
public record TerminalSize(int columns, int rows) {

    private static final int LARGEST = 0xffff;

    public TerminalSize {
        if (columns < 0 || rows < 0 || columns > LARGEST || rows > LARGEST) {
            throw new IllegalArgumentException("no terminal can be of " + columns + " columns and " + rows + " rows");
        }
    }

    /** Whether it is this size. A daemon asks at every output, and for the first time while somebody waits to be shown a screen. */
    public boolean isOf(int otherColumns, int otherRows) {
        return columns == otherColumns && rows == otherRows;
    }

    @Override
    public String toString() {
        return columns + " by " + rows;
    }
}
