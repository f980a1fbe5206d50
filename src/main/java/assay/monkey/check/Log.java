package assay.monkey.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import assay.monkey.client.Client;
import assay.monkey.client.Look;
import assay.monkey.operation.Data;
import assay.ninep.Call;
import assay.ninep.Mode;
import assay.ninep.Text;

/**
 * What the session's log says of one step: the records between two marks, which are writes that the root's ctl refuses.
 *
 * <p>The log is read anew each time, or followed on a connection of its own.
 */
public final class Log {

    private static final String WORD = "assay-mark-";

    private final Look look;
    private final Look.Open ctl;
    private final Optional<Following> following;
    private int marks;

    private Log(Look look, Look.Open ctl, Optional<Following> following) {
        this.look = look;
        this.ctl = ctl;
        this.following = following;
    }

    /** A piece of the log, or why there is none. */
    public record Window(Optional<List<String>> lines, Optional<String> fault) {}

    /** @param follower the connection to follow the log on; without it, the log is read anew */
    public static Log of(Client client, Optional<Client> follower) {
        Look look = new Look(client);
        Look.Open ctl = look.open("/ctl", Mode.OWRITE).orElseThrow(() -> new AssertionError("/ctl cannot be opened"));
        return new Log(look, ctl, follower.map(Following::new));
    }

    private static String marked(int mark) {
        return "\"" + WORD + mark + "\"";
    }

    /** Sets a mark; gives what was logged since the last one. The root is asked at the same time whether the session lives. */
    public Window next() {
        marks++;
        if (look.writeAndProveAlive(ctl, Data.of(WORD + marks + "\n")).isEmpty()) {
            return new Window(Optional.empty(), Optional.of("a control message that nobody knows was taken"));
        }
        return following.map(each -> each.until(marked(marks))).orElseGet(this::read)
                .map(lines -> new Window(Optional.of(lines), Optional.<String>empty()))
                .orElseGet(() -> new Window(Optional.empty(), Optional.of("a write was refused and the log does not hold why")));
    }

    private Optional<List<String>> read() {
        Look.Open log = look.open("/log", Mode.OREAD).orElseThrow(() -> new AssertionError("/log cannot be opened"));
        Data all = look.read(log).orElse(Data.NONE);
        look.clunk(List.of(log));
        return between(Records.lines(Text.decode(all.bytes())));
    }

    private Optional<List<String>> between(List<String> lines) {
        int end = last(lines, lines.size(), marked(marks));
        int start = end < 0 ? -1 : last(lines, end, marked(marks - 1));
        return end < 0 ? Optional.empty() : Optional.of(List.copyOf(lines.subList(start + 1, end)));
    }

    private static int last(List<String> lines, int below, String word) {
        for (int at = below - 1; at >= 0; at--) {
            if (lines.get(at).contains(word)) {
                return at;
            }
        }
        return -1;
    }

    /** The log as it grows, read on a connection of its own. */
    private static final class Following {

        private final Look look;
        private final Look.Open log;
        private final StringBuilder unread = new StringBuilder();
        private Call under;

        Following(Client follower) {
            this.look = new Look(follower);
            this.log = look.open("/log", Mode.ORDWR).orElseThrow(() -> new AssertionError("/log cannot be opened"));
            look.write(log, Data.of("follow new\n")).ifPresent(why -> {
                throw new AssertionError("/log cannot be followed: " + why);
            });
            this.under = look.startFollowing(log);
        }

        /** What came up to the record that holds a word; the word's record is taken too. */
        Optional<List<String>> until(String word) {
            List<String> lines = new ArrayList<>();
            while (true) {
                Optional<Data> more = look.followed(under);
                if (more.isEmpty()) {
                    return Optional.empty();
                }
                under = look.startFollowing(log);
                unread.append(Text.decode(more.get().bytes()));
                int end = unread.lastIndexOf("\n") + 1;
                lines.addAll(Records.lines(unread.substring(0, end)));
                unread.delete(0, end);
                if (last(lines, lines.size(), word) >= 0) {
                    return Optional.of(lines.subList(0, last(lines, lines.size(), word)));
                }
            }
        }
    }
}
