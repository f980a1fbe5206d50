package assay.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;

import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A session with one pane that holds much. */
@State(Scope.Thread)
public class LargePane {

    static final int LENGTH = 4 << 20;

    private final byte[] text;
    private Served served;
    private Wire wire;

    public LargePane() {
        this(lines(' '));
    }

    LargePane(byte[] text) {
        this.text = text;
    }

    /** As many lines of 64 characters as there is room for. */
    private static byte[] lines(char filler) {
        String line = String.valueOf(filler).repeat(63) + "\n";
        return line.repeat(LENGTH / line.length()).getBytes(StandardCharsets.US_ASCII);
    }

    /** A text that is repeated for so many times, and then filled up with blanks. */
    static byte[] filled(String text, int times) {
        byte[] repeated = text.repeat(times).getBytes(StandardCharsets.US_ASCII);
        byte[] all = Arrays.copyOf(repeated, LENGTH);
        Arrays.fill(all, repeated.length, LENGTH, (byte) ' ');
        return all;
    }

    @Setup
    public void start() throws IOException {
        served = Served.session(Map.of("large.txt", text));
        wire = served.dial().attached();
    }

    Wire wire() {
        return wire;
    }

    @TearDown
    public void end() throws IOException {
        served.close();
    }
}
