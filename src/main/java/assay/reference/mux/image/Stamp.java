package assay.reference.mux.image;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Makes a copy of an image that is newer, or older, than the image, and otherwise the same byte for byte.
 *
 * <p>The version is an entry of the jar behind the image's launcher, stored and of one width: it is overwritten, with its
 * checksum in both places that the format has it in. So a copy has the size of its image, and starts as fast.
 *
 * <pre>Stamp.copy(Path.of("target/mux"), scratch.resolve("mux"), new Version("0.2.0"));</pre>
 */
public final class Stamp {

    private static final byte[] NAME = Version.RESOURCE.getBytes(StandardCharsets.US_ASCII);
    private static final int LOCAL = 0x04034b50;
    private static final int LOCAL_HEADER = 30;
    private static final int LOCAL_CHECKSUM = 14;
    private static final int LOCAL_EXTRA = 28;
    private static final int CENTRAL = 0x02014b50;
    private static final int CENTRAL_HEADER = 46;
    private static final int CENTRAL_CHECKSUM = 16;

    private final ByteBuffer image;

    private Stamp(byte[] image) {
        this.image = ByteBuffer.wrap(image).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Writes the copy, which may be executed by its owner and read by all.
     *
     * @throws IOException if the image cannot be read, is no image, or the copy cannot be written
     */
    public static void copy(Path image, Path copy, Version version) throws IOException {
        Stamp stamp = new Stamp(Files.readAllBytes(image));
        stamp.write(String.format("%-" + Version.WIDTH + "s", version.text()).getBytes(StandardCharsets.US_ASCII));
        Files.write(copy, stamp.image.array());
        if (!copy.toFile().setExecutable(true, false)) {
            throw new IOException("cannot make " + copy + " executable");
        }
    }

    private void write(byte[] version) throws IOException {
        CRC32 checksum = new CRC32();
        checksum.update(version);
        int local = header(LOCAL, LOCAL_HEADER);
        int content = local + LOCAL_HEADER + NAME.length + image.getShort(local + LOCAL_EXTRA);
        image.put(content, version);
        image.putInt(local + LOCAL_CHECKSUM, (int) checksum.getValue());
        image.putInt(header(CENTRAL, CENTRAL_HEADER) + CENTRAL_CHECKSUM, (int) checksum.getValue());
    }

    /** Where the header of the version's entry is, of one of the two kinds. */
    private int header(int signature, int length) throws IOException {
        byte[] bytes = image.array();
        for (int at = 0; at + length + NAME.length <= bytes.length; at++) {
            if (image.getInt(at) == signature
                    && Arrays.equals(bytes, at + length, at + length + NAME.length, NAME, 0, NAME.length)) {
                return at;
            }
        }
        throw new IOException("this is no image of mux: it holds no " + Version.RESOURCE);
    }
}
