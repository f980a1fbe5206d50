package assay.bench;

import java.nio.file.Path;
import java.util.List;

import assay.subject.Provenance;

/** The worker that is measured: found once by the bench, and named to the programs that it starts. */
final class WorkerProgram {

    private static final String WORKER = "assay.bench.worker";

    private WorkerProgram() {}

    static String naming(Provenance worker) {
        return "-D" + WORKER + "=" + String.join("\n", worker.command());
    }

    static List<String> command() {
        return List.of(System.getProperty(WORKER).split("\n"));
    }

    static Provenance provenance() {
        return new Provenance("monty", command(), "", "", Provenance.Whose.REAL);
    }

    /** The Java program that runs this one. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
