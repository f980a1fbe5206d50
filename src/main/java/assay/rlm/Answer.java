package assay.rlm;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import tools.jackson.databind.node.ObjectNode;

/**
 * What was heard from a request on up to its {@code done}, that one included.
 *
 * @param id the request's
 * @param heard everything, what belongs to nobody or to others too
 */
public record Answer(String id, List<Incoming> heard) {

    public Answer {
        heard = List.copyOf(heard);
    }

    /** The last event, which ended it. */
    public ObjectNode done() {
        return ((Incoming.Event) heard.get(heard.size() - 1)).object();
    }

    public String status() {
        return done().path("status").asString("");
    }

    /** The events that carry the request's id, in order. */
    public List<Incoming.Event> own() {
        return events(event -> event.isOf(id)).toList();
    }

    /** The first event of a kind that carries the request's id. */
    public Optional<Incoming.Event> own(String name) {
        return events(event -> event.isOf(id) && event.is(name)).findFirst();
    }

    /** All that one writer wrote to one stream, as one text. */
    public String written(String stream, Optional<String> writer) {
        return events(event -> event.is(stream) && event.id().equals(writer))
                .map(event -> event.text("text"))
                .collect(Collectors.joining());
    }

    public Stream<Incoming.Event> events(Predicate<Incoming.Event> wanted) {
        return heard.stream()
                .filter(Incoming.Event.class::isInstance)
                .map(Incoming.Event.class::cast)
                .filter(wanted);
    }
}
