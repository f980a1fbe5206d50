package assay.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Programs that print in a session while its daemon is put to something, in Python. */
final class Printing {

    /** A line each millisecond, until it is interrupted. */
    static final String TICKS =
            """
            import sys, time

            number = 0
            while True:
                number += 1
                sys.stdout.write(f"{number}\\n")
                sys.stdout.flush()
                time.sleep(0.001)
            """;

    private Printing() {}

    /** As much as the terminal takes, counting what arrives: the features' own program, given a folder. */
    static String blocks() {
        try (InputStream program = Printing.class.getResourceAsStream("/companions/printing.py")) {
            return new String(program.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
