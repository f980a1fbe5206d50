package assay.reference.pardes.session;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/** What tells contents apart that were not made to be mistaken for each other. */
record Print(long length, long sum, long other) {

    static Print of(byte[] bytes) {
        CRC32C sum = new CRC32C();
        CRC32 other = new CRC32();
        sum.update(bytes);
        other.update(bytes);
        return new Print(bytes.length, sum.getValue(), other.getValue());
    }

    /** Of what a stream holds, however long that is. */
    static Print of(InputStream in) throws IOException {
        CRC32C sum = new CRC32C();
        CRC32 other = new CRC32();
        byte[] some = new byte[1 << 16];
        long length = 0;
        for (int count = in.read(some); count >= 0; count = in.read(some)) {
            sum.update(some, 0, count);
            other.update(some, 0, count);
            length += count;
        }
        return new Print(length, sum.getValue(), other.getValue());
    }
}
