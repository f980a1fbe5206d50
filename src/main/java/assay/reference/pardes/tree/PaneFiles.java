package assay.reference.pardes.tree;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Executing;
import assay.reference.pardes.session.Listings;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Change;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;
import assay.reference.pardes.tree.TextFile.Made;

/** The files of a pane. */
final class PaneFiles {

    private static final long PATHS = 2L << 40;
    private static final int TERMINAL = 64;

    private final Session session;
    private final Executing executing;
    private final Listings listings;
    private final Uses uses = new Uses();

    PaneFiles(Session session) {
        this.session = session;
        executing = new Executing(session);
        listings = new Listings(session);
    }

    Directory directory(Pane pane, Node above) {
        return new Directory("" + pane.serial(), PATHS + ((long) pane.serial() << 8), above, pane::isClosed,
                () -> session.closing().close(pane), directory -> entries(pane, directory));
    }

    private File.Builder file(Pane pane, String name, int mode) {
        return file(pane, "", name, mode);
    }

    private File.Builder file(Pane pane, String above, String name, int mode) {
        String who = "" + pane.serial();
        return new File.Builder(name, mode, owner -> new Context(() -> pane, null, owner, who, above + name));
    }

    private File.Builder text(Pane pane, String name, Supplier<byte[]> text, Consumer<byte[]> writing) {
        return file(pane, name, 0666).opens(file -> new TextFile(file, session, Made.FROM_THE_START, text, (context, data) -> writing.accept(data)));
    }

    private List<Node> entries(Pane pane, Directory directory) {
        List<Node> entries = new ArrayList<>();
        long paths = directory.qid().path();
        places(pane).forEach(each -> entries.add(each.build(directory, paths + entries.size() + 1)));
        texts(pane).forEach(each -> entries.add(each.build(directory, paths + entries.size() + 1)));
        lines(pane).forEach(each -> entries.add(each.build(directory, paths + entries.size() + 1)));
        entries.add(new Directory("pty", paths + TERMINAL, directory, pane::isClosed, Directory::cannotRemove,
                below -> terminal(pane, below)));
        return entries;
    }

    private List<File.Builder> places(Pane pane) {
        return List.of(
                file(pane, "addr", 0666).opens(file -> new AddressFile(file, session, pane, uses)),
                text(pane, "dot", () -> AddressFile.told(pane.dot().span(), pane), data -> select(pane, data)),
                text(pane, "limit", () -> AddressFile.told(pane.limit(), pane), data -> limit(pane, data)),
                text(pane, "sel", () -> selected(pane), data -> select(pane, data)),
                text(pane, "dirty", () -> flag(pane.buffer().isDirty()), data -> pane.buffer().document().setDirty(flag(data))),
                text(pane, "mark", () -> flag(!pane.buffer().document().isJoined()), data -> mark(pane, flag(data))),
                text(pane, "scroll", () -> flag(pane.scrolls()), data -> pane.scrolls(flag(data))));
    }

    private List<File.Builder> texts(Pane pane) {
        return List.of(
                text(pane, "name", () -> utf8(pane.name() + "\n"), data -> rename(pane, data)),
                file(pane, "body", 0666).holdingText()
                        .emptiedBy(() -> empty(pane))
                        .opens(file -> new BodyFile(file, session, pane)),
                file(pane, "data", 0666).opens(file -> new DataFile(file, session, pane, false, uses)),
                file(pane, "xdata", 0666).opens(file -> new DataFile(file, session, pane, true, uses)),
                file(pane, "tag", 0666).holdingText()
                        .emptiedBy(pane::clearTag)
                        .opens(file -> new TextFile(file, session, Made.ONCE, pane::tag, (context, data) -> pane.appendToTag(data))),
                file(pane, "errors", 0222).opens(file -> new TextFile(file, session, Made.ONCE, () -> new byte[0], (context, data) -> session.appendToErrors(pane, data))),
                file(pane, "event", 0666).opens(file -> new EventFile(file, session, pane)));
    }

    private List<File.Builder> lines(Pane pane) {
        return List.of(
                file(pane, "ctl", 0666).opens(file -> new LineFile(
                        file, session, () -> listings.control(pane), true, executing::controlPane)),
                file(pane, "look", 0222).opens(file -> new LineFile(file, session, null, false, executing::look)),
                file(pane, "exec", 0222).opens(file -> new LineFile(file, session, null, true, executing::execute)),
                file(pane, "tagexec", 0222).opens(file -> new LineFile(file, session, null, true, executing::execute)));
    }

    private List<Node> terminal(Pane pane, Directory directory) {
        TerminalControl control = new TerminalControl(pane);
        List<File.Builder> files = List.of(
                file(pane, "pty/", "run", 0666).opens(file -> new RunFile(file, session, pane)),
                file(pane, "pty/", "data", 0666).opens(file -> new TerminalFile(file, session.loop(), pane)),
                file(pane, "pty/", "ctl", 0222).opens(file -> new TextFile(file, session, Made.ONCE, () -> new byte[0], (context, data) -> control.write(data))),
                file(pane, "pty/", "status", 0444).opens(file -> new TextFile(file, session, Made.FROM_THE_START, control::status, null)));
        List<Node> entries = new ArrayList<>();
        files.forEach(each -> entries.add(each.build(directory, directory.qid().path() + entries.size() + 1)));
        return entries;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void select(Pane pane, byte[] address) {
        pane.dot().set(session.find(address, pane, pane.dot().span(), whole(pane)));
    }

    private void limit(Pane pane, byte[] address) {
        pane.limit(session.find(address, pane, pane.dot().span(), whole(pane)));
    }

    private static Span whole(Pane pane) {
        return new Span(0, pane.text().characters());
    }

    private static byte[] selected(Pane pane) {
        Text text = pane.text();
        Span dot = pane.dot().span();
        return text.bytes(text.offset(dot.from()), text.offset(dot.to()));
    }

    private static byte[] flag(boolean set) {
        return utf8(set ? "1\n" : "0\n");
    }

    private static boolean flag(byte[] data) {
        String word = new String(data, StandardCharsets.ISO_8859_1);
        return switch (word.endsWith("\n") ? word.substring(0, word.length() - 1) : word) {
            case "1" -> true;
            case "0" -> false;
            default -> throw new Refusal("0 or 1");
        };
    }

    private void mark(Pane pane, boolean each) {
        if (each) {
            pane.buffer().document().part();
        } else {
            pane.buffer().document().join(session.request());
        }
    }

    private void rename(Pane pane, byte[] data) {
        boolean ended = data.length > 0 && data[data.length - 1] == '\n';
        session.rename(pane, ended ? Arrays.copyOf(data, data.length - 1) : data);
    }

    private void empty(Pane pane) {
        int length = pane.text().length();
        if (length > 0) {
            pane.buffer().document().change(new Change(0, length, new byte[0]), session.request());
        }
    }
}
