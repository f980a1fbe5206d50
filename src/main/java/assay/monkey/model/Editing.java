package assay.monkey.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import assay.monkey.model.Characters.Change;
import assay.monkey.operation.Data;

/** What an Edit command makes of a text, as far as there is no doubt about it. */
final class Editing {

    private final Characters body;
    private final String units;
    private final List<Change> changes = new ArrayList<>();
    private String rest;

    private Editing(String command, Characters body) {
        this.rest = command;
        this.body = body;
        this.units = body.units();
    }

    /**
     * What becomes of a text.
     *
     * @param changes in order and apart; none if the command changes nothing
     * @param dot where that is known
     */
    record Result(List<Change> changes, Optional<Range> dot) {}

    /**
     * Applies a command behind its address.
     *
     * @throws Unsure if the model knows too little
     * @throws Nowhere if the session must refuse it
     */
    static Result of(String command, Characters body, Range dot) {
        Editing editing = new Editing(command, body);
        Address.Read address = Address.read(command, body, dot);
        editing.rest = address.rest();
        return editing.result(address.range());
    }

    private Result result(Range range) {
        char command = next();
        if ("acid".indexOf(command) >= 0) {
            Change change = simple(command, range);
            end();
            changes.add(change);
            return new Result(changes, Optional.of(new Range(change.from(), change.from() + Characters.count(change.text()))));
        }
        switch (command) {
            case 's' -> substitute(range);
            case 'x', 'y' -> loop(command, range);
            case 'p', '=' -> end();
            default -> throw new Unsure(rest);
        }
        return new Result(changes, Optional.empty());
    }

    private char next() {
        if (rest.isEmpty()) {
            throw new Unsure("no command");
        }
        char next = rest.charAt(0);
        rest = rest.substring(1);
        return next;
    }

    private void end() {
        if (!rest.isBlank()) {
            throw new Unsure(rest);
        }
    }

    private String delimited() {
        if (rest.isEmpty() || rest.charAt(0) != '/') {
            throw new Unsure(rest);
        }
        rest = rest.substring(1);
        return upToDelimiter();
    }

    private String upToDelimiter() {
        int end = rest.indexOf('/');
        if (end < 0 || rest.substring(0, end).indexOf('\n') >= 0 || rest.substring(0, end).endsWith("\\")) {
            throw new Unsure(rest);
        }
        String inside = rest.substring(0, end);
        rest = rest.substring(end + 1);
        return inside;
    }

    private static String plain(String text) {
        if (text.indexOf('\\') >= 0) {
            throw new Unsure(text);
        }
        return text;
    }

    private Pattern pattern() {
        String expression = delimited();
        return Pattern.of(expression).orElseThrow(() -> new Unsure(expression));
    }

    private Change simple(char command, Range range) {
        if (command == 'd') {
            return new Change(range.from(), range.to(), Characters.bytes(""));
        }
        String text = plain(delimited());
        int from = command == 'a' ? range.to() : range.from();
        int to = command == 'i' ? range.from() : range.to();
        return new Change(from, to, Characters.bytes(text));
    }

    /** All matches within a piece; a null one that touches the one before is none. */
    private List<Range> matches(Pattern pattern, Range range) {
        List<Range> matches = new ArrayList<>();
        int last = -1;
        int place = range.from();
        while (place <= range.to()) {
            Optional<Range> found = pattern.first(units, place, range.to());
            if (found.isEmpty()) {
                break;
            }
            Range match = found.get();
            boolean nothing = match.from() == match.to();
            if (nothing && match.from() == last) {
                place++;
            } else {
                matches.add(match);
                last = match.to();
                place = nothing ? match.to() + 1 : match.to();
            }
        }
        return matches;
    }

    private void substitute(Range range) {
        int from = !rest.isEmpty() && Character.isDigit(rest.charAt(0)) ? next() - '0' : 1;
        Pattern pattern = pattern();
        String replacement = plain(upToDelimiter());
        boolean all = rest.startsWith("g");
        rest = all ? rest.substring(1) : rest;
        end();
        List<Range> found = matches(pattern, range);
        if (from == 0 || found.size() < from) {
            throw from == 0 ? new Unsure("the match before the first") : new Nowhere("no substitution");
        }
        found.subList(from - 1, all ? found.size() : from)
                .forEach(match -> changes.add(new Change(match.from(), match.to(), replaced(match, replacement))));
    }

    private Data replaced(Range match, String replacement) {
        Data itself = body.part(match.from(), match.to());
        Data text = Data.NONE;
        for (int each : replacement.codePoints().toArray()) {
            text = text.and(each == '&' ? itself : Characters.bytes(Character.toString(each)));
        }
        return text;
    }

    private void loop(char command, Range range) {
        List<Range> found = matches(pattern(), range);
        String inner = rest;
        for (Range each : command == 'x' ? found : between(found, range)) {
            rest = inner;
            inside(each);
        }
        if (found.isEmpty() && command == 'x') {
            rest = inner;
            inside(Range.at(0));
            changes.clear();
        }
        requireOrder();
    }

    private static List<Range> between(List<Range> found, Range range) {
        List<Range> between = new ArrayList<>();
        int from = range.from();
        for (Range match : found) {
            between.add(new Range(from, match.from()));
            from = match.to();
        }
        between.add(new Range(from, range.to()));
        return between;
    }

    private void inside(Range match) {
        char command = next();
        if (command == 'g' || command == 'v') {
            boolean matched = pattern().first(units, match.from(), match.to()).isPresent();
            char last = next();
            Change change = checked(last, match);
            if (matched == (command == 'g')) {
                changes.add(change);
            }
            return;
        }
        changes.add(checked(command, match));
    }

    private Change checked(char command, Range match) {
        if ("acid".indexOf(command) < 0) {
            throw new Unsure("in a loop: " + command);
        }
        Change change = simple(command, match);
        end();
        return change;
    }

    /** Two changes at one place are somebody else's doubt. */
    private void requireOrder() {
        for (int i = 1; i < changes.size(); i++) {
            if (changes.get(i).from() < changes.get(i - 1).to()
                    || changes.get(i).from() == changes.get(i - 1).from() && changes.get(i).to() == changes.get(i - 1).to()) {
                throw new Unsure("changes touch");
            }
        }
    }
}
