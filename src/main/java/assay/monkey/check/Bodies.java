package assay.monkey.check;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import assay.monkey.client.Client;
import assay.monkey.client.Look;
import assay.monkey.model.Range;
import assay.monkey.operation.Data;
import assay.ninep.Mode;
import assay.ninep.Tmessage;

/** The bodies and dots of panes, kept open as long as their panes are there, and read several at a time. */
final class Bodies {

    private static final Pattern PLACES = Pattern.compile(" *(\\d+) +(\\d+) ");

    private final Map<Long, Files> open = new HashMap<>();

    private record Files(Look.Open body, Look.Open dot) {
        private List<Look.Open> both() {
            return List.of(body, dot);
        }
    }

    /** What a pane shows. */
    record Seen(Data body, Range dot) {}

    /** The reads of one pane that are under way. */
    private record Asked(Files files, Tmessage body, Tmessage dot) {}

    /** What some panes show; one that cannot be seen is left out. */
    Map<Long, Seen> seen(Collection<Long> serials, Client client) {
        Look look = new Look(client);
        open(serials.stream().filter(serial -> !open.containsKey(serial)).toList(), look);
        Map<Long, Asked> asked = new LinkedHashMap<>();
        serials.stream().filter(open::containsKey).forEach(serial -> asked.put(serial, ask(open.get(serial), look)));
        Map<Long, Seen> seen = new LinkedHashMap<>();
        asked.forEach((serial, each) -> seen(each, look).ifPresent(some -> seen.put(serial, some)));
        return seen;
    }

    private void open(List<Long> serials, Look look) {
        List<Optional<Look.Open>> opened = look.open(serials.stream()
                .flatMap(serial -> Stream.of("/pane/" + serial + "/body", "/pane/" + serial + "/dot")).toList(), Mode.OREAD);
        for (int at = 0; at < serials.size(); at++) {
            List<Look.Open> both = opened.subList(2 * at, 2 * at + 2).stream().flatMap(Optional::stream).toList();
            if (both.size() == 2) {
                open.put(serials.get(at), new Files(both.get(0), both.get(1)));
            } else {
                look.clunk(both);
            }
        }
    }

    private static Asked ask(Files files, Look look) {
        return new Asked(files, look.startReading(files.body()), look.startReading(files.dot()));
    }

    private static Optional<Seen> seen(Asked asked, Look look) {
        Optional<Data> body = look.whole(asked.files().body(), asked.body());
        Matcher places = PLACES.matcher(look.whole(asked.files().dot(), asked.dot()).map(Data::latin).orElse(""));
        return places.matches() ? body.map(text -> new Seen(text,
                new Range(Integer.parseInt(places.group(1)), Integer.parseInt(places.group(2))))) : Optional.empty();
    }

    /** Closes what belongs to panes that are gone. */
    void keep(Collection<Long> serials, Client client) {
        Look look = new Look(client);
        open.entrySet().removeIf(each -> {
            boolean gone = !serials.contains(each.getKey());
            if (gone) {
                look.clunk(each.getValue().both());
            }
            return gone;
        });
    }

    /** The connection has ended. */
    void forget() {
        open.clear();
    }
}
