package assay.monkey;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import assay.monkey.input.Mix;

/**
 * What a run of monkeys is to do.
 *
 * @param steps how many each seed takes
 * @param jobs how many seeds are run at the same time
 * @param budget how many sessions shrinking one failure may take; 0 leaves failures as they are
 * @param shrinking how long that may take
 * @param out the folder for what is written down
 * @param first whether the first failure is enough
 * @param progress after how many steps of all seeds something is said
 */
public record Plan(List<Long> seeds, int steps, Mix mix, int jobs, int budget, Duration shrinking, Path out, boolean first, int progress) {

    public Plan {
        seeds = List.copyOf(seeds);
    }
}
