package assay.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A command that is run to its end. */
record Command(List<String> words) {

    /** How a command ended, and what it wrote to both its outputs. */
    record Outcome(int exit, String said, double seconds) {}

    Outcome run(Path directory) {
        long began = System.nanoTime();
        try {
            Process process = new ProcessBuilder(words)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Outcome(process.waitFor(), said, (System.nanoTime() - began) / 1e9);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        } catch (InterruptedException stop) {
            throw new IllegalStateException("interrupted while it ran: " + words, stop);
        }
    }

    /** What it says if it is there at all, and succeeds. */
    Optional<String> answer(Path directory) {
        try {
            Outcome outcome = run(directory);
            return Optional.of(outcome.said().strip()).filter(said -> outcome.exit() == 0);
        } catch (UncheckedIOException missing) {
            return Optional.empty();
        }
    }
}
