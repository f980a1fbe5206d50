package assay.reference.pardes.edit;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** Evaluates the addresses that clients write. */
public final class Addresses {

    private static final int MOST_BYTES = 4096;

    private final Searches searches;

    public Addresses(Searches searches) {
        this.searches = searches;
    }

    /**
     * Where addresses are seen from.
     *
     * @param limit where searches find anything
     */
    public record From(Text text, Span dot, Span mark, Span limit) {}

    /** What an address names; a line feed may end it. Empty, it names dot. */
    public Span whole(byte[] address, From from) {
        int end = address.length > 0 && address[address.length - 1] == '\n' ? address.length - 1 : address.length;
        if (end > MOST_BYTES) {
            throw new Refusal("address too long");
        }
        Scan scan = new Scan(address, 0, end);
        Address parsed = new AddressParser(scan, true).compound();
        scan.skipBlanks();
        if (scan.peek() != Scan.END) {
            throw AddressParser.bad();
        }
        return find(parsed, from);
    }

    /**
     * The end of the longest address that begins in a line at a place, if the line's end, a blank or a colon is behind it;
     * otherwise -1.
     */
    public static int end(byte[] line, int begin) {
        Scan scan = new Scan(line, begin, line.length);
        try {
            Address parsed = new AddressParser(scan, true).compound();
            int behind = scan.peek();
            boolean ended = behind == Scan.END || Scan.isBlank(behind) || behind == ':';
            return ended && !parsed.isEmpty() ? scan.at() : -1;
        } catch (Refusal none) {
            return -1;
        }
    }

    private Span find(Address address, From from) {
        Text text = from.text();
        return new Locator(text, searches, from.limit(), from.mark())
                .find(address, from.dot().within(text.characters()));
    }
}
