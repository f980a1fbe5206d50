package assay.monkey.operation;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that are given to a file; never changed. */
public final class Data {

    public static final Data NONE = new Data(new byte[0]);

    private final byte[] bytes;

    private Data(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Data of(byte[] bytes) {
        return new Data(bytes.clone());
    }

    public static Data of(String text) {
        return new Data(text.getBytes(StandardCharsets.UTF_8));
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    public int size() {
        return bytes.length;
    }

    public int at(int place) {
        return bytes[place] & 0xff;
    }

    /** A part; what lies beyond the end is left out. */
    public Data part(int from, int to) {
        return new Data(Arrays.copyOfRange(bytes, Math.min(from, bytes.length), Math.min(to, bytes.length)));
    }

    public Data and(Data more) {
        ByteArrayOutputStream both = new ByteArrayOutputStream(bytes.length + more.bytes.length);
        both.writeBytes(bytes);
        both.writeBytes(more.bytes);
        return new Data(both.toByteArray());
    }

    public Data times(int count) {
        ByteArrayOutputStream all = new ByteArrayOutputStream(bytes.length * count);
        for (int i = 0; i < count; i++) {
            all.writeBytes(bytes);
        }
        return new Data(all.toByteArray());
    }

    public boolean endsLine() {
        return bytes.length > 0 && bytes[bytes.length - 1] == '\n';
    }

    /** The bytes as characters of one byte each, to search in. */
    public String latin() {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    public static Data ofLatin(String text) {
        return new Data(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Data that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** As it stands in a printed operation. */
    @Override
    public String toString() {
        return Quoted.print(bytes);
    }
}
