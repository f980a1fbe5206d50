package assay.reference.pardes.session;

import assay.reference.pardes.text.Shown;

/** Words about the session itself: its commands, its settings, its end. */
final class SessionWords {

    private final Session session;
    private final Dumps dumps;

    SessionWords(Session session) {
        this.session = session;
        dumps = new Dumps(session);
    }

    void addTo(Builtins words) {
        words.add("Exec", "runs a shell command", this::execute);
        words.add("Local", "is Exec", this::execute);
        words.add("Kill", "ends the commands of a name, or all", (context, line) -> session.commands().kill(line));
        words.add("Tty", "opens a pane with a shell on a terminal", this::terminal);
        words.add("Msg", "writes a message to the log", this::message);
        words.add("Edit", "edits the text with sam's commands", this::edit);
        words.add("Dump", "writes the session to a file", (context, line) -> dumps.dump(line));
        words.add("Restore", "makes the session what a dump says", (context, line) -> dumps.restore(line));
        words.add("DumpDir", "names the directory of dumps", (context, line) -> dumps.directory(line));
        words.add("Exit", "ends the session", (context, line) -> exit());
        words.add("Placement", "places new panes below the focused one, or at the end", (context, line) -> session.settings().place(line));
        for (String name : Settings.SWITCHES) {
            words.add(name, "is a setting: on or off", (context, line) -> session.settings().turn(name, line));
        }
    }

    private void execute(Context context, Line line) {
        if (line.hasArgument()) {
            session.commands().execute(context.pane(), line.argument());
        }
    }

    private void terminal(Context context, Line line) {
        session.commands().terminal(context.pane(), line.argument());
    }

    private void message(Context context, Line line) {
        if (line.hasArgument()) {
            context.message(Shown.quoted(line.argument()));
        }
    }

    private void edit(Context context, Line line) {
        new Editing(session).edit(context, line.argument());
    }

    private void exit() {
        session.closing().checkClean(session.arrangement().panes());
        session.closing().quit(0);
    }
}
