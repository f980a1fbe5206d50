package assay.reference.pardes.session;

import assay.reference.pardes.text.Refusal;

/** Writes the session to a file and reads it back. */
final class Dumps {

    private final Session session;

    Dumps(Session session) {
        this.session = session;
    }

    void dump(Line line) {
        throw new Refusal("nothing to dump");
    }

    void restore(Line line) {
        throw new Refusal("Restore: not a dump");
    }

    void directory(Context context, Line line) {
        String wanted = line.hasArgument()
                ? Names.absolute(session.directory(), Names.checked(line.argument())) : session.directory();
        session.settings().dumpDirectory(wanted);
    }
}
