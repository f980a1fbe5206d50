package assay.reference.mux.daemon;

import assay.reference.mux.session.Name;
import assay.reference.mux.session.Returned;
import assay.reference.mux.session.Session;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The questions that can be asked of a daemon, and what each is answered with. */
final class Verbs {

    private final Daemon daemon;

    Verbs(Daemon daemon) {
        this.daemon = daemon;
    }

    void answer(String verb, List<String> rest, Answering caller) {
        try {
            switch (verb) {
                case "dump" -> caller.say(text(session(rest)));
                case "stats" -> caller.say(daemon.stats() + "\n");
                case "list" -> caller.say(list(rest.isEmpty() ? daemon.table().all() : List.of(session(rest))));
                case "stop" -> daemon.stop();
                case "agent" -> agent(rest, caller);
                case "upgrade" -> daemon.upgrades().asked(rest, caller);
                case "outcome" -> daemon.upgrades().outcome(rest.isEmpty() ? "" : rest.get(0), caller);
                case "pid" -> caller.say(daemon.pid() + "\n");
                default -> caller.refuse("mux d: this daemon, " + daemon.version() + ", cannot " + Name.shown(verb));
            }
        } catch (Refused why) {
            caller.refuse("mux: " + why.getMessage());
        }
    }

    private Session session(List<String> words) throws Refused {
        return daemon.table().named(words.isEmpty() ? Name.FIRST : words.get(0));
    }

    /** The verbs of agents refuse in JSON, as they answer in JSON. */
    private void agent(List<String> words, Answering caller) {
        try {
            Session session = session(words.subList(1, words.size()));
            switch (words.get(0)) {
                case "status" -> caller.say(status(session) + "\n");
                case "send" -> send(session, words.get(2), caller);
                case "wait" -> await(session, caller);
                default -> throw new Refused("no agent can ask for " + words.get(0));
            }
        } catch (Refused why) {
            caller.refuse(new Json().with("refused", why.getMessage()));
        }
    }

    private static String text(Session session) {
        return String.join("\n", session.screen().dump()) + "\n";
    }

    private String list(List<Session> sessions) {
        StringBuilder lines = new StringBuilder();
        for (Session session : sessions) {
            lines.append(brief(session)).append('\n');
        }
        return lines.append("# mux " + daemon.version() + (daemon.stale() ? " stale" : "") + "\n").toString();
    }

    private static Json brief(Session session) {
        return new Json()
                .with("session", session.name())
                .with("holds", session.holds())
                .with("pid", session.shell())
                .with("columns", session.screen().columns())
                .with("rows", session.screen().rows())
                .with("title", session.screen().title().orElse(""));
    }

    private static Json status(Session session) {
        Json status = brief(session)
                .with("foreground", session.foreground())
                .with("idle", session.idle())
                .with("alternate", session.screen().isAlternate())
                .with("cursor", new Json()
                        .with("column", session.screen().cursorColumn())
                        .with("row", session.screen().cursorRow())
                        .with("line", session.screen().cursorLine()));
        session.modes().ifPresent(modes -> status.with("lines", modes.lines()).with("echo", modes.echo()));
        return status;
    }

    private static void send(Session session, String text, Answering caller) throws Refused {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        session.begun();
        if (!session.type(bytes)) {
            throw new Refused("session " + session.name() + " has no room for " + bytes.length
                    + " more bytes: its program reads nothing");
        }
        caller.say(new Json().with("session", session.name()).with("sent", bytes.length) + "\n");
    }

    private static void await(Session session, Answering caller) {
        Object awaiting = session.await(returned -> caller.say(told(session, returned) + "\n"),
                () -> caller.refuse(new Json().with("refused", "session " + session.name() + " is over")));
        caller.whenGone(() -> session.giveUp(awaiting));
    }

    private static Json told(Session session, Returned returned) {
        Json told = new Json().with("session", session.name()).with("by", returned.by().word());
        returned.exit().ifPresent(exit -> told.with("exit", exit));
        if (returned.from() >= 0) {
            told.with("output", new Json().with("from", returned.from()).with("to", returned.to()));
        }
        return told;
    }
}
