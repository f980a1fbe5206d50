package assay.steps.platform.caller;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;

import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;

import assay.os.Dispositions;
import assay.os.Identities;
import assay.os.ServerPlatform;

/** What a caller can be asked about processes and signals. */
final class ProcessRequests {

    private final Identities identities;
    private final Dispositions dispositions;

    ProcessRequests(ServerPlatform platform) {
        identities = platform.identities();
        dispositions = platform.dispositions();
    }

    void addTo(Map<String, Caller.Request> requests) {
        requests.put("self", words -> Integer.toString(identities.self()));
        requests.put("user", words -> Integer.toString(identities.user()));
        requests.put("parent", words -> Integer.toString(identities.parent(Integer.parseInt(words.get(0)))));
        requests.put("presence", words ->
                identities.presence(Integer.parseInt(words.get(0))).name().toLowerCase(Locale.ROOT));
        requests.put("act for user", words -> actFor(Integer.parseInt(words.get(0))));
        requests.put("ignore", words -> ignore(Integer.parseInt(words.get(0))));
        requests.put("by default", words -> byDefault(Integer.parseInt(words.get(0))));
    }

    /** What is still to be loaded afterwards must not lie where only the first user may look. */
    private String actFor(int user) throws IOException {
        identities.presence(identities.self());
        if (Users.setuid(user) != 0) {
            throw new IllegalArgumentException("this process cannot act for user " + user);
        }
        return "";
    }

    /** The one call of this program that is no operation of the layer's: no daemon changes its user. */
    static final class Users {
        static {
            Native.register(Users.class, NativeLibrary.getProcess());
        }

        private Users() {}

        static native int setuid(int user);
    }

    private String ignore(int signal) throws IOException {
        dispositions.ignore(signal);
        return "";
    }

    private String byDefault(int signal) throws IOException {
        dispositions.byDefault(signal);
        return "";
    }
}
