package assay.subject;

import java.util.List;

/**
 * Where a program under test comes from: what answers the questions of a run.
 *
 * @param system such as {@code monty}
 * @param command the program and its arguments, as they are started
 * @param version the first line that {@code PROGRAM --version} prints, or {@code "unknown"}
 * @param sha256 the digest of the program's file, in lower-case hexadecimal
 * @param whose who built it
 */
public record Provenance(String system, List<String> command, String version, String sha256, Whose whose) {

    public Provenance {
        command = List.copyOf(command);
    }

    /** Who built a program under test. */
    public enum Whose {
        REAL("the real worker"),
        REFERENCE("assay's own reference build"),
        SELF("assay's own platform layer"),
        CHECKER("assay's own checker"),
        NAMED("the build you named");

        private final String words;

        Whose(String words) {
            this.words = words;
        }

        /** Whether it is of this project, so that a choice which assay made binds it. */
        public boolean isOurs() {
            return this == REFERENCE || this == SELF || this == CHECKER;
        }

        /** How a reader of the report sees it. */
        public String words() {
            return words;
        }
    }
}
