package assay.reference.pardes.tree;

import java.util.function.Supplier;

import assay.reference.pardes.session.Keeping;

/** Bytes that an open keeps until it is clunked. */
final class Kept {

    private final Keeping keeping;
    private byte[] bytes;

    Kept(Keeping keeping) {
        this.keeping = keeping;
    }

    /** Null if nothing is kept. */
    byte[] bytes() {
        return bytes;
    }

    void set(byte[] wanted) {
        keeping.replace(length(bytes), length(wanted));
        bytes = wanted;
    }

    private static int length(byte[] some) {
        return some == null ? 0 : some.length;
    }

    /** A part of what is kept, which is made first if that is wanted or nothing is there. */
    byte[] part(boolean anew, Supplier<byte[]> making, long offset, int count) {
        if (anew || bytes == null) {
            set(making.get());
        }
        return Opened.part(bytes, offset, count);
    }
}
