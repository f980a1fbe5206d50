package assay.reference.pardes.tree;

import java.util.Arrays;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Line;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.session.Shell;
import assay.reference.pardes.terminal.Tap;
import assay.reference.pardes.text.Refusal;

/** Runs one command line on a terminal of its own, and reads what that says. */
final class RunFile extends Opened {

    private final Session session;
    private final Pane pane;
    private Shell shell;
    private Tap tap;

    RunFile(File file, Session session, Pane pane) {
        super(file);
        this.session = session;
        this.pane = pane;
    }

    @Override
    public byte[] read(long offset, int count) {
        if (tap == null) {
            throw new Refusal("nothing was run");
        }
        return count == 0 ? new byte[0] : tap.read(count);
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        byte[] line = withoutEnd(data);
        if (Line.strip(line).length == 0) {
            return null;
        }
        for (byte one : line) {
            if (one == '\n') {
                throw new Refusal("one line at a time");
            }
        }
        if (shell != null && !shell.isOver()) {
            throw new Refusal("already in use");
        }
        end();
        shell = session.commands().run(pane, line);
        tap = shell.tap();
        return null;
    }

    private static byte[] withoutEnd(byte[] data) {
        int end = data.length;
        if (end > 0 && data[end - 1] == '\n') {
            end--;
            if (end > 0 && data[end - 1] == '\r') {
                end--;
            }
        }
        return Arrays.copyOf(data, end);
    }

    @Override
    public void end() {
        if (tap != null) {
            shell.untap(tap);
        }
    }
}
