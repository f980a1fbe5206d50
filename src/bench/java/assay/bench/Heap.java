package assay.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How much heap the large argument takes.
 *
 * <p>What is in use is no honest figure, since garbage counts until it is collected; so the smallest heap is sought in
 * which it still goes out and back.
 */
final class Heap {

    private static final int MIB = 1 << 20;
    private static final int PAYLOAD = Requests.PAYLOAD / MIB;
    private static final int AIM = 4;
    private static final int TIMES = 3;
    private static final int STEP = 4;
    private static final int LARGEST = 512;

    /** What the program needs beside the argument, generously. */
    private static final int BASE = 32;

    private final String worker;
    private final Path root;

    Heap(String worker, Path root) {
        this.worker = worker;
        this.root = root;
    }

    Map<String, Object> figure() {
        int aimed = AIM * PAYLOAD + BASE;
        Command.Outcome inAimed = trial(aimed, PAYLOAD);
        int smallest = smallest(PAYLOAD);
        int withoutPayload = smallest(0);
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "the heap that 64 MiB out and back take, " + TIMES + " times");
        figure.put("jvm", "-Xmx as said, both compilers, G1");
        figure.put("unit", "MiB");
        figure.put("payload", PAYLOAD);
        figure.put("aimed", aimed);
        figure.put("worksInAimed", inAimed.exit() == 0);
        figure.put("peakUsedInAimed", inAimed.exit() == 0 ? peak(inAimed) : null);
        figure.put("smallest", smallest);
        figure.put("smallestWithoutPayload", withoutPayload);
        figure.put("ratioToPayload", Sample.rounded((double) smallest / PAYLOAD));
        figure.put("aimedAtMost", AIM);
        return figure;
    }

    /** The smallest heap in which it works, by halving what is in doubt. */
    private int smallest(int payload) {
        int works = LARGEST;
        int fails = 0;
        while (works - fails > STEP) {
            int middle = (works + fails) / 2;
            if (trial(middle, payload).exit() == 0) {
                works = middle;
            } else {
                fails = middle;
            }
        }
        return confirmed(works, payload);
    }

    /** At the edge a heap may do once and not again; and the largest was taken on trust. */
    private int confirmed(int works, int payload) {
        for (int heap = works; heap <= LARGEST; heap += STEP) {
            if (trial(heap, payload).exit() == 0) {
                return heap;
            }
        }
        throw new IllegalStateException("no heap up to " + LARGEST + " MiB is enough: " + trial(LARGEST, payload).said());
    }

    private Command.Outcome trial(int heap, int payload) {
        List<String> words = new ArrayList<>(List.of(MeasuredProgram.java(), "-Xmx" + heap + "m", "-XX:+UseG1GC"));
        words.addAll(List.of("-XX:+ExitOnOutOfMemoryError", worker));
        words.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path")));
        words.addAll(List.of(HeapTrial.class.getName(), Integer.toString(payload * MIB), Integer.toString(TIMES)));
        return new Command(words).run(root);
    }

    private static long peak(Command.Outcome outcome) {
        String last = outcome.said().strip().lines().reduce((first, second) -> second).orElseThrow();
        return Stream.of(last.split(" ")).mapToLong(Long::parseLong).sum() / MIB;
    }
}
