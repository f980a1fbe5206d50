package assay.monty;

import java.io.IOException;
import java.util.HexFormat;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import com.google.protobuf.TextFormat;

import assay.monty.wire.ChildEvent;
import assay.monty.wire.ParentRequest;
import assay.os.Exit;

/**
 * The printable notation of what a host and a worker say: one line a message, which can be read back.
 *
 * <p>Requests and events are written in protobuf's text format ({@code feed { code: "1 + 1" }}); what has no form there
 * starts with a word of its own: {@code raw}, {@code stop listening}, {@code frame}, {@code garbage}, {@code ended}, {@code an empty message}.
 */
public final class Notation {

    private static final HexFormat HEX = HexFormat.of();
    private static final String RAW = "raw ";
    private static final String STOP = "stop listening";
    private static final String FRAME = "frame ";
    private static final String GARBAGE = "garbage ";
    private static final String ENDED = "ended ";
    private static final String EMPTY = "an empty message";
    private static final String STDERR = " stderr ";

    private Notation() {}

    static String print(Outgoing message) {
        if (message instanceof Outgoing.Request request) {
            return text(request.request(), request.bytes());
        }
        return message instanceof Outgoing.Raw raw ? RAW + HEX.formatHex(raw.bytes()) : STOP;
    }

    static String print(Incoming message) {
        if (message instanceof Incoming.Event event) {
            return text(event.event(), event.bytes());
        }
        if (message instanceof Incoming.Garbage garbage) {
            return GARBAGE + quoted(garbage.why()) + " " + HEX.formatHex(garbage.bytes());
        }
        Incoming.Ended ended = (Incoming.Ended) message;
        return ENDED + ended.exit() + STDERR + quoted(ended.stderr());
    }

    /** Reads a line that {@link #print(Outgoing)} wrote. */
    public static Outgoing parseOutgoing(String line) {
        if (line.equals(STOP)) {
            return new Outgoing.StopListening();
        }
        if (line.startsWith(RAW)) {
            return new Outgoing.Raw(HEX.parseHex(line.substring(RAW.length())));
        }
        ParentRequest.Builder request = ParentRequest.newBuilder();
        read(line, request);
        return new Outgoing.Request(request.build());
    }

    /** Reads a line that {@link #print(Incoming)} wrote. */
    public static Incoming parseIncoming(String line) {
        if (line.startsWith(ENDED)) {
            return ended(line);
        }
        if (line.startsWith(GARBAGE)) {
            int end = line.lastIndexOf(' ');
            return new Incoming.Garbage(
                    unquoted(line.substring(GARBAGE.length(), end)), HEX.parseHex(line.substring(end + 1)));
        }
        ChildEvent.Builder event = ChildEvent.newBuilder();
        read(line, event);
        return new Incoming.Event(event.build());
    }

    /** Fields that the schema does not know have no name to be printed by: such a message is shown as its frame. */
    private static String text(Message message, byte[] frame) {
        String text = hasUnknown(message) ? FRAME + HEX.formatHex(frame) : Wording.print(message);
        return text.isEmpty() ? EMPTY : text;
    }

    private static boolean hasUnknown(Message message) {
        return !message.getUnknownFields().asMap().isEmpty()
                || message.getAllFields().values().stream().anyMatch(Notation::holdsUnknown);
    }

    private static boolean holdsUnknown(Object value) {
        if (value instanceof Message message) {
            return hasUnknown(message);
        }
        return value instanceof Iterable<?> values && anyUnknown(values);
    }

    private static boolean anyUnknown(Iterable<?> values) {
        for (Object value : values) {
            if (holdsUnknown(value)) {
                return true;
            }
        }
        return false;
    }

    private static void read(String line, Message.Builder into) {
        try {
            if (line.equals(EMPTY)) {
                return;
            }
            if (line.startsWith(FRAME)) {
                Wording.parse(HEX.parseHex(line.substring(FRAME.length())), into);
            } else {
                Wording.parse(line, into);
            }
        } catch (IOException bad) {
            throw new IllegalArgumentException(
                    "no message of the worker protocol: " + line + " (" + bad.getMessage() + ")", bad);
        }
    }

    private static Incoming ended(String line) {
        int stderr = line.indexOf(STDERR);
        String[] exit = line.substring(ENDED.length(), stderr).split(" ");
        int number = Integer.parseInt(exit[1]);
        return new Incoming.Ended(
                exit[0].equals("exit") ? new Exit.Code(number) : new Exit.Signal(number),
                unquoted(line.substring(stderr + STDERR.length())));
    }

    private static String quoted(String text) {
        return '"' + TextFormat.escapeBytes(ByteString.copyFromUtf8(text)) + '"';
    }

    private static String unquoted(String text) {
        try {
            return TextFormat.unescapeBytes(text.substring(1, text.length() - 1)).toStringUtf8();
        } catch (TextFormat.InvalidEscapeSequenceException bad) {
            throw new IllegalArgumentException("no quoted text: " + text, bad);
        }
    }
}
