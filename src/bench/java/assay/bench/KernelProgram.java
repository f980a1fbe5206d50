package assay.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.subject.Provenance;

/** The kernel that is measured: found once by the bench, and named to the programs that it starts. */
final class KernelProgram {

    private static final String KERNEL = "assay.bench.kernel";

    private KernelProgram() {}

    /** The option that names a kernel, with the variables that it needs. */
    static String naming(Provenance kernel, Map<String, String> environment) {
        StringBuilder all = new StringBuilder(String.join("\n", kernel.command()));
        environment.forEach((name, value) -> all.append("\n\n").append(name).append('=').append(value));
        return "-D" + KERNEL + "=" + all;
    }

    static List<String> command() {
        return List.of(parts()[0].split("\n"));
    }

    /** The interpreter that the kernel runs on. */
    static String python() {
        return command().get(0);
    }

    static Map<String, String> environment() {
        Map<String, String> environment = new LinkedHashMap<>();
        for (int i = 1; i < parts().length; i++) {
            int end = parts()[i].indexOf('=');
            environment.put(parts()[i].substring(0, end), parts()[i].substring(end + 1));
        }
        return environment;
    }

    static Provenance provenance() {
        return new Provenance("rlm", command(), "", "", Provenance.Whose.REFERENCE);
    }

    private static String[] parts() {
        return System.getProperty(KERNEL).split("\n\n");
    }
}
