package assay.monkey.model;

/**
 * Finds the place of an address in a text, as far as there is no doubt about it.
 *
 * <p>Written from the rules of the language, and on purpose with nothing of any server.
 */
final class Address {

    private static final int LONG = 300;

    private final String text;
    private final Characters body;
    private final String units;
    private int at;

    private Address(String text, Characters body) {
        this.text = text;
        this.body = body;
        this.units = body.units();
    }

    /** An address that was read off the front of a text. */
    record Read(Range range, String rest) {}

    /**
     * Reads an address as far as it goes.
     *
     * @throws Unsure if the model knows too little
     * @throws Nowhere if there is no such place
     */
    static Read read(String text, Characters body, Range dot) {
        if (text.length() > LONG) {
            throw new Unsure("a long address");
        }
        Address address = new Address(text, body);
        Range range = address.compound(dot);
        return new Read(range, text.substring(address.at));
    }

    /** The place of a whole address. */
    static Range of(String text, Characters body, Range dot) {
        Read read = read(text, body, dot);
        if (!read.rest().isEmpty()) {
            throw new Unsure(text);
        }
        return read.range();
    }

    private boolean is(String some) {
        return at < text.length() && some.indexOf(text.charAt(at)) >= 0;
    }

    private Range compound(Range dot) {
        boolean empty = !starts();
        Range left = empty && is(",;") ? Range.at(0) : empty ? dot : simple(dot);
        if (!is(",;")) {
            return left;
        }
        char separator = text.charAt(at++);
        if (is(",;")) {
            throw new Unsure("two separators");
        }
        Range from = separator == ';' ? left : dot;
        Range right = starts() ? compound(from) : Range.at(body.length());
        if (right.to() < left.from()) {
            throw new Nowhere(text);
        }
        return new Range(left.from(), right.to());
    }

    private boolean starts() {
        return is("#/?.$+-0123456789");
    }

    private Range simple(Range dot) {
        Range range = dot;
        boolean first = true;
        while (starts() && (first || !is(".$"))) {
            int sign = is("+-") ? (text.charAt(at++) == '+' ? 1 : -1) : first ? 0 : 1;
            range = term(range, sign, dot);
            first = false;
        }
        return range;
    }

    private Range term(Range from, int sign, Range dot) {
        if (is("/?")) {
            return search(from, sign);
        }
        if (sign == 0 && is(".$")) {
            return text.charAt(at++) == '.' ? dot : Range.at(body.length());
        }
        if (is("#")) {
            at++;
            return character(number(), from, sign);
        }
        return line(is("0123456789") ? number() : 1, from, sign);
    }

    private int number() {
        int start = at;
        while (is("0123456789")) {
            at++;
        }
        if (start == at || at - start > 8 || is(":")) {
            throw new Unsure(text);
        }
        return Integer.parseInt(text.substring(start, at));
    }

    private Range search(Range from, int sign) {
        char delimiter = text.charAt(at++);
        int end = text.indexOf(delimiter, at);
        Pattern pattern = Pattern.of(text.substring(at, end < 0 ? text.length() : end)).orElseThrow(() -> new Unsure(text));
        at = end < 0 ? text.length() : end + 1;
        if (delimiter == '?' != sign < 0) {
            if (!pattern.plain()) {
                throw new Unsure(text);
            }
            return pattern.previous(units, from.from()).orElseThrow(() -> new Nowhere(text));
        }
        return pattern.next(units, from.to()).orElseThrow(() -> new Nowhere(text));
    }

    private Range character(int count, Range from, int sign) {
        int place = sign == 0 ? count : sign > 0 ? from.to() + count : from.from() - count;
        if (place < 0 || place > body.length()) {
            throw new Nowhere(text);
        }
        return Range.at(place);
    }

    private Range line(int count, Range from, int sign) {
        if (body.length() == 0) {
            throw new Unsure("lines of nothing");
        }
        return sign < 0 ? back(count, from.from()) : forward(count, sign == 0 ? 0 : from.to());
    }

    /** From the line in which a piece ends, so many on; no line is the rest of that one. */
    private Range forward(int count, int end) {
        if (count == 0) {
            return end == 0 ? Range.at(0) : new Range(end, endOfLine(end - 1));
        }
        int place = end == 0 ? 0 : end;
        int lines = end == 0 || body.endsLine(end - 1) ? 1 : 0;
        while (lines < count) {
            if (place >= body.length()) {
                throw new Nowhere(text);
            }
            lines += body.endsLine(place) ? 1 : 0;
            place++;
        }
        return new Range(place, endOfLine(place));
    }

    private int endOfLine(int place) {
        int end = place;
        while (end < body.length() && !body.endsLine(end)) {
            end++;
        }
        return Math.min(end + 1, body.length());
    }

    private Range back(int count, int start) {
        if (count == 0) {
            return new Range(startOfLine(start), start);
        }
        int place = start;
        for (int lines = 0; lines < count; ) {
            if (place == 0) {
                lines++;
                if (lines != count) {
                    throw new Nowhere(text);
                }
            } else if (!body.endsLine(place - 1)) {
                place--;
            } else {
                lines++;
                place -= lines == count ? 0 : 1;
            }
        }
        return new Range(startOfLine(Math.max(0, place - 1)), place);
    }

    private int startOfLine(int place) {
        int start = place;
        while (start > 0 && !body.endsLine(start - 1)) {
            start--;
        }
        return start;
    }
}
