package assay.steps.mux;

/** Names for sessions that cannot stand in a table as they are. */
final class Names {

    private Names() {}

    static String named(String words) {
        return words.equals("300 n") ? "n".repeat(300) : words.replace(" LF ", "\n");
    }
}
