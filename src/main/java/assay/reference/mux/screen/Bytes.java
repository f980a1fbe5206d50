package assay.reference.mux.screen;

import java.util.Arrays;

/** Bytes being written: a buffer that grows, with the few shapes that sequences and the saved form are made of. */
final class Bytes {

    private byte[] buffer = new byte[256];
    private int size;

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    byte[] toArray() {
        return Arrays.copyOf(buffer, size);
    }

    byte[] buffer() {
        return buffer;
    }

    Bytes add(int octet) {
        room(1);
        buffer[size++] = (byte) octet;
        return this;
    }

    Bytes add(byte[] bytes, int from, int length) {
        room(length);
        System.arraycopy(bytes, from, buffer, size, length);
        size += length;
        return this;
    }

    Bytes add(byte[] bytes) {
        return add(bytes, 0, bytes.length);
    }

    /** ASCII text as it stands. */
    Bytes text(String ascii) {
        int length = ascii.length();
        room(length);
        for (int i = 0; i < length; i++) {
            buffer[size++] = (byte) ascii.charAt(i);
        }
        return this;
    }

    /** A number in decimal. */
    Bytes number(int value) {
        return text(Integer.toString(value));
    }

    /** A code point in UTF-8. */
    Bytes glyph(int codePoint) {
        if (codePoint < 0x80) {
            return add(codePoint);
        }
        if (codePoint < 0x800) {
            return add(0xC0 | codePoint >> 6).add(0x80 | codePoint & 63);
        }
        if (codePoint < 0x10000) {
            return add(0xE0 | codePoint >> 12).add(0x80 | codePoint >> 6 & 63).add(0x80 | codePoint & 63);
        }
        return add(0xF0 | codePoint >> 18).add(0x80 | codePoint >> 12 & 63)
                .add(0x80 | codePoint >> 6 & 63).add(0x80 | codePoint & 63);
    }

    /** An unsigned number, seven bits an octet, the lowest first. */
    Bytes count(long value) {
        long left = value;
        while ((left & ~0x7FL) != 0) {
            add((int) left & 0x7F | 0x80);
            left >>>= 7;
        }
        return add((int) left);
    }

    /** Numbers one after the other; it is ready for small ones, which take an octet. */
    Bytes counts(int[] values, int length) {
        room(length);
        for (int i = 0; i < length; i++) {
            int value = values[i];
            if (value < 0x80 && size < buffer.length) {
                buffer[size++] = (byte) value;
            } else {
                count(value);
            }
        }
        return this;
    }

    Bytes flag(boolean value) {
        return add(value ? 1 : 0);
    }

    /** A run of bytes with its length before it. */
    Bytes block(byte[] bytes) {
        return count(bytes.length).add(bytes);
    }

    private void room(int more) {
        if (buffer.length - size < more) {
            buffer = Arrays.copyOf(buffer, Math.max(size + more, 2 * buffer.length));
        }
    }
}
