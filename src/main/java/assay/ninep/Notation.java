package assay.ninep;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The printable notation of what a client and a server say: one line a message, which can be read back.
 *
 * <p>A message is its name in the manual, its tag unless it is {@link Fcall#NOTAG}, and its fields, each behind its name:
 * {@code Twalk tag 3 fid 1 newfid 2 wname [index]}. Numbers are decimal and unsigned. A text stands in quotes where it is
 * no plain word; in quotes, {@code \xHH} is a byte that is no printable character. A qid is {@code (path vers type)}.
 * What is no message starts with a word of its own: {@code raw}, {@code together}, {@code garbage}, {@code hung up}.
 */
public final class Notation {

    static final String HUNG_UP = "hung up";

    private static final String RAW = "raw ";
    private static final String TOGETHER = "together ";
    private static final String GARBAGE = "garbage";
    private static final String UNREADABLE = "unreadable";
    private static final String AND = " & ";

    private Notation() {}

    static String print(Fcall message) {
        if (message instanceof Unreadable) {
            return fields(UNREADABLE, message);
        }
        String head = Kind.of(message).word();
        return fields(message.tag() == Fcall.NOTAG ? head : head + " tag " + message.tag(), message);
    }

    private static String fields(String head, Fcall message) {
        LineWriter line = new LineWriter(head);
        message.write(line);
        return line.toString();
    }

    static String print(Outgoing.Together message) {
        return TOGETHER + message.requests().stream().map(Tmessage::notation).collect(Collectors.joining(AND));
    }

    static String print(Outgoing.Raw message) {
        return RAW + HexFormat.of().formatHex(message.bytes());
    }

    static String print(Incoming.Garbage message) {
        LineWriter line = new LineWriter(GARBAGE);
        line.string("why", message.why()).data("bytes", message.bytes());
        return line.toString();
    }

    /** The bytes that a text in quotes stands for, without its quotes. */
    public static byte[] unquoted(String inside) {
        return Words.unquoted(inside);
    }

    /** Reads a line that tells of a message. */
    public static Fcall parse(String line) {
        return Words.of(line, words -> message(words, line));
    }

    private static Fcall message(Words words, String line) {
        LineReader in = new LineReader(words);
        String head = words.next();
        if (head.equals(UNREADABLE)) {
            String why = in.string("why");
            byte[] packet = in.data("packet");
            return new Unreadable(packet[4] & 0xff, packet[5] & 0xff | (packet[6] & 0xff) << 8, why, packet);
        }
        int tag = words.isNext("tag") ? in.u16("tag") : Fcall.NOTAG;
        return Kind.named(head)
                .map(kind -> kind.read(tag, in))
                .orElseThrow(() -> new IllegalArgumentException("there is no message '" + head + "'"));
    }

    /** Reads a line that tells what a client said. */
    public static Outgoing parseOutgoing(String line) {
        if (line.startsWith(RAW)) {
            return new Outgoing.Raw(HexFormat.of().parseHex(line.substring(RAW.length())));
        }
        return line.startsWith(TOGETHER)
                ? Words.of(line.substring(TOGETHER.length()), Notation::together)
                : request(parse(line), line);
    }

    private static Outgoing together(Words words) {
        List<Tmessage> requests = new ArrayList<>();
        do {
            requests.add(request(message(words, ""), ""));
        } while (words.skip(AND.strip()));
        return new Outgoing.Together(requests);
    }

    private static Tmessage request(Fcall message, String line) {
        if (message instanceof Tmessage request) {
            return request;
        }
        throw new IllegalArgumentException("no client says this: " + line);
    }

    /** Reads a line that tells what came from a server. */
    public static Incoming parseIncoming(String line) {
        if (line.equals(HUNG_UP)) {
            return new Incoming.HungUp();
        }
        if (line.startsWith(GARBAGE + " ")) {
            return Words.of(line.substring(GARBAGE.length()), words -> {
                LineReader in = new LineReader(words);
                return new Incoming.Garbage(in.string("why"), in.data("bytes"));
            });
        }
        if (parse(line) instanceof Rmessage reply) {
            return reply;
        }
        throw new IllegalArgumentException("no server says this: " + line);
    }
}
