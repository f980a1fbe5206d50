package assay.reference.mux.daemon;

import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.session.Session;
import java.time.Duration;

/**
 * The end of a daemon: all shells are asked to end together, have one period of grace together, and are then killed with
 * whatever still runs in their sessions.
 */
final class Ending {

    private static final Duration GRACE = Duration.ofMillis(800);
    private static final int HANG_UP = 1;
    private static final int TERMINATE = 15;
    private static final int CONTINUE = 18;
    private static final int KILL = 9;

    private final ServerPlatform platform;
    private final Loop loop;
    private final Table table;

    Ending(ServerPlatform platform, Loop loop, Table table) {
        this.platform = platform;
        this.loop = loop;
        this.table = table;
    }

    void begin() {
        table.hangUp(HANG_UP);
        table.hangUp(TERMINATE);
        table.hangUp(CONTINUE);
        loop.after(GRACE, this::kill);
    }

    private void kill() {
        for (Session session : table.all()) {
            for (int member : platform.processes().inSession(session.shell())) {
                try {
                    platform.processes().signal(member, KILL);
                } catch (OsException goneSince) {
                    Log.say("session " + session.name() + ": " + goneSince.getMessage());
                }
            }
        }
    }
}
