package assay.monkey.operation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import assay.ninep.Text;

/** Reads a printed operation, word by word. */
final class Reader {

    /** Far beyond what anybody needs, and what the stack of a thread bears. */
    private static final int DEEPEST = 50;

    private static final int SHOWN = 200;
    private static final int BIGGEST_MODE = 0xff;
    private static final int MOST_TIMES = 100_000;
    /** No message is longer. */
    private static final int LONGEST = 1 << 24;

    private static final Map<String, Function<Reader, Operation>> READERS = Map.ofEntries(
            Map.entry("write", Reader::write),
            Map.entry("read", Reader::read),
            Map.entry("stat", in -> new Operation.Stat(in.path())),
            Map.entry("remove", in -> new Operation.Remove(in.path())),
            Map.entry("create", Reader::create),
            Map.entry("fids", in -> new Operation.Fids(in.path())),
            Map.entry("hold", in -> new Operation.Hold(in.next(), in.path(), in.mode(0))),
            Map.entry("write-held", in -> new Operation.WriteHeld(in.next(), in.data())),
            Map.entry("read-held", in -> new Operation.ReadHeld(in.next(), in.number("count", 8192), in.at())),
            Map.entry("leave", in -> new Operation.Leave(in.next(), in.number("count", 8192))),
            Map.entry("flush", in -> new Operation.Flush(in.next())),
            Map.entry("clunk", in -> new Operation.Clunk(in.next())),
            Map.entry("listing", in -> new Operation.Listing(in.path(), in.braced())),
            Map.entry("watch", in -> new Operation.Watch(in.path(), in.braced())),
            Map.entry("cut", in -> new Operation.Cut(in.path(), in.number("sent", 0, LONGEST), in.data())),
            Map.entry("restore", in -> new Operation.Restore(in.data())),
            Map.entry("host", in -> new Operation.Host(in.path(), in.perhapsData())),
            Map.entry("sequence", Reader::sequence),
            Map.entry("aside", in -> new Operation.Aside(in.braced())),
            Map.entry("together", in -> new Operation.Together(in.braced(), in.braced())));

    private final List<String> words;
    private int at;
    private int depth;

    private Reader(List<String> words) {
        this.words = words;
    }

    static Operation whole(String line) {
        try {
            Reader in = new Reader(split(line));
            Operation operation = in.operation();
            if (in.at < in.words.size()) {
                throw new IllegalArgumentException("'" + in.next() + "' follows the last argument");
            }
            return operation;
        } catch (IllegalArgumentException bad) {
            throw new IllegalArgumentException(bad.getMessage() + ": " + shortened(line), bad);
        }
    }

    private static String shortened(String line) {
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
    }

    private static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        for (int from = 0; from < line.length(); ) {
            int end = line.charAt(from) == ' ' ? from + 1 : end(line, from);
            if (line.charAt(from) != ' ') {
                words.add(line.substring(from, end));
            }
            from = end;
        }
        return words;
    }

    private static int end(String line, int from) {
        if (line.charAt(from) != '"') {
            int blank = line.indexOf(' ', from);
            return blank < 0 ? line.length() : blank;
        }
        int end = Quoted.behindCount(line, Quoted.end(line, from) + 1);
        while (end + 1 < line.length() && line.charAt(end) == '+' && line.charAt(end + 1) == '"') {
            end = Quoted.behindCount(line, Quoted.end(line, end + 1) + 1);
        }
        return end;
    }

    private String next() {
        if (at == words.size()) {
            throw new IllegalArgumentException("the line ends too early");
        }
        return words.get(at++);
    }

    private boolean skip(String word) {
        boolean next = at < words.size() && words.get(at).equals(word);
        at += next ? 1 : 0;
        return next;
    }

    private void expect(String word) {
        if (!skip(word)) {
            throw new IllegalArgumentException("'" + word + "' is missing");
        }
    }

    private Operation operation() {
        String word = next();
        Function<Reader, Operation> reader = READERS.get(word);
        if (reader == null) {
            throw new IllegalArgumentException("there is no operation '" + word + "'");
        }
        if (depth == DEEPEST) {
            throw new IllegalArgumentException("operations stand in one another more than " + DEEPEST + " deep");
        }
        depth++;
        Operation operation = reader.apply(this);
        depth--;
        return operation;
    }

    private Operation braced() {
        expect("{");
        Operation inside = operation();
        expect("}");
        return inside;
    }

    private String path() {
        String word = next();
        return word.startsWith("\"") ? Text.decode(Quoted.parse(word)) : word;
    }

    /** A number of four bytes, as it stands in a message: beyond 2147483647 it is negative here. */
    private int number(String name, int usual) {
        return skip(name) ? parsed(Integer::parseUnsignedInt) : usual;
    }

    private int number(String name, int usual, int most) {
        return skip(name) ? parsed(word -> atMost(word, most)) : usual;
    }

    private int mode(int usual) {
        return number("mode", usual, BIGGEST_MODE);
    }

    private static int atMost(String word, int most) {
        int number = Integer.parseInt(word);
        if (number < 0 || number > most) {
            throw new IllegalArgumentException("'" + word + "' does not fit: it can be from 0 to " + most);
        }
        return number;
    }

    private long at() {
        return skip("at") ? parsed(Long::parseUnsignedLong) : Operation.ONWARD;
    }

    private <N> N parsed(Function<String, N> parse) {
        String word = next();
        try {
            return parse.apply(word);
        } catch (NumberFormatException bad) {
            throw new IllegalArgumentException("'" + shortened(word) + "' is no number that fits here", bad);
        }
    }

    private Data data() {
        expect("data");
        return Data.of(Quoted.parse(next()));
    }

    private Optional<Data> perhapsData() {
        return at < words.size() && words.get(at).equals("data") ? Optional.of(data()) : Optional.empty();
    }

    private Operation write() {
        return new Operation.Write(path(), mode(1), sizes(), at(), data());
    }

    private List<Integer> sizes() {
        return skip("by") ? parsed(word -> Arrays.stream(word.split(",")).map(each -> atMost(each, LONGEST)).toList()) : List.of();
    }

    private Operation read() {
        String path = path();
        int mode = mode(0);
        long from = skip("at") ? parsed(Long::parseUnsignedLong) : 0;
        return new Operation.Read(path, mode, from, number("count", 8192), number("times", 2, MOST_TIMES));
    }

    private Operation create() {
        String path = path();
        expect("name");
        return new Operation.Create(path, path(), number("perm", 0666), mode(0));
    }

    private Operation sequence() {
        List<Operation> parts = new ArrayList<>();
        while (at < words.size() && words.get(at).equals("{")) {
            parts.add(braced());
        }
        return new Operation.Sequence(parts);
    }
}
