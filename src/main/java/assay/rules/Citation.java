package assay.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule's description, taken apart: what it says, and the pins that its last line cites.
 *
 * @param description the lines before the source line
 * @param pins document and name of each pin, in order
 * @param trouble what is wrong with the source line, if anything is
 */
record Citation(String description, List<String> pins, Optional<String> trouble) {

    private static final String FORM = "end the description with a line 'Source: <document>: <pin>, <pin>; <document>: …'";

    static Citation of(String description) {
        List<String> lines = new ArrayList<>(description.strip().lines().map(String::strip).toList());
        if (lines.isEmpty() || !lines.get(lines.size() - 1).startsWith("Source:")) {
            return new Citation(String.join("\n", lines), List.of(), Optional.of("the rule names no source: " + FORM));
        }
        String source = lines.remove(lines.size() - 1);
        return cited(String.join("\n", lines).strip(), source.substring("Source:".length()));
    }

    private static Citation cited(String description, String source) {
        List<String> pins = new ArrayList<>();
        boolean wellFormed = true;
        for (String document : source.split(";", -1)) {
            String[] halves = document.split(":", 2);
            wellFormed &= halves.length == 2 && !halves[0].isBlank();
            if (halves.length == 2) {
                wellFormed &= addPins(halves[0].strip(), halves[1], pins);
            }
        }
        Optional<String> trouble = wellFormed ? Optional.empty() : Optional.of("the source line cannot be read: " + FORM);
        return new Citation(description, pins, trouble);
    }

    private static boolean addPins(String document, String names, List<String> pins) {
        boolean wellFormed = true;
        for (String name : names.split(",", -1)) {
            wellFormed &= !name.isBlank();
            pins.add(document + ": " + name.strip());
        }
        return wellFormed;
    }
}
