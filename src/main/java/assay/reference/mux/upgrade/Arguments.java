package assay.reference.mux.upgrade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What an image is told that goes on with a daemon, beside what the daemon was told.
 *
 * @param carrier the descriptor of the carrier
 * @param back the descriptor of the image to return to; negative where there is none to return to any more
 * @param kept what crosses beside these two; needed to return even where the manifest cannot be read
 * @param failing the step that is to fail
 * @param after why another image has just returned to this one
 */
public record Arguments(
        int carrier, int back, List<Integer> kept, Optional<Step> failing, Optional<String> after) {

    public static final String CARRIER = "--resume-fd";
    public static final String BACK = "--resume-back";
    public static final String KEPT = "--resume-keep";
    public static final String FAILING = "--resume-fail-at";
    public static final String AFTER = "--resume-after";
    public static final String CHECK = "--check";

    /** Whether there is another image to return to. */
    public boolean canReturn() {
        return back >= 0;
    }

    /** The same for the image that is returned to: from there nothing is returned to any more. */
    Arguments returning(String why) {
        return new Arguments(carrier, -1, kept, Optional.empty(), Optional.of(why));
    }

    /** All descriptors that cross. */
    List<Integer> crossing() {
        List<Integer> all = new ArrayList<>(kept);
        all.add(carrier);
        if (canReturn()) {
            all.add(back);
        }
        return all;
    }

    /** The whole command line. */
    List<String> line(String socket, Optional<String> shell) {
        List<String> line = new ArrayList<>(List.of("mux", "d", "start", "--sock", socket));
        shell.ifPresent(program -> line.addAll(List.of("--shell", program)));
        line.addAll(List.of(CARRIER, Integer.toString(carrier)));
        line.addAll(List.of(BACK, Integer.toString(back)));
        line.addAll(List.of(KEPT, kept.stream().map(String::valueOf).collect(Collectors.joining(","))));
        failing.ifPresent(step -> line.addAll(List.of(FAILING, step.word())));
        after.ifPresent(why -> line.addAll(List.of(AFTER, why)));
        return line;
    }

    /** Reads what {@link #line} wrote. */
    public static List<Integer> kept(String list) {
        return list.isEmpty() ? List.of() : Arrays.stream(list.split(",")).map(Integer::valueOf).toList();
    }
}
