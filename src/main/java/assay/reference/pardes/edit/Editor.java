package assay.reference.pardes.edit;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

import assay.reference.pardes.edit.Command.Addressed;
import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Place;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;

/** Reads commands of the editing language and applies them to a text. */
public final class Editor {

    private final Searches searches;

    public Editor(Searches searches) {
        this.searches = searches;
    }

    /**
     * What commands apply to.
     *
     * @param name how the text is called in what is printed
     */
    public record On(Document document, byte[] name, Place dot, Place mark) {}

    /**
     * A command that was read.
     *
     * @param end where the text behind it begins
     * @param ranOut whether the text ended where more of the command could have followed
     */
    public record Read(Script script, int end, boolean ranOut) {}

    /** A command, ready to be applied. */
    public static final class Script {
        private final Addressed command;

        private Script(Addressed command) {
            this.command = command;
        }
    }

    /**
     * Reads one command.
     *
     * @param more whether more text may follow: then a command that the text breaks off is no mistake
     * @return what was read; its script is null if the text ended too early and more may follow
     */
    public Read read(byte[] text, int from, boolean more) {
        searches.edits();
        Scan scan = new Scan(text, from, text.length);
        CommandParser parser = new CommandParser(scan, searches);
        try {
            Script script = new Script(parser.command());
            return new Read(parser.ranOut() && more ? null : script, scan.at(), parser.ranOut());
        } catch (Refusal refusal) {
            if (parser.ranOut() && more) {
                return new Read(null, text.length, true);
            }
            throw refusal;
        }
    }

    /**
     * Applies a command, or nothing of it.
     *
     * @param request what is changed under the same number is undone together
     * @param willPrint asked before anything changes if the command prints something; it may refuse
     * @return what the command prints
     */
    public byte[] apply(Script script, On on, long request, Runnable willPrint) {
        searches.edits();
        Run run = new Run(on, searches);
        run.execute(script.command);
        return run.finish(request, willPrint);
    }

    static byte[] line(byte[] name, String rest) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(name);
        out.writeBytes((":" + rest + "\n").getBytes(StandardCharsets.UTF_8));
        return out.toByteArray();
    }
}
