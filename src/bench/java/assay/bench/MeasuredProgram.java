package assay.bench;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.subject.Provenance;

/** A program that is measured: found once by the bench, and named to the Java programs that it starts. */
enum MeasuredProgram {

    WORKER("monty", Provenance.Whose.REAL),
    KERNEL("rlm", Provenance.Whose.REFERENCE),
    SESSION("pardes", Provenance.Whose.REFERENCE);

    private final String system;
    private final Provenance.Whose whose;

    MeasuredProgram(String system, Provenance.Whose whose) {
        this.system = system;
        this.whose = whose;
    }

    /** The option that names it, with the variables that it needs. */
    String naming(Provenance program, Map<String, String> environment) {
        StringBuilder all = new StringBuilder(String.join("\n", program.command()));
        environment.forEach((name, value) -> all.append("\n\n").append(name).append('=').append(value));
        return "-D" + property() + "=" + all;
    }

    List<String> command() {
        return List.of(parts()[0].split("\n"));
    }

    /** The first word of its command: of a kernel, the interpreter that it runs on. */
    String program() {
        return command().get(0);
    }

    Map<String, String> environment() {
        Map<String, String> environment = new LinkedHashMap<>();
        for (int i = 1; i < parts().length; i++) {
            int end = parts()[i].indexOf('=');
            environment.put(parts()[i].substring(0, end), parts()[i].substring(end + 1));
        }
        return environment;
    }

    Provenance provenance() {
        return new Provenance(system, command(), "", "", whose);
    }

    /** The Java program that runs this one. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private String[] parts() {
        return System.getProperty(property()).split("\n\n");
    }

    private String property() {
        return "assay.bench." + system;
    }
}
