package assay.reference.pardes.text;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Bytes of any kind, kept as they came, that can be asked where characters and lines begin.
 *
 * <p>It is cut into blocks with their counts. A change touches the blocks around it, and a question looks into one.
 */
public final class Text {

    /** A change this near to a block's end may join bytes beyond it to a character. */
    private static final int REACH = Utf8.LONGEST - 1;

    private final List<Block> blocks = new ArrayList<>();
    private final Sums sums = new Sums(blocks);
    private SoftReference<byte[]> whole = new SoftReference<>(null);

    public Text() {}

    public Text(byte[] bytes) {
        Block.cut(bytes, blocks);
    }

    public int length() {
        return sums.bytes(blocks.size());
    }

    public int characters() {
        return sums.characters(blocks.size());
    }

    /** How many line feeds there are. */
    public int breaks() {
        return sums.breaks(blocks.size());
    }

    /** Where a character begins, in bytes. */
    public int offset(int character) {
        if (character >= characters()) {
            return length();
        }
        int i = sums.atCharacter(character);
        return sums.bytes(i) + blocks.get(i).offset(character - sums.characters(i));
    }

    /** The position of the character that an offset lies in or before. */
    public int character(int offset) {
        if (offset >= length()) {
            return characters();
        }
        int i = sums.atByte(offset);
        return sums.characters(i) + blocks.get(i).character(offset - sums.bytes(i));
    }

    /** Where the line behind the n-th line feed begins, in bytes. */
    public int behind(int breaks) {
        if (breaks == 0) {
            return 0;
        }
        int i = sums.atBreak(breaks);
        return sums.bytes(i) + blocks.get(i).behind(breaks - sums.breaks(i));
    }

    /** How many line feeds stand before an offset. */
    public int breaksBefore(int offset) {
        if (offset >= length()) {
            return breaks();
        }
        int i = sums.atByte(offset);
        return sums.breaks(i) + Block.breaks(blocks.get(i).bytes(), 0, offset - sums.bytes(i));
    }

    public byte at(int offset) {
        int i = sums.atByte(offset);
        return blocks.get(i).bytes()[offset - sums.bytes(i)];
    }

    public byte[] bytes(int from, int to) {
        byte[] copy = new byte[to - from];
        for (int at = from; at < to; ) {
            int i = sums.atByte(at);
            byte[] block = blocks.get(i).bytes();
            int within = at - sums.bytes(i);
            int count = Math.min(block.length - within, to - at);
            System.arraycopy(block, within, copy, at - from, count);
            at += count;
        }
        return copy;
    }

    /** All of it, not to be written into; kept until the next change, or until memory runs short. */
    public byte[] whole() {
        byte[] all = whole.get();
        if (all == null) {
            all = bytes(0, length());
            whole = new SoftReference<>(all);
        }
        return all;
    }

    /** Whether this is what {@link #whole} gave, and nothing has changed since. */
    public boolean isWhole(byte[] bytes) {
        return whole.refersTo(bytes);
    }

    /** Puts bytes in the place of others. */
    public void change(Change change) {
        int first = blocks.isEmpty() ? 0 : sums.atByte(Math.max(0, Math.min(change.from() - REACH, length() - 1)));
        int end = Math.min(length(), change.to() + REACH);
        int last = end == 0 ? first - 1 : sums.atByte(end - 1);
        int from = sums.bytes(first);
        int to = sums.bytes(last + 1);
        put(first, last + 1, join(bytes(from, change.from()), change.with(), bytes(change.to(), to)));
    }

    private void put(int first, int end, byte[] joined) {
        List<Block> fresh = new ArrayList<>(2);
        Block.cut(joined, fresh);
        List<Block> old = blocks.subList(first, end);
        old.clear();
        old.addAll(fresh);
        sums.forget(first);
        whole.clear();
    }

    private static byte[] join(byte[] head, byte[] middle, byte[] tail) {
        byte[] joined = Arrays.copyOf(head, head.length + middle.length + tail.length);
        System.arraycopy(middle, 0, joined, head.length, middle.length);
        System.arraycopy(tail, 0, joined, head.length + middle.length, tail.length);
        return joined;
    }

    /** Makes many changes at once: rising, not overlapping, all counted in the text before. */
    public void change(List<Change> changes) {
        if (changes.size() < 16) {
            for (int i = changes.size() - 1; i >= 0; i--) {
                change(changes.get(i));
            }
            return;
        }
        int from = changes.get(0).from();
        int to = changes.get(changes.size() - 1).to();
        change(new Change(from, to, rewritten(changes, from, to)));
    }

    private byte[] rewritten(List<Change> changes, int from, int to) {
        byte[] old = bytes(from, to);
        int growth = changes.stream().mapToInt(Change::growth).sum();
        byte[] fresh = new byte[to - from + growth];
        int read = 0;
        int written = 0;
        for (Change change : changes) {
            int kept = change.from() - from - read;
            System.arraycopy(old, read, fresh, written, kept);
            System.arraycopy(change.with(), 0, fresh, written + kept, change.with().length);
            written += kept + change.with().length;
            read = change.to() - from;
        }
        return fresh;
    }
}
