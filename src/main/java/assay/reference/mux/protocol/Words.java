package assay.reference.mux.protocol;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A list of texts as bytes: each is its length in four bytes and itself in UTF-8. */
public final class Words {

    private Words() {}

    public static byte[] write(List<String> words) {
        List<byte[]> encoded = new ArrayList<>(words.size());
        int size = 0;
        for (String word : words) {
            byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
            encoded.add(bytes);
            size += Integer.BYTES + bytes.length;
        }
        ByteBuffer out = ByteBuffer.allocate(size);
        for (byte[] bytes : encoded) {
            out.putInt(bytes.length).put(bytes);
        }
        return out.array();
    }

    /** @throws Malformed if the bytes end within a word, or a word has no length that fits */
    public static List<String> read(byte[] bytes) throws Malformed {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        List<String> words = new ArrayList<>();
        while (in.hasRemaining()) {
            words.add(word(in));
        }
        return words;
    }

    private static String word(ByteBuffer in) throws Malformed {
        int length = in.remaining() < Integer.BYTES ? -1 : in.getInt();
        if (length < 0 || length > in.remaining()) {
            throw new Malformed("words that are cut short");
        }
        String word = new String(in.array(), in.position(), length, StandardCharsets.UTF_8);
        in.position(in.position() + length);
        return word;
    }
}
