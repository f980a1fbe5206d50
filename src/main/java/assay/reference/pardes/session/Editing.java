package assay.reference.pardes.session;

import java.io.ByteArrayOutputStream;

import assay.reference.pardes.edit.Editor;

/** Applies editing commands to a pane. */
public final class Editing {

    private final Session session;

    public Editing(Session session) {
        this.session = session;
    }

    /**
     * What came of an editing command that may take more lines.
     *
     * @param wanted whether more lines are needed before anything can be done
     * @param taken how many bytes of the lines behind the first belong to the command
     */
    public record Taken(boolean wanted, int taken) {}

    /** Applies commands that are all there. */
    void edit(Context context, byte[] text) {
        int from = 0;
        do {
            Editor.Read read = session.editor().read(text, from, false);
            apply(context, read.script());
            from = read.end();
        } while (from < text.length);
    }

    /**
     * Applies a command if it is whole.
     *
     * @param first its first line, without the word and the line's end
     * @param rest the lines behind it
     * @param more whether others may come behind those
     */
    public Taken edit(Context context, byte[] first, byte[] rest, boolean more) {
        byte[] line = join(first, new byte[0]);
        Editor.Read alone = session.editor().read(line, 0, true);
        if (!alone.ranOut()) {
            apply(context, alone.script());
            return new Taken(false, 0);
        }
        Editor.Read read = session.editor().read(join(first, rest), 0, more);
        if (read.script() == null) {
            return new Taken(true, 0);
        }
        apply(context, read.script());
        return new Taken(false, Math.max(0, read.end() - line.length));
    }

    private static byte[] join(byte[] first, byte[] rest) {
        ByteArrayOutputStream text = new ByteArrayOutputStream(first.length + 1 + rest.length);
        text.writeBytes(first);
        text.write('\n');
        text.writeBytes(rest);
        return text.toByteArray();
    }

    private void apply(Context context, Editor.Script script) {
        Pane pane = context.pane();
        Editor.On on = new Editor.On(pane.buffer().document(), pane.buffer().nameBytes(), pane.dot(), pane.mark());
        String errors = session.errorsName(pane);
        byte[] printed = session.editor().apply(script, on, session.request(), () -> session.outputs().pane(errors, pane));
        if (printed.length > 0) {
            session.outputs().append(errors, pane, printed);
        }
    }
}
