package assay.monkey;

import java.util.Map;
import java.util.function.UnaryOperator;

import assay.channel.Channel;
import assay.ninep.Incoming;
import assay.ninep.Outgoing;
import assay.subject.Provenance;

/**
 * The session server that is played with.
 *
 * @param environment variables of the program, beside those that every subject has
 * @param hearing how each connection to it is heard: recorded, say, or by a liar
 */
public record Server(Provenance program, Map<String, String> environment, UnaryOperator<Channel<Outgoing, Incoming>> hearing) {

    public Server {
        environment = Map.copyOf(environment);
    }

    /** One that is heard as it is. */
    public static Server of(Provenance program, Map<String, String> environment) {
        return new Server(program, environment, UnaryOperator.identity());
    }

    /** Which program it is, for the head of a file. */
    String words() {
        return String.join(" ", program.command()) + " (" + program.version() + ", SHA-256 " + program.sha256() + ", "
                + program.whose().words() + ")";
    }
}
