package assay.cli;

import java.io.PrintStream;
import java.io.PrintWriter;

/**
 * Where the command speaks: results on one side, progress and complaints on the other.
 *
 * @param interactive whether a person watches, so that a line may be written over
 */
record Terminal(PrintStream out, PrintStream err, boolean interactive) {

    void print(String line) {
        out.println(line);
    }

    void say(String line) {
        err.println(line);
    }

    PrintWriter outWriter() {
        return new PrintWriter(out, true);
    }

    PrintWriter errWriter() {
        return new PrintWriter(err, true);
    }
}
