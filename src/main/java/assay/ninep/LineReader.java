package assay.ninep;

import java.util.ArrayList;
import java.util.List;

/** Reads fields off a printed line, each behind its name. */
final class LineReader implements FieldReader {

    private final Words words;

    LineReader(Words words) {
        this.words = words;
    }

    private int number(String name, int bits) {
        words.expect(name);
        return number(bits);
    }

    private int number(int bits) {
        long value = Long.parseUnsignedLong(words.next());
        if (value < 0 || value >= 1L << bits) {
            throw new IllegalArgumentException("does not fit into " + bits + " bits: " + Long.toUnsignedString(value));
        }
        return (int) value;
    }

    @Override
    public int u8(String name) {
        return number(name, 8);
    }

    @Override
    public int u16(String name) {
        return number(name, 16);
    }

    @Override
    public int u32(String name) {
        return number(name, 32);
    }

    @Override
    public long u64(String name) {
        words.expect(name);
        return Long.parseUnsignedLong(words.next());
    }

    @Override
    public String string(String name) {
        words.expect(name);
        return words.text();
    }

    @Override
    public byte[] data(String name) {
        return Text.encode(string(name));
    }

    @Override
    public List<String> names(String name) {
        words.expect(name);
        words.expect("[");
        List<String> names = new ArrayList<>();
        while (!words.skip("]")) {
            names.add(words.text());
        }
        return names;
    }

    @Override
    public Qid qid(String name) {
        words.expect(name);
        return qid();
    }

    private Qid qid() {
        words.expect("(");
        long path = Long.parseUnsignedLong(words.next());
        int vers = number(32);
        int type = number(8);
        words.expect(")");
        return new Qid(type, vers, path);
    }

    @Override
    public List<Qid> qids(String name) {
        words.expect(name);
        words.expect("[");
        List<Qid> qids = new ArrayList<>();
        while (!words.skip("]")) {
            qids.add(qid());
        }
        return qids;
    }

    @Override
    public Dir dir(String name) {
        words.expect(name);
        words.expect("{");
        Dir dir = Dir.read(this);
        words.expect("}");
        return dir;
    }
}
