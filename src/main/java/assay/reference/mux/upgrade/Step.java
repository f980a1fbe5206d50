package assay.reference.mux.upgrade;

import java.util.Locale;
import java.util.Optional;

/** A step of taking a daemon over from another image, in order. Each can fail, and after each there is a way back. */
public enum Step {
    /** The carrier is read. */
    CARRIER,
    /** What it holds is understood. */
    MANIFEST,
    /** The socket's listener is there, and is one. */
    LISTENER,
    /** The daemon that serves them all is put together around the listener. */
    DAEMON,
    /** The sessions are taken over, with their terminals, shells and screens. */
    SESSIONS,
    /** The sessions' agent sockets are taken over. */
    AGENTS;

    /** What it is called on a command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @throws IllegalArgumentException if no step is called so */
    public static Step of(String word) {
        for (Step step : values()) {
            if (step.word().equals(word)) {
                return step;
            }
        }
        throw new IllegalArgumentException("no step of an upgrade is called " + word);
    }

    /** Fails where a failure was asked for. */
    void failIf(Optional<Step> failing) {
        if (failing.isPresent() && failing.get() == this) {
            throw new IllegalStateException("it was told to fail at " + word());
        }
    }
}
