package assay.reference.mux.command;

import assay.reference.mux.client.Asking;
import assay.reference.mux.place.Places;
import assay.reference.mux.place.Private;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/** Writes a new key, once: one that is there is never written over. */
final class KeygenCommand {

    private static final int BYTES = 32;

    private final PrintStream out;
    private final PrintStream err;
    private final Places places;

    KeygenCommand(PrintStream out, PrintStream err, Places places) {
        this.out = out;
        this.err = err;
        this.places = places;
    }

    int run(List<String> rest) {
        new Options(rest, Set.of(), Set.of(), 0);
        Path key = places.key();
        byte[] random = new byte[BYTES];
        new SecureRandom().nextBytes(random);
        try {
            Private.create(key, (HexFormat.of().formatHex(random) + "\n").getBytes(StandardCharsets.US_ASCII));
        } catch (FileAlreadyExistsException there) {
            err.println("mux d keygen: there is a key already, and it stays: " + key + " (remove it first to make another)");
            return Asking.FAILED;
        } catch (IOException refused) {
            err.println("mux d keygen: cannot write " + key + ": " + refused.getMessage());
            return Asking.FAILED;
        }
        out.println(key);
        return 0;
    }
}
