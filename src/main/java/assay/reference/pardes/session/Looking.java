package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

import assay.reference.pardes.edit.Addresses;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;
import assay.reference.pardes.text.Utf8;

/** Looks for what a line names: a place, a file, or its own text further on. */
final class Looking {

    private static final int LONGEST_NAME = 1024;

    private final Session session;

    Looking(Session session) {
        this.session = session;
    }

    /** A file or pane that a line names, and the address behind it. */
    private record Target(String path, byte[] address) {}

    void look(Context context, byte[] line) {
        if (line.length == 0) {
            return;
        }
        Pane pane = context.pane();
        if (line[0] == ':' && Addresses.end(line, 1) > 0) {
            goTo(context, pane, address(line, 1), pane.dot().span(), line);
            return;
        }
        Optional<Target> target = target(session.directoryOf(pane), line);
        if (target.isEmpty()) {
            search(context, pane, line);
            return;
        }
        Pane there = open(target.get().path());
        session.arrangement().focus(there);
        if (target.get().address().length > 0) {
            goTo(context, there, target.get().address(), Span.START, line);
        }
    }

    private static byte[] address(byte[] line, int from) {
        return Arrays.copyOfRange(line, from, Addresses.end(line, from));
    }

    /** The whole line, or else the shortest part before a colon that is the name of something. */
    private Optional<Target> target(String directory, byte[] line) {
        Optional<Target> whole = named(directory, line, line.length);
        for (int at = 1; whole.isEmpty() && at < line.length && at <= LONGEST_NAME; at++) {
            if (line[at] == ':') {
                whole = named(directory, line, at);
            }
        }
        return whole;
    }

    private Optional<Target> named(String directory, byte[] line, int end) {
        byte[] name = Arrays.copyOf(line, end);
        int behind = end + 1;
        boolean addressed = behind < line.length;
        if (!Names.isPossible(name) || addressed && Addresses.end(line, behind) < 0) {
            return Optional.empty();
        }
        return path(directory, name).map(path -> new Target(path, addressed ? address(line, behind) : new byte[0]));
    }

    private Optional<String> path(String directory, byte[] name) {
        try {
            String path = Names.absolute(directory, new String(name, StandardCharsets.UTF_8));
            boolean there = session.arrangement().named(path).isPresent() || Disk.exists(path);
            return there ? Optional.of(path) : Optional.empty();
        } catch (Refusal tooLong) {
            return Optional.empty();
        }
    }

    private Pane open(String path) {
        return session.arrangement().named(path).orElseGet(() -> session.opening().add(session.opening().read(path), session.arrangement().focus()));
    }

    /** An address that finds nothing is a miss; one that is none at all is a mistake. */
    private void goTo(Context context, Pane pane, byte[] address, Span from, byte[] line) {
        try {
            Span whole = new Span(0, pane.text().characters());
            pane.dot().set(session.find(address, pane, from, whole));
        } catch (Refusal refusal) {
            if (!refusal.getMessage().equals("address out of range")) {
                throw refusal;
            }
            context.miss(Shown.quoted(line));
        }
    }

    /** The text itself, from behind dot on and round from the beginning. */
    private void search(Context context, Pane pane, byte[] wanted) {
        Text text = pane.text();
        byte[] whole = text.whole();
        int begin = text.offset(pane.dot().span().to());
        int found = find(whole, wanted, begin, whole.length);
        int at = found >= 0 ? found : find(whole, wanted, 0, Math.min(whole.length, begin + wanted.length));
        if (at < 0) {
            context.miss(Shown.quoted(wanted));
            return;
        }
        pane.dot().set(new Span(text.character(at), text.character(at + wanted.length)));
    }

    private static int find(byte[] text, byte[] wanted, int from, int end) {
        for (int at = from; at + wanted.length <= end; at++) {
            if (text[at] == wanted[0] && isThere(text, wanted, at)) {
                return at;
            }
        }
        return -1;
    }

    /** Whether whole characters are the same, and not bytes that are parts of others. */
    private static boolean isThere(byte[] text, byte[] wanted, int at) {
        int end = at + wanted.length;
        return Arrays.equals(text, at, end, wanted, 0, wanted.length)
                && Utf8.begins(text, at, text.length)
                && Utf8.begins(text, end, text.length);
    }
}
