package assay.os.linux;

import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;

/** Binds a class's native methods to the C library that is loaded already. */
final class Binding {

    private Binding() {}

    static void of(Class<?> calls) {
        // Without a library path JNA starts ldconfig, and no daemon may have a child that it does not know of.
        if (System.getProperty("jna.platform.library.path") == null) {
            System.setProperty("jna.platform.library.path", "/lib");
        }
        System.setProperty("jna.encoding", "UTF-8");
        Native.register(calls, NativeLibrary.getProcess());
    }
}
