package assay.reference.pardes.edit;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

import assay.reference.pardes.edit.Address.Kind;
import assay.reference.pardes.edit.Address.Term;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Utf8;

/** Reads the longest address that begins here, term by term and without recursion. */
final class AddressParser {

    private static final int MOST_TERMS = 300;
    private static final int MOST_BYTES = 4096;

    private final Scan scan;
    private final boolean characters;
    private final int begin;
    private int terms;

    /** @param characters whether a line and a character in it may be written as two numbers */
    AddressParser(Scan scan, boolean characters) {
        this.scan = scan;
        this.characters = characters;
        begin = scan.at();
    }

    static Refusal bad() {
        return new Refusal("bad address syntax");
    }

    Address compound() {
        List<List<Term>> simples = new ArrayList<>();
        StringBuilder between = new StringBuilder();
        simples.add(simple());
        for (int mark = scan.at(); isComma(skipped()); mark = scan.at()) {
            boolean again = between.length() > 0 && simples.get(simples.size() - 1).isEmpty();
            if (again) {
                throw bad();
            }
            between.append((char) scan.next());
            mark = scan.at();
            simples.add(simple());
        }
        return new Address(simples, between.toString());
    }

    private static boolean isComma(int point) {
        return point == ',' || point == ';';
    }

    /** What comes behind blanks. They are only taken if something of the address does. */
    private int skipped() {
        int mark = scan.at();
        scan.skipBlanks();
        int point = scan.peek();
        if (!isComma(point) && !beginsTerm(point)) {
            scan.back(mark);
        }
        return point;
    }

    private static boolean beginsTerm(int point) {
        return Scan.isDigit(point) || point != Scan.END && "#/?.$'+-".indexOf(point) >= 0;
    }

    /** A simple address; without terms if there is none. */
    List<Term> simple() {
        List<Term> found = new ArrayList<>();
        while (beginsTerm(skipped())) {
            Term term = term();
            if (!found.isEmpty() && term.kind().isFirst()) {
                throw bad();
            }
            if (!found.isEmpty() && !term.kind().isSign() && !found.get(found.size() - 1).kind().isSign()) {
                found.add(Term.of(Kind.PLUS));
            }
            found.add(term);
        }
        return found;
    }

    private Term term() {
        if (++terms > MOST_TERMS || scan.at() - begin > MOST_BYTES) {
            throw new Refusal("address too long");
        }
        if (scan.atDigit()) {
            return line(scan.number());
        }
        int point = scan.next();
        return switch (point) {
            case '#' -> count();
            case '/' -> new Term(Kind.ONWARDS, 0, 0, expression('/'));
            case '?' -> new Term(Kind.BACKWARDS, 0, 0, expression('?'));
            case '.' -> Term.of(Kind.DOT);
            case '$' -> Term.of(Kind.END);
            case '\'' -> Term.of(Kind.MARK);
            case '+' -> Term.of(Kind.PLUS);
            default -> Term.of(Kind.MINUS);
        };
    }

    private Term line(int number) {
        int mark = scan.at();
        if (characters && scan.take(':')) {
            if (scan.atDigit()) {
                return new Term(Kind.LINE_AND_CHARACTER, number, scan.number(), null);
            }
            scan.back(mark);
        }
        return Term.of(Kind.LINES, number);
    }

    private Term count() {
        if (!scan.atDigit()) {
            throw bad();
        }
        return Term.of(Kind.CHARACTERS, scan.number());
    }

    /** An expression up to its delimiter, or to the end of the line. */
    private byte[] expression(int delimiter) {
        byte[] source = expression(scan, delimiter);
        scan.take(delimiter);
        if (source.length > 0) {
            Regexp.of(source);
        }
        return source;
    }

    static byte[] expression(Scan scan, int delimiter) {
        ByteArrayOutputStream source = new ByteArrayOutputStream();
        while (scan.peek() != Scan.END && scan.peek() != '\n' && scan.peek() != delimiter) {
            int point = scan.next();
            Utf8.put(source, point);
            if (point == '\\' && scan.peek() != Scan.END && scan.peek() != '\n') {
                Utf8.put(source, scan.next());
            }
        }
        return source.toByteArray();
    }
}
