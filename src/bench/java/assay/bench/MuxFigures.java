package assay.bench;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

import org.openjdk.jmh.runner.RunnerException;

/** What a terminal daemon costs those who sit at its sessions, in time, and the machine that it runs on. */
final class MuxFigures {

    static final String DAEMON = "the image's own: first compiler, 128 MB, serial collector, an archive of its classes";

    private static final int GAP_AIM = 150;
    private static final int GAP_OF_MANY_AIM = 400;
    private static final int MANY = 50;
    private static final int RUN_AIM = 120;
    private static final int UPGRADE_RUN_AIM = 40;

    private final Path root;
    private final String image;
    private final String python;

    MuxFigures(Path root, String image, String python) {
        this.root = root;
        this.image = image;
        this.python = python;
    }

    void measure(BiConsumer<String, Map<String, Object>> say) throws RunnerException {
        say.accept("muxScreen", screen());
        UpgradeTrial upgrades = new UpgradeTrial(image, python);
        say.accept("muxUpgradeGap", upgrades.gap(1, GAP_AIM));
        say.accept("muxUpgradeGapOfMany", upgrades.gap(MANY, GAP_OF_MANY_AIM));
        say.accept("muxUpgradeLoss", upgrades.loss());
        besideTmux(say);
        SteadyTrial steady = new SteadyTrial(image);
        say.accept("muxIdle", steady.idle());
        say.accept("muxFlat", steady.flat());
        say.accept("upgradeWholeRun", new WholeRun(root, "upgrade", UPGRADE_RUN_AIM, 1).figure());
        say.accept("muxWholeRun", new WholeRun(root, "mux", RUN_AIM, 1).figure());
    }

    private void besideTmux(BiConsumer<String, Map<String, Object>> say) {
        try (Mux mux = new Mux(image); BesideTmux beside = new BesideTmux(mux)) {
            say.accept("muxKeys", beside.keys());
            say.accept("muxAttach", beside.attach());
            say.accept("muxListing", beside.listing());
            say.accept("muxFlood", beside.flood());
        }
    }

    private Map<String, Object> screen() throws RunnerException {
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "what the screen of a session takes in a second, at 80 by 24");
        figure.put("jvm", "-Xmx128m -Xms16m -Xmn8m, first compiler, serial collector: the daemon's");
        new Trials(ScreenBenchmark.class, "-XX:-UsePerfData", 3, "ms").counting(3, 5)
                .run("-Xmx128m", "-Xms16m", "-Xmn8m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")
                .forEach((name, sample) -> figure.put(name + "MBPerSecond",
                        Sample.rounded(ScreenBenchmark.LENGTH / 1e6 / (sample.median() / 1e3))));
        return figure;
    }
}
