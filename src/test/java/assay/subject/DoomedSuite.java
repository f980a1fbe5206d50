package assay.subject;

import java.io.IOException;

/** A suite that starts subjects which would live long, and then waits to be killed. */
final class DoomedSuite {

    private DoomedSuite() {}

    public static void main(String[] arguments) throws IOException {
        for (int i = 0; i < 3; i++) {
            Plain.shell("(setsid sleep 1000 &); mkdir -p a/b; chmod 0 a\n"
                    + "mkdir -p ../../../away; (cd ../../../away; exec setsid env -i sleep 1000) & exec sleep 1000");
        }
        AnotherJava.sayReady();
        if (System.in.read() < 0) {
            // Nobody kills us: we leave without a word, and without closing anything.
            Runtime.getRuntime().halt(0);
        }
    }
}
