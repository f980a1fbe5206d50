package assay.oracle;

/** What a question to the operating system is about. */
public enum Topic {
    LIFE("life"),
    EXECUTABLE("executable"),
    NAME("name"),
    ARGUMENTS("arguments"),
    CHILDREN("children"),
    DESCRIPTOR_COUNT("descriptor count"),
    DESCRIPTORS("descriptors"),
    DESCRIPTORS_OF_KIND("descriptors of a kind"),
    CLOSED_ON_EXEC("closing on exec"),
    POSITION("position"),
    SIGNALS("signals"),
    HOLDS_SOCKET("holding a socket"),
    RESIDENT_SIZE("resident size"),
    DATAGRAM_ADDRESS("datagram address"),
    DATAGRAM_TABLE("datagram table"),
    FILE_MODE("mode"),
    FILE_SIZE("size"),
    FILE_DIGEST("SHA-256");

    private final String words;

    Topic(String words) {
        this.words = words;
    }

    /** How it is named in a transcript. */
    public String words() {
        return words;
    }
}
