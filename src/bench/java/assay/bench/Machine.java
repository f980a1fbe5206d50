package assay.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the figures were measured on. */
final class Machine {

    private static final String MODEL = "Model name:";

    private Machine() {}

    static Map<String, Object> described(Path root) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("cores", Runtime.getRuntime().availableProcessors());
        described.put("model", model(root));
        described.put("kernel", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        described.put("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"));
        return described;
    }

    /** The mean count of programs that ran or wanted to, over the last minute. */
    static double load() {
        return Sample.rounded(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    static String revision(Path root) {
        return new Command(List.of("git", "describe", "--always", "--dirty")).answer(root).orElse("unknown");
    }

    private static String model(Path root) {
        return new Command(List.of("lscpu"))
                .answer(root)
                .flatMap(all -> all.lines().filter(line -> line.startsWith(MODEL)).findFirst())
                .map(line -> line.substring(MODEL.length()).strip())
                .orElse("unknown");
    }
}
