package assay.steps.mux;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.opentest4j.TestAbortedException;

import assay.os.ServerPlatform;
import assay.subject.Provenance;

/** A user who is neither root nor the suite's own: mode bits bind nobody else. Only root can act for one. */
final class OtherUser {

    /** The user that owns nothing, by custom. */
    static final int ID = 65_534;

    private static final Path CHANGER = Path.of("/usr/bin/setpriv");

    private OtherUser() {}

    /** The command that runs a program as the other user. */
    static Provenance as(MuxBox box, Provenance program) {
        List<String> command = new ArrayList<>(List.of(words().split(" ")));
        command.addAll(program.command());
        return box.program(command);
    }

    /** The same as the words of a script, before those of the program. */
    static String words() {
        if (ServerPlatform.host().identities().user() != 0) {
            throw new TestAbortedException("only root can act for another user, and the suite does not run as root");
        }
        if (!Files.isExecutable(CHANGER)) {
            throw new TestAbortedException("there is no " + CHANGER + " to act for another user with; it is in util-linux");
        }
        return CHANGER + " --reuid=" + ID + " --regid=" + ID + " --clear-groups --";
    }
}
