package assay.steps.oracle;

import java.util.Map;

import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.oracle.OperatingSystem;
import assay.oracle.Oracle;
import assay.os.Platform;
import assay.steps.Actor;
import assay.steps.Stage;

/** The oracle of one example. */
public final class OracleWorld {

    private final Oracle oracle;

    public OracleWorld(Stage stage) {
        Transcript transcript = new Transcript();
        oracle = new Oracle(new Recorded<>(
                Misled.ofThisRun(new OperatingSystem(Platform.host().observations())), transcript));
        stage.enter(new Witness(transcript));
    }

    public Oracle oracle() {
        return oracle;
    }

    /** Keeps what the oracle was asked; the system itself needs no seeing out. */
    private record Witness(Transcript transcript) implements Actor {
        @Override
        public String name() {
            return "the oracle";
        }

        @Override
        public void proveAlive() {
            // Its own test has been held before the example.
        }

        @Override
        public Map<String, String> evidence() {
            return transcript.isEmpty() ? Map.of() : Map.of("transcript of the oracle", transcript.print());
        }

        @Override
        public void close() {
            // Nothing is held open.
        }
    }
}
