package assay.monkey.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import assay.monkey.client.Client;
import assay.monkey.client.Look;
import assay.monkey.operation.Data;
import assay.ninep.Dir;
import assay.ninep.Mode;
import assay.ninep.Text;

/**
 * What a session shows of its panes and columns.
 *
 * @param first the index, read before the directories
 * @param panes the names of the panes' directory
 * @param columns the ids of the columns
 * @param index the index, read after them
 * @param listing an open file to look at more closely, if there is one
 */
public record Sight(Data first, List<String> panes, List<Long> columns, Data index, Optional<Look.Open> listing) {

    private static final List<String> PATHS = List.of("/index", "/pane", "/col", "/index");

    /**
     * Looks at a session, in as few turns as can tell whether something changed meanwhile.
     *
     * @param listing one more file to open
     * @return nothing if it could not be seen
     */
    public static Optional<Sight> of(Client client, String listing) {
        Look look = new Look(client);
        List<Optional<Look.Open>> open =
                look.open(Stream.concat(PATHS.stream(), Stream.of(listing)).toList(), Mode.OREAD);
        List<Look.Open> ours = open.subList(0, PATHS.size()).stream().flatMap(Optional::stream).toList();
        try {
            return ours.size() < PATHS.size() ? Optional.empty() : seen(look, ours, open.get(PATHS.size()));
        } finally {
            look.clunk(ours);
        }
    }

    private static Optional<Sight> seen(Look look, List<Look.Open> open, Optional<Look.Open> listing) {
        Optional<Data> first = look.read(open.get(0));
        List<Optional<Data>> directories = look.firstOf(open.subList(1, 3));
        Optional<Data> index = look.read(open.get(3));
        if (Stream.of(first, directories.get(0), directories.get(1), index).anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(new Sight(first.get(), names(directories.get(0).get()),
                names(directories.get(1).get()).stream().filter(name -> name.matches("\\d{1,10}")).map(Long::valueOf).toList(),
                index.get(), listing));
    }

    static List<String> names(Data directory) {
        return Dir.entries(directory.bytes()).stream().map(Dir::name).toList();
    }

    boolean still() {
        return first.equals(index);
    }

    /** The lines of the index, split wherever any reader might take a line to end. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(Text.decode(index.bytes()).split("\r\n|[\n\r\u000b\f\u001c-\u001e\u0085\u2028\u2029]", -1)));
        if (lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return lines;
    }

    /** The serials of the index, in its order; a line without one gives none. */
    public List<Long> serials() {
        return lines().stream().map(String::strip).map(line -> line.split("\\s+")[0])
                .filter(word -> word.matches("\\d{1,10}")).map(Long::valueOf).toList();
    }
}
