package assay.steps.pardes;

import java.util.ArrayList;
import java.util.List;

import assay.ninep.Call;
import assay.ninep.Expected;
import assay.ninep.Fcall;
import assay.ninep.Incoming;
import assay.ninep.Notation;
import assay.ninep.Outgoing;
import assay.ninep.Rmessage;
import assay.ninep.Session;
import assay.ninep.Tmessage;

/**
 * A script of requests and expected replies, a line of the notation each.
 *
 * <p>Requests that follow each other are sent in one piece. The replies below them belong to them in turn, and may come in
 * any order unless a line {@code then} parts them; a reply with {@code tag N} belongs to the request that has that tag
 * itself. No other message may come in between.
 */
final class Conversation {

    private static final String THEN = "then";

    private final List<List<String>> parts;
    private final List<Call> waiting = new ArrayList<>();
    private final List<List<Awaited>> groups = new ArrayList<>();
    private int began;

    /** A reply that the script waits for. */
    private record Awaited(Call call, Expected expected) {}

    private Conversation(List<List<String>> parts) {
        this.parts = parts;
    }

    /** Reads a script: its lines fall into parts, each of requests alone or of replies alone. */
    static Conversation of(String script) {
        List<List<String>> parts = new ArrayList<>();
        boolean asking = false;
        for (String line : script.lines().map(String::strip).filter(each -> !each.isEmpty()).toList()) {
            boolean request = line.startsWith("T");
            if (parts.isEmpty() || request != asking || line.equals(THEN)) {
                parts.add(new ArrayList<>());
            }
            if (!line.equals(THEN)) {
                parts.get(parts.size() - 1).add(line);
            }
            asking = request;
        }
        return new Conversation(parts);
    }

    /** Says all that the script says, and waits for the replies before it goes on. */
    void hold(Session session) {
        began = session.mark();
        for (List<String> part : parts) {
            if (part.get(0).startsWith("T")) {
                send(session, part.stream().map(line -> (Tmessage) Notation.parse(line)).toList());
            } else {
                groups.add(part.stream().map(this::awaited).toList());
                groups.get(groups.size() - 1).forEach(each -> session.answer(each.call()));
            }
        }
    }

    private void send(Session session, List<Tmessage> requests) {
        List<Tmessage> tagged = requests.stream().map(each -> tagged(session, each)).toList();
        int mark = session.mark();
        session.say(tagged.size() == 1 ? tagged.get(0) : new Outgoing.Together(tagged));
        tagged.forEach(each -> waiting.add(new Call(each, mark)));
    }

    private static Tmessage tagged(Session session, Tmessage request) {
        boolean none = request.tag() == Fcall.NOTAG && !(request instanceof Tmessage.Tversion);
        return none ? request.tagged(session.newTag()) : request;
    }

    private Awaited awaited(String line) {
        String[] words = line.split(" ", 4);
        boolean named = words.length > 2 && words[1].equals("tag");
        Call call = named ? under(Integer.parseInt(words[2])) : under(waiting.get(0).tag());
        String rest = words.length > 3 ? words[0] + " " + words[3] : words[0];
        return new Awaited(call, Expected.of(named ? rest : line));
    }

    private Call under(int tag) {
        Call call = waiting.stream().filter(each -> each.tag() == tag).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the script waits for no request with tag " + tag));
        waiting.remove(call);
        return call;
    }

    /** What is wrong with the replies, a line each; empty if they are as the script says. */
    List<String> complaints(Session session) {
        List<Incoming> came = session.since(began);
        List<String> complaints = new ArrayList<>();
        int at = 0;
        for (List<Awaited> group : groups) {
            List<Incoming> now = came.subList(Math.min(at, came.size()), Math.min(at + group.size(), came.size()));
            group.stream().filter(each -> now.stream().noneMatch(message -> isWanted(message, each)))
                    .forEach(each -> complaints.add("want: " + each.expected() + " for " + each.call().request().notation()
                            + ", have: " + now.stream().map(Incoming::notation).toList()));
            at += group.size();
        }
        return complaints;
    }

    private static boolean isWanted(Incoming message, Awaited awaited) {
        return message instanceof Rmessage reply
                && reply.tag() == awaited.call().tag()
                && awaited.expected().matches(reply);
    }
}
