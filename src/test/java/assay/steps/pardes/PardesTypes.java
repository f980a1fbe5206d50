package assay.steps.pardes;

import assay.ninep.Mode;
import assay.ninep.Notation;
import io.cucumber.java.DocStringType;
import io.cucumber.java.ParameterType;

/** What the features write of a session: paths, bytes and modes. */
public final class PardesTypes {

    /** Such as {@code /pane/{pane}/body}: a pane stands in it by a name of the example's. */
    @ParameterType("/\\S*")
    public String path(String path) {
        return path;
    }

    /** Text in quotes, in which {@code \n} ends a line and {@code \xHH} is any byte. */
    @ParameterType("\"((?:[^\"\\\\]|\\\\.)*)\"")
    public byte[] bytes(String text) {
        return Notation.unquoted(text);
    }

    @ParameterType("reading and writing|reading|writing|writing, emptying it|reading and writing, emptying it")
    public Integer mode(String words) {
        int access = words.startsWith("reading and writing") ? Mode.ORDWR : words.startsWith("reading") ? Mode.OREAD : Mode.OWRITE;
        return words.endsWith("emptying it") ? access | Mode.OTRUNC : access;
    }

    /** Lines of the notation: what a client says, and what is expected of the server. */
    @DocStringType(contentType = "9p")
    public Conversation conversation(String script) {
        return Conversation.of(script);
    }
}
