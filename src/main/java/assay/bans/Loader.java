package assay.bans;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Brings one file after the other into the same memory. */
final class Loader {

    private static final int LARGEST = 1 << 30;
    private static final int PIECE = 1 << 18;

    private byte[] text = new byte[1 << 20];
    private int length;

    /** @throws IOException if the file cannot be judged; its message says why */
    void load(Tree.Entry entry, Path place) throws IOException {
        if (!entry.file()) {
            throw new IOException(entry.exists() ? "it is neither a file nor a folder" : "it is a link that leads nowhere");
        }
        length = 0;
        makeRoom(entry.size() + 1);
        try (InputStream in = Files.newInputStream(place)) {
            while (!readsToTheEnd(in, entry.size())) {
                makeRoom(length + 1L);
            }
        }
        if (isWide()) {
            throw new IOException("it is written in UTF-16, where no needle would be found");
        }
    }

    /** The end is near when less came than there was room for; a file that has grown is asked again. */
    private boolean readsToTheEnd(InputStream in, long size) throws IOException {
        int asked = Math.min(PIECE, text.length - length);
        int came = in.read(text, length, asked);
        length += Math.max(came, 0);
        return came < 0 || came < asked && length == size;
    }

    private void makeRoom(long wanted) throws IOException {
        if (wanted > LARGEST) {
            throw new IOException("it is larger than 1 GiB, which no source is");
        }
        if (text.length < wanted) {
            text = Arrays.copyOf(text, (int) Math.min(LARGEST, Math.max(wanted, text.length * 2L)));
        }
    }

    private boolean isWide() {
        int mark = length < 2 ? 0 : (text[0] & 0xff) << 8 | text[1] & 0xff;
        return mark == 0xfeff || mark == 0xfffe;
    }

    byte[] text() {
        return text;
    }

    int length() {
        return length;
    }
}
