package assay.monkey.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import assay.monkey.client.Client;
import assay.monkey.client.Look;
import assay.monkey.client.Opening;
import assay.monkey.operation.Data;
import assay.ninep.Mode;
import assay.ninep.Text;
import assay.ninep.Tmessage;

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
    private Opening log;
    private Tmessage alive;
    private Tmessage mark;
    private int marks;

    private Log(Look look, Look.Open ctl, Optional<Following> following) {
        this.look = look;
        this.ctl = ctl;
        this.following = following;
        this.log = look.startOpening(following.isPresent() ? List.of() : List.of("/log"), Mode.OREAD);
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

    /** Asks for a mark; the root is asked at the same time whether the session lives. */
    public void mark() {
        marks++;
        alive = look.askForLife();
        mark = look.startWriting(ctl, Data.of(WORD + marks + "\n"));
    }

    /** Waits until the mark is set; the first thing that is wrong about it. */
    public Optional<String> marked() {
        look.await(alive);
        return look.refusal(mark).isPresent() ? Optional.empty() : Optional.of("a control message that nobody knows was taken");
    }

    /** What was logged between the mark and the one before it. */
    public Window window() {
        return following.map(each -> each.until(marked(marks))).orElseGet(this::read)
                .map(lines -> new Window(Optional.of(lines), Optional.<String>empty()))
                .orElseGet(() -> new Window(Optional.empty(), Optional.of("a write was refused and the log does not hold why")));
    }

    private Optional<List<String>> read() {
        Look.Open file = log.opened().get(0).orElseThrow(() -> new AssertionError("/log cannot be opened"));
        Data all = look.read(file).orElse(Data.NONE);
        look.clunk(List.of(file));
        log = look.startOpening(List.of("/log"), Mode.OREAD);
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
        private Tmessage under;

        Following(Client follower) {
            this.look = new Look(follower);
            this.log = look.open("/log", Mode.ORDWR).orElseThrow(() -> new AssertionError("/log cannot be opened"));
            look.refusal(look.startWriting(log, Data.of("follow new\n"))).ifPresent(why -> {
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
