package assay.bench;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/**
 * Rounds of a benchmark's methods, each method in a Java program of its own.
 *
 * <p>Every round has all of them, so that what else the machine does meanwhile touches all alike.
 */
final class Trials {

    private final String program;
    private final int rounds;
    private final String unit;
    private final ChainedOptionsBuilder options = new OptionsBuilder()
            .forks(1)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT)
            .timeUnit(TimeUnit.NANOSECONDS);

    /** @param program the option that names the measured program to the programs */
    Trials(Class<?> benchmark, String program, int rounds, String unit) {
        this.program = program;
        this.rounds = rounds;
        this.unit = unit;
        options.include(benchmark.getName() + "\\.");
    }

    /** For what lasts micro- or milliseconds: as often as it can be done in a time. */
    Trials sampling(int warmSeconds, int seconds) {
        options.mode(Mode.SampleTime)
                .warmupIterations(1)
                .warmupTime(TimeValue.seconds(warmSeconds))
                .measurementIterations(seconds)
                .measurementTime(TimeValue.seconds(1));
        return this;
    }

    /** For what lasts longer: a number of times. */
    Trials counting(int warm, int times) {
        options.mode(Mode.SingleShotTime).warmupIterations(warm).measurementIterations(times);
        return this;
    }

    /** The sample of each method, by its name. */
    Map<String, Sample> run(String... jvm) throws RunnerException {
        options.jvmArgs(jvm).jvmArgsAppend("--enable-native-access=ALL-UNNAMED", program);
        Map<String, Sample> samples = new TreeMap<>();
        for (int round = 0; round < rounds; round++) {
            for (RunResult result : round()) {
                samples.merge(result.getPrimaryResult().getLabel(), sample(result), Sample::and);
            }
        }
        return samples;
    }

    private Collection<RunResult> round() throws RunnerException {
        return new Runner(options.build()).run();
    }

    private Sample sample(RunResult result) {
        Statistics statistics = result.getPrimaryResult().getStatistics();
        double nanoseconds = unit.equals("µs") ? 1e3 : 1e6;
        Iterable<Map.Entry<Double, Long>> raw = statistics::getRawData;
        return Sample.of(unit, StreamSupport.stream(raw.spliterator(), false)
                .flatMapToDouble(each -> repeated(each.getKey() / nanoseconds, each.getValue())));
    }

    private static DoubleStream repeated(double value, long times) {
        return IntStream.range(0, (int) times).mapToDouble(time -> value);
    }
}
