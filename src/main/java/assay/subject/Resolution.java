package assay.subject;

/** What became of the question which program answers for a system. */
public sealed interface Resolution {

    /** A program was found; nothing has been started to speak with yet. */
    record Ready(Provenance provenance) implements Resolution {}

    /** The system was left out on purpose, with {@code -Dsubject.<system>=absent}. */
    record LeftOut(String system) implements Resolution {}

    /** No program can be started; the reason says which command or setting would provide one. */
    record Unavailable(String system, String reason) implements Resolution {}
}
