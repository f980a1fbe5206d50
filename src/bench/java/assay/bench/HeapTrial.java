package assay.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.stream.Collectors;

import assay.monty.Incoming;
import assay.monty.Turn;

/** A program that sends the large argument out and back once, or more often, and says what its heap held at most. */
final class HeapTrial {

    private HeapTrial() {}

    /** @param arguments the length of the argument, and how often it goes */
    public static void main(String[] arguments) throws IOException {
        int length = Integer.parseInt(arguments[0]);
        try (RecordedWorker recorded = new RecordedWorker()) {
            recorded.start();
            for (int left = Integer.parseInt(arguments[1]); left > 0; left--) {
                Turn turn = RecordedWorker.answered(recorded.worker().feed(Requests.echo(length)));
                judge(turn, length);
            }
        }
        System.out.println(peak());
    }

    private static void judge(Turn turn, int length) {
        int came = ((Incoming.Event) turn.end()).event().getComplete().getValue().getStr().length();
        if (came != length) {
            throw new IllegalStateException(came + " characters came back of " + length);
        }
    }

    /** The pools' peaks need not fall together, so their sum is never too small. */
    private static String peak() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getPeakUsage)
                .map(usage -> Long.toString(usage.getUsed()))
                .collect(Collectors.joining(" "));
    }
}
