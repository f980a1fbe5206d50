package assay.reference.pardes.session;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes a dump down: lines of words and numbers, and texts behind their lengths. */
final class DumpWriter {

    static final String FIRST_LINE = "pardes dump 1";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    static byte[] write(Dump dump) {
        DumpWriter writer = new DumpWriter();
        writer.all(dump);
        return writer.out.toByteArray();
    }

    private void line(String line) {
        out.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void blob(String key, byte[] bytes) {
        line(key + " " + bytes.length);
        out.writeBytes(bytes);
        out.write('\n');
    }

    private void all(Dump dump) {
        line(FIRST_LINE);
        line("size " + dump.width() + " " + dump.height());
        blob("cwd", dump.directory());
        line("focus " + dump.focus());
        blob("tag", dump.tag());
        dump.settings().forEach((name, value) -> line("set " + name + " " + value));
        dump.columns().forEach(this::column);
        line("end");
    }

    private void column(Dump.Strip column) {
        line("col " + column.id());
        blob("tag", column.tag());
        column.panes().forEach(this::pane);
    }

    private void pane(Dump.View pane) {
        line("pane " + pane.kind().letter() + " " + pane.id() + " " + pane.file() + " " + pane.from() + " " + pane.to()
                + flag(pane.dirty()) + flag(pane.scratch()) + flag(pane.scrolls()) + flag(pane.collapsed()));
        blob("name", pane.name());
        blob("tag", pane.tag());
        if (pane.dump().length > 0 || pane.dumpDirectory().length > 0) {
            blob("dump", pane.dump());
            blob("dumpdir", pane.dumpDirectory());
        }
        if (pane.kind() == Dump.Kind.HERE) {
            blob("body", pane.body());
        }
    }

    private static String flag(boolean set) {
        return set ? " 1" : " 0";
    }
}
