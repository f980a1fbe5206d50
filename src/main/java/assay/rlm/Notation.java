package assay.rlm;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

import assay.os.Exit;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * The printable notation of what a host and a kernel say: one line a message, which can be read back.
 *
 * <p>Requests and events are JSON, as they travel. What is none starts with a word of its own, {@code raw}, {@code
 * garbage} or {@code ended}; its bytes are a JSON text in which each character stands for the byte of its number.
 */
public final class Notation {

    private static final String RAW = "raw ";
    private static final String GARBAGE = "garbage ";
    private static final String ENDED = "ended ";
    private static final String STDERR = " stderr ";

    private Notation() {}

    static String print(Outgoing message) {
        return message instanceof Outgoing.Requests requests
                ? requests.lines().stream().map(Json::text).collect(Collectors.joining(" "))
                : RAW + quoted(message.bytes());
    }

    static String print(Incoming message) {
        if (message instanceof Incoming.Event event) {
            return Json.text(event.object());
        }
        if (message instanceof Incoming.Garbage garbage) {
            return GARBAGE + quoted(garbage.why()) + " " + quoted(garbage.bytes());
        }
        Incoming.Ended ended = (Incoming.Ended) message;
        return ENDED + ended.exit() + STDERR + quoted(ended.stderr());
    }

    /** Reads a line that {@link #print(Outgoing)} wrote. */
    public static Outgoing parseOutgoing(String line) {
        return line.startsWith(RAW)
                ? new Outgoing.Raw(bytes(values(line, RAW, 1).get(0)))
                : new Outgoing.Requests(values(line, "", -1).stream().map(value -> object(value, line)).toList());
    }

    /** Reads a line that {@link #print(Incoming)} wrote. */
    public static Incoming parseIncoming(String line) {
        if (line.startsWith(GARBAGE)) {
            List<JsonNode> both = values(line, GARBAGE, 2);
            return new Incoming.Garbage(both.get(0).asString(), bytes(both.get(1)));
        }
        return line.startsWith(ENDED) ? ended(line) : new Incoming.Event(object(values(line, "", 1).get(0), line));
    }

    private static Incoming ended(String line) {
        int stderr = line.indexOf(STDERR);
        if (stderr < 0) {
            throw noMessage(line, null);
        }
        String[] exit = line.substring(ENDED.length(), stderr).split(" ");
        int number = Integer.parseInt(exit[1]);
        return new Incoming.Ended(
                exit[0].equals("exit") ? new Exit.Code(number) : new Exit.Signal(number),
                values(line.substring(stderr), STDERR, 1).get(0).asString());
    }

    /** The JSON values behind a word; any number of them if none is given. */
    private static List<JsonNode> values(String line, String word, int count) {
        try {
            List<JsonNode> values = Json.parseAll(line.substring(word.length()));
            if (values.isEmpty() || count >= 0 && values.size() != count) {
                throw noMessage(line, null);
            }
            return values;
        } catch (JacksonException bad) {
            throw noMessage(line, bad);
        }
    }

    private static ObjectNode object(JsonNode value, String line) {
        if (value instanceof ObjectNode object) {
            return object;
        }
        throw noMessage(line, null);
    }

    private static IllegalArgumentException noMessage(String line, Exception cause) {
        return new IllegalArgumentException("no message of the kernel protocol: " + line, cause);
    }

    private static String quoted(byte[] bytes) {
        return quoted(new String(bytes, StandardCharsets.ISO_8859_1));
    }

    private static String quoted(String text) {
        return Json.text(StringNode.valueOf(text));
    }

    private static byte[] bytes(JsonNode text) {
        return text.asString().getBytes(StandardCharsets.ISO_8859_1);
    }
}
