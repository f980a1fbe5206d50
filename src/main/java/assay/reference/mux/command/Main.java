package assay.reference.mux.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The command line: the first words pick what this one image does. */
public final class Main {

    private static final int FAULT = 70;

    private Main() {}

    /** Called by the image's launcher; it ends the process. */
    public static void start(byte[][] arguments) {
        List<String> words = new ArrayList<>(arguments.length);
        for (byte[] argument : arguments) {
            words.add(new String(argument, StandardCharsets.UTF_8));
        }
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        System.exit(status(new Command(out, err, System.getenv()), words, err));
    }

    /** A fault of our own ends with words too: nobody above would print it. */
    private static int status(Command command, List<String> words, PrintStream err) {
        try {
            return command.run(words);
        } catch (RuntimeException | Error fault) {
            err.println("mux: a fault: " + fault);
            fault.printStackTrace(err);
            return FAULT;
        }
    }
}
