package assay.reference.mux.daemon;

import assay.os.Descriptors;
import assay.os.OsException;
import java.util.ArrayList;
import java.util.List;

/** Descriptors that are kept for those who ask, upgrade or stop: a daemon that has none left could not even be told to end. */
final class Reserve {

    /** What has to be left beyond a session that begins. */
    static final int TO_BEGIN = 24;

    /** What has to be left beyond a client that looks. */
    static final int TO_LOOK = 12;

    private Reserve() {}

    /**
     * Looks whether there are enough for something that lasts.
     *
     * @throws Refused if there are not
     */
    static void check(Descriptors descriptors, int count, String what) throws Refused {
        List<Integer> opened = new ArrayList<>(count);
        try {
            for (int i = 0; i < count; i++) {
                opened.add(descriptors.waker());
            }
        } catch (OsException none) {
            throw new Refused("there are too few descriptors left for " + what + "; end a session, or leave one");
        } finally {
            opened.forEach(descriptors::close);
        }
    }
}
