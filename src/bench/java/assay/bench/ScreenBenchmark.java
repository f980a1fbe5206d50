package assay.bench;

import java.nio.charset.StandardCharsets;
import java.util.Random;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

import assay.reference.mux.screen.Screen;

/** The screen of a session that takes in what programs print, in pieces as a terminal's master hands them out. */
@State(Scope.Thread)
public class ScreenBenchmark {

    static final int LENGTH = 16 << 20;

    private static final int PIECE = 1 << 16;
    private static final int HISTORY = 2000;

    private final Screen screen = new Screen(80, 24, HISTORY, bytes -> { });
    private final byte[] plain = repeated("x".repeat(79) + "\r\n");
    private final byte[] coloured = repeated("\u001b[0m\u001b[01;34mfolder\u001b[0m  \u001b[38;5;208mfile.txt\u001b[0m  "
            + "\u001b[38;2;10;200;30mlink\u001b[m -> \u001b[7mtarget\u001b[27m\r\n");
    private final byte[] wide = repeated("Größe 漢字かな交じり文 e\u0301 \uD83D\uDE00 naïve\r\n");
    private final byte[] full = fullScreen();

    private static byte[] repeated(String line) {
        return line.repeat(PIECE / line.getBytes(StandardCharsets.UTF_8).length).getBytes(StandardCharsets.UTF_8);
    }

    /** What an editor does: goes somewhere, writes a little, erases the rest of the row, scrolls a region. */
    private static byte[] fullScreen() {
        Random random = new Random(6);
        StringBuilder all = new StringBuilder();
        while (all.length() < PIECE - 100) {
            all.append("\u001b[").append(random.nextInt(24) + 1).append(';').append(random.nextInt(60) + 1)
                    .append("Hint count = 0;\u001b[K");
            if (random.nextInt(8) == 0) {
                all.append("\u001b[2;23r\u001b[23;1H\n\u001b[r");
            }
        }
        return all.toString().getBytes(StandardCharsets.UTF_8);
    }

    private long feed(byte[] piece) {
        for (long fed = 0; fed < LENGTH; fed += piece.length) {
            screen.feed(piece);
        }
        return screen.cursorLine();
    }

    @Benchmark
    public long plainLines() {
        return feed(plain);
    }

    @Benchmark
    public long colouredLines() {
        return feed(coloured);
    }

    @Benchmark
    public long wideLetters() {
        return feed(wide);
    }

    @Benchmark
    public long likeAnEditor() {
        return feed(full);
    }
}
