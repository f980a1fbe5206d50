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

    private static final Map<String, Function<Reader, Operation>> READERS = Map.ofEntries(
            Map.entry("write", Reader::write),
            Map.entry("read", Reader::read),
            Map.entry("stat", in -> new Operation.Stat(in.path())),
            Map.entry("remove", in -> new Operation.Remove(in.path())),
            Map.entry("create", Reader::create),
            Map.entry("fids", in -> new Operation.Fids(in.path())),
            Map.entry("hold", in -> new Operation.Hold(in.next(), in.path(), in.number("mode", 0))),
            Map.entry("write-held", in -> new Operation.WriteHeld(in.next(), in.data())),
            Map.entry("read-held", in -> new Operation.ReadHeld(in.next(), in.number("count", 8192), in.at())),
            Map.entry("leave", in -> new Operation.Leave(in.next(), in.number("count", 8192))),
            Map.entry("flush", in -> new Operation.Flush(in.next())),
            Map.entry("clunk", in -> new Operation.Clunk(in.next())),
            Map.entry("listing", in -> new Operation.Listing(in.path(), in.braced())),
            Map.entry("watch", in -> new Operation.Watch(in.path(), in.braced())),
            Map.entry("cut", in -> new Operation.Cut(in.path(), in.number("sent", 0), in.data())),
            Map.entry("restore", in -> new Operation.Restore(in.data())),
            Map.entry("host", in -> new Operation.Host(in.path(), in.perhapsData())),
            Map.entry("sequence", Reader::sequence),
            Map.entry("aside", in -> new Operation.Aside(in.braced())),
            Map.entry("together", in -> new Operation.Together(in.braced(), in.braced())));

    private final List<String> words;
    private int at;

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
            throw new IllegalArgumentException(bad.getMessage() + ": " + line, bad);
        }
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
        boolean more = end + 1 < line.length() && line.charAt(end) == '+' && line.charAt(end + 1) == '"';
        return more ? end(line, end + 1) : end;
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
        return Optional.ofNullable(READERS.get(word))
                .orElseThrow(() -> new IllegalArgumentException("there is no operation '" + word + "'"))
                .apply(this);
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

    private int number(String name, int usual) {
        return skip(name) ? parsed(Integer::parseUnsignedInt) : usual;
    }

    private long at() {
        return skip("at") ? parsed(Long::parseUnsignedLong) : Operation.ONWARD;
    }

    private <N> N parsed(Function<String, N> parse) {
        String word = next();
        try {
            return parse.apply(word);
        } catch (NumberFormatException bad) {
            throw new IllegalArgumentException("'" + word + "' is no number that fits here", bad);
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
        return new Operation.Write(path(), number("mode", 1), sizes(), at(), data());
    }

    private List<Integer> sizes() {
        return skip("by") ? parsed(word -> Arrays.stream(word.split(",")).map(Integer::valueOf).toList()) : List.of();
    }

    private Operation read() {
        String path = path();
        int mode = number("mode", 0);
        long from = skip("at") ? parsed(Long::parseUnsignedLong) : 0;
        return new Operation.Read(path, mode, from, number("count", 8192), number("times", 2));
    }

    private Operation create() {
        String path = path();
        expect("name");
        return new Operation.Create(path, path(), number("perm", 0666), number("mode", 0));
    }

    private Operation sequence() {
        List<Operation> parts = new ArrayList<>();
        while (at < words.size() && words.get(at).equals("{")) {
            parts.add(braced());
        }
        return new Operation.Sequence(parts);
    }
}
