package assay.monty;

import java.util.List;
import java.util.stream.Collectors;

import assay.monty.wire.Print;

/**
 * One turn: what the worker printed, and what ended it.
 *
 * @param prints in order
 * @param end an event that is no print, or garbage, or the end of the process
 */
public record Turn(List<Print> prints, Incoming end) {

    public Turn {
        prints = List.copyOf(prints);
    }

    /** All that was printed, as one text. */
    public String printed() {
        return prints.stream().map(Print::getText).collect(Collectors.joining());
    }
}
