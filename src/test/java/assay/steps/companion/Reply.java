package assay.steps.companion;

import java.nio.charset.StandardCharsets;

import assay.channel.Message;
import assay.os.Exit;

/** What comes from a companion. */
public sealed interface Reply extends Message {

    @Override
    default byte[] bytes() {
        return notation().getBytes(StandardCharsets.UTF_8);
    }

    /** It did what it was asked, and this came of it. */
    record Done(String value) implements Reply {
        @Override
        public String notation() {
            return value.isEmpty() ? "done" : value;
        }
    }

    /** The system refused. */
    record Refused(int errno, String words) implements Reply {
        @Override
        public String notation() {
            return "refused with error " + errno + ": " + words;
        }
    }

    /** The companion's process ended. */
    record Ended(Exit exit, String stderr) implements Reply {
        @Override
        public String notation() {
            return "ended: " + exit + (stderr.isBlank() ? "" : ", saying " + stderr.strip());
        }
    }
}
