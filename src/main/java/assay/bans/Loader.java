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
    void load(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IOException(Files.exists(file) ? "it is neither a file nor a folder" : "it is a link that leads nowhere");
        }
        long size = Files.size(file);
        length = 0;
        try (InputStream in = Files.newInputStream(file)) {
            int read;
            do {
                makeRoom(Math.min(size + 1, LARGEST));
                read = in.read(text, length, Math.min(PIECE, text.length - length));
                length += Math.max(read, 0);
            } while (read >= 0);
        }
        if (length >= 2 && ((text[0] & 0xff) << 8 | text[1] & 0xff) >= 0xfeff && (text[0] & 0xff | text[1] & 0xff) == 0xff) {
            throw new IOException("it is written in UTF-16, where no needle would be found");
        }
    }

    private void makeRoom(long wanted) throws IOException {
        if (length >= LARGEST) {
            throw new IOException("it is larger than 1 GiB, which no source is");
        }
        if (text.length == length || text.length < wanted) {
            text = Arrays.copyOf(text, (int) Math.min(LARGEST, Math.max(wanted, Math.max(text.length, length * 2L))));
        }
    }

    byte[] text() {
        return text;
    }

    int length() {
        return length;
    }
}
