package assay.reference.mux.screen;

/** Bytes being read: the inverse of {@link Bytes}, which refuses what is cut short or out of bounds. */
final class Reader {

    private final byte[] bytes;
    private int at;

    Reader(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean isAtEnd() {
        return at == bytes.length;
    }

    int octet() throws Screen.Damaged {
        if (at == bytes.length) {
            throw new Screen.Damaged("it ends too early, after " + at + " bytes");
        }
        return bytes[at++] & 0xFF;
    }

    long count() throws Screen.Damaged {
        long value = 0;
        for (int shift = 0; shift < 63; shift += 7) {
            int octet = octet();
            value |= (long) (octet & 0x7F) << shift;
            if (octet < 0x80) {
                return value;
            }
        }
        throw new Screen.Damaged("a number at byte " + at + " is too long");
    }

    /** A number from 0 to a bound, the bound included. */
    int upTo(int bound, String what) throws Screen.Damaged {
        long value = count();
        if (value > bound) {
            throw new Screen.Damaged(what + " is " + value + ", more than " + bound);
        }
        return (int) value;
    }

    boolean flag(String what) throws Screen.Damaged {
        return upTo(1, what) == 1;
    }

    byte[] block(int bound, String what) throws Screen.Damaged {
        int length = upTo(bound, "the length of " + what);
        if (length > bytes.length - at) {
            throw new Screen.Damaged(what + " ends too early");
        }
        byte[] block = new byte[length];
        System.arraycopy(bytes, at, block, 0, length);
        at += length;
        return block;
    }
}
