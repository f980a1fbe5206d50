package assay.reference.mux.client;

import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** This image as ssh starts it to ask for a password: it has the client ask, and passes the answer on. */
public final class Askpass {

    private final Map<String, String> environment;
    private final PrintStream out;

    public Askpass(Map<String, String> environment, PrintStream out) {
        this.environment = environment;
        this.out = out;
    }

    /** Where to ask, if that is what this process is for. */
    public static Optional<Path> socket(Map<String, String> environment) {
        return Optional.ofNullable(environment.get(Asked.VARIABLE)).filter(path -> !path.isEmpty()).map(Path::of);
    }

    /** The status to end with: 0 with the answer on standard output. */
    public int run(String prompt) {
        try (Wire wire = Wire.dial(socket(environment).orElseThrow())) {
            wire.send(Frame.text(Kind.REQUEST, prompt), Long.MAX_VALUE);
            Frame answer = wire.receive(Long.MAX_VALUE);
            if (answer == null || answer.kind() != Kind.OUT) {
                return Asking.FAILED;
            }
            out.println(answer.text());
            return 0;
        } catch (IOException nobodyToAsk) {
            return Asking.FAILED;
        }
    }
}
