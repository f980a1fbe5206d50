package assay.os.linux;

import java.util.List;

import assay.os.RawText;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

/** A null-terminated vector of C strings as {@link RawText} has them, with its strings behind it in one piece of memory. */
final class StringVector implements AutoCloseable {

    private final Memory memory;

    StringVector(List<String> strings) {
        List<byte[]> encoded = strings.stream().map(RawText::encode).toList();
        long pointers = (encoded.size() + 1L) * Native.POINTER_SIZE;
        long bytes = encoded.stream().mapToLong(s -> s.length + 1L).sum();
        memory = new Memory(pointers + bytes);
        memory.clear();
        long at = pointers;
        for (int i = 0; i < encoded.size(); i++) {
            memory.setPointer((long) i * Native.POINTER_SIZE, memory.share(at));
            memory.write(at, encoded.get(i), 0, encoded.get(i).length);
            at += encoded.get(i).length + 1L;
        }
    }

    long address() {
        return Pointer.nativeValue(memory);
    }

    @Override
    public void close() {
        memory.close();
    }
}
