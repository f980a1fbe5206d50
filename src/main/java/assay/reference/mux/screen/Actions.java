package assay.reference.mux.screen;

/** What a parser found in its input. */
interface Actions {

    /** Printable ASCII. */
    void ascii(byte[] bytes, int from, int to);

    /** A character beyond ASCII, or any one printable character. */
    void print(int glyph);

    /** A control of the range below the space. */
    void control(int octet);

    /** An escape sequence, by {@link Sequence#kind()} and its last byte. */
    void escape(int kind, int last);

    /** A control sequence, by its last byte. */
    void csi(Sequence sequence, int last);

    /** A string of the operating system command. */
    void osc(Bytes string);
}
