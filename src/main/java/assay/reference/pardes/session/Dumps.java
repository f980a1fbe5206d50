package assay.reference.pardes.session;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Room;
import assay.reference.pardes.text.Shown;
import assay.reference.pardes.text.Span;

/** Writes the session to a file and makes it again what such a file says. */
final class Dumps {

    /** All texts that there is room for, and what stands beside them. */
    private static final int MOST = (int) Room.MOST + (16 << 20);

    private final Session session;

    Dumps(Session session) {
        this.session = session;
    }

    void directory(Line line) {
        String wanted = line.hasArgument()
                ? Names.absolute(session.directory(), Names.checked(line.argument())) : session.directory();
        session.settings().dumpDirectory(wanted);
    }

    private String path(Line line) {
        if (line.hasArgument()) {
            return Names.absolute(session.settings().dumpDirectory(), Names.checked(line.argument()));
        }
        if (!session.dumpFile().isEmpty()) {
            return Names.absolute(session.directory(), session.dumpFile());
        }
        String state = session.variable("XDG_STATE_HOME");
        String folder = state.isEmpty() ? session.variable("HOME") + "/.local/state" : state;
        return Names.absolute(session.directory(), folder + "/pardes/" + session.name() + ".dump");
    }

    /** Writes the file whole, or leaves it as it was. */
    void dump(Line line) {
        Dump dump = dump();
        if (dump.columns().stream().allMatch(column -> column.panes().isEmpty())) {
            throw new Refusal("nothing to dump");
        }
        String path = path(line);
        if (path.endsWith("/") || Disk.isDirectory(path)) {
            throw new Refusal(Shown.quoted(path) + ": Is a directory");
        }
        Disk.needPlain(path);
        try {
            Path file = Path.of(path);
            if (!line.hasArgument()) {
                Files.createDirectories(file.getParent());
            }
            Beside.write(file, out -> DumpWriter.write(dump, out));
        } catch (IOException | InvalidPathException failure) {
            throw Disk.refused(path, failure);
        }
        session.log().add("dump", "-", Shown.of(path));
    }

    private Dump dump() {
        Map<Buffer, Integer> dumped = new HashMap<>();
        List<Dump.Strip> columns = new ArrayList<>();
        for (Column column : session.arrangement().columns()) {
            List<Dump.View> panes = new ArrayList<>();
            column.panes().stream()
                    .filter(pane -> pane.buffer().shell() == null)
                    .forEach(pane -> panes.add(view(pane, dumped)));
            columns.add(new Dump.Strip(column.id(), column.tag().text(), panes));
        }
        Settings settings = session.settings();
        Pane focus = session.arrangement().focus();
        return new Dump(settings.columns(), settings.rows(), session.directory().getBytes(StandardCharsets.UTF_8),
                focus == null ? 0 : focus.serial(), session.tag().text(), settings.changed(), columns);
    }

    private Dump.View view(Pane pane, Map<Buffer, Integer> dumped) {
        Buffer buffer = pane.buffer();
        Integer elsewhere = dumped.putIfAbsent(buffer, pane.serial());
        boolean onDisk = !buffer.isScratch() && !buffer.isDirty() && !buffer.name().isEmpty() && Disk.exists(buffer.name());
        Dump.Kind kind = elsewhere != null ? Dump.Kind.ELSEWHERE : onDisk ? Dump.Kind.DISK : Dump.Kind.HERE;
        Span dot = pane.dot().span();
        return new Dump.View(kind, pane.serial(), elsewhere == null ? pane.serial() : elsewhere, dot.from(), dot.to(),
                buffer.isDirty(), buffer.isScratch(), pane.scrolls(), pane.isCollapsed(), buffer.nameBytes(),
                pane.userTag().text(), pane.dump(), pane.dumpDirectory(), kind == Dump.Kind.HERE ? pane.text()::whole : null);
    }

    void restore(Line line) {
        String path = path(line);
        Dump dump;
        try {
            dump = DumpReader.read(Disk.read(path, MOST));
        } catch (Refusal refusal) {
            String why = refusal.getMessage();
            throw why.startsWith("Restore: ") ? refusal : new Refusal("Restore: " + why);
        }
        session.closing().replaceAll(() -> make(dump));
        session.log().add("restore", "-", Shown.of(path));
    }

    private void make(Dump dump) {
        session.settings().restore(dump.settings());
        session.settings().size(dump.width(), dump.height());
        session.tag().set(dump.tag());
        Map<Integer, Pane> made = new HashMap<>();
        for (Dump.Strip strip : dump.columns()) {
            Column column = session.arrangement().newColumn();
            column.tag().set(strip.tag());
            strip.panes().forEach(view -> make(view, column, made));
        }
        Pane focus = made.get(dump.focus());
        if (focus != null) {
            session.arrangement().focus(focus);
        }
    }

    private void make(Dump.View view, Column column, Map<Integer, Pane> made) {
        boolean other = view.kind() == Dump.Kind.ELSEWHERE;
        Buffer buffer = other ? made.get(view.file()).buffer() : buffer(view);
        Pane pane = session.arrangement().add(buffer, column, column.panes().size(), other ? "zerox" : "new");
        made.put(view.id(), pane);
        pane.userTag().set(view.tag());
        pane.dump(view.dump());
        pane.dumpDirectory(view.dumpDirectory());
        pane.scrolls(view.scrolls());
        pane.collapsed(view.collapsed());
        int from = Math.min(view.from(), view.to());
        pane.dot().set(new Span(from, Math.max(from, view.to())).within(pane.text().characters()));
    }

    private Buffer buffer(Dump.View view) {
        String name = new String(view.name(), StandardCharsets.UTF_8);
        if (view.kind() == Dump.Kind.DISK) {
            return fromDisk(name);
        }
        Buffer buffer = session.buffer(name);
        buffer.kind(view.scratch() ? Buffer.Kind.SCRATCH : name.endsWith("/") ? Buffer.Kind.DIRECTORY : Buffer.Kind.FILE);
        buffer.document().restore(view.body().get());
        buffer.document().setDirty(view.dirty());
        return buffer;
    }

    /** What cannot be read any more comes back empty. */
    private Buffer fromDisk(String name) {
        try {
            return session.opening().read(name);
        } catch (Refusal unreadable) {
            return session.buffer(name);
        }
    }
}
