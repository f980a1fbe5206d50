package assay.cli;

import java.io.PrintStream;
import java.io.PrintWriter;

import assay.report.Visible;

/**
 * Where the command speaks: results on one side, progress and complaints on the other.
 *
 * @param interactive whether a person watches, so that a line may be written over
 */
record Terminal(PrintStream out, PrintStream err, boolean interactive) {

    /** Prints a result that may quote a subject or a source: nothing in it is obeyed by the terminal. */
    void print(String line) {
        out.println(Visible.text(line));
    }

    /** Gives machines what they read, as it is. */
    void give(String text) {
        out.println(text);
    }

    /** Says something that may quote a subject: nothing in it is obeyed by the terminal. */
    void say(String line) {
        err.println(Visible.text(line));
    }

    PrintWriter errWriter() {
        return new PrintWriter(err, true);
    }
}
