package assay.steps.oracle;

import java.util.Optional;
import java.util.function.Supplier;

import assay.oracle.OperatingSystem;
import assay.oracle.Oracle;
import assay.os.Platform;
import io.cucumber.java.Before;
import io.cucumber.java.BeforeAll;

/** Holds the oracle's own test once, before the first example that may ask it; when it fails, none of them can be judged. */
public final class OracleOnTrial {

    private static final Gate GATE = new Gate(
            () -> SelfTest.of(new Oracle(new OperatingSystem(Platform.host().observations()))));

    /** Every run holds its own. */
    @BeforeAll
    public static void forget() {
        GATE.forget();
    }

    @Before(value = "@mux", order = Integer.MIN_VALUE)
    public void pass() {
        GATE.pass();
    }

    /** Remembers what a test found, and lets nobody through if that was bad. */
    static final class Gate {

        private final Supplier<Optional<Throwable>> test;
        private Optional<Throwable> found;

        Gate(Supplier<Optional<Throwable>> test) {
            this.test = test;
        }

        synchronized void forget() {
            found = null;
        }

        /** @throws IllegalStateException if the test failed, now or before */
        synchronized void pass() {
            if (found == null) {
                found = test.get();
            }
            if (found.isPresent()) {
                throw new IllegalStateException(
                        "the oracle failed its own test, so nothing it says can be believed: " + found.get().getMessage(),
                        found.get());
            }
        }
    }
}
