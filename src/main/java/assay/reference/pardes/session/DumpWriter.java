package assay.reference.pardes.session;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Writes a dump down: lines of words and numbers, and texts behind their lengths. */
final class DumpWriter {

    static final String FIRST_LINE = "pardes dump 1";

    private final OutputStream out;

    private DumpWriter(OutputStream out) {
        this.out = out;
    }

    static void write(Dump dump, OutputStream out) throws IOException {
        new DumpWriter(out).all(dump);
    }

    private void line(String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void blob(String key, byte[] bytes) throws IOException {
        line(key + " " + bytes.length);
        out.write(bytes);
        out.write('\n');
    }

    private void all(Dump dump) throws IOException {
        line(FIRST_LINE);
        line("size " + dump.width() + " " + dump.height());
        blob("cwd", dump.directory());
        line("focus " + dump.focus());
        blob("tag", dump.tag());
        for (Map.Entry<String, String> setting : dump.settings().entrySet()) {
            line("set " + setting.getKey() + " " + setting.getValue());
        }
        for (Dump.Strip column : dump.columns()) {
            column(column);
        }
        line("end");
    }

    private void column(Dump.Strip column) throws IOException {
        line("col " + column.id());
        blob("tag", column.tag());
        for (Dump.View pane : column.panes()) {
            pane(pane);
        }
    }

    private void pane(Dump.View pane) throws IOException {
        line("pane " + pane.kind().letter() + " " + pane.id() + " " + pane.file() + " " + pane.from() + " " + pane.to()
                + flag(pane.dirty()) + flag(pane.scratch()) + flag(pane.scrolls()) + flag(pane.collapsed()));
        blob("name", pane.name());
        blob("tag", pane.tag());
        if (pane.dump().length > 0 || pane.dumpDirectory().length > 0) {
            blob("dump", pane.dump());
            blob("dumpdir", pane.dumpDirectory());
        }
        if (pane.kind() == Dump.Kind.HERE) {
            blob("body", pane.body().get());
        }
    }

    private static String flag(boolean set) {
        return set ? " 1" : " 0";
    }
}
