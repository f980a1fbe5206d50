package assay.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.subject.Provenance;

/** The session server that is measured: found once by the bench, and named to the programs that it starts. */
final class SessionProgram {

    private static final String SERVER = "assay.bench.session";

    private SessionProgram() {}

    /** The option that names a session server, with the variables that it needs. */
    static String naming(Provenance server, Map<String, String> environment) {
        StringBuilder all = new StringBuilder(String.join("\n", server.command()));
        environment.forEach((name, value) -> all.append("\n\n").append(name).append('=').append(value));
        return "-D" + SERVER + "=" + all;
    }

    static List<String> command() {
        return List.of(parts()[0].split("\n"));
    }

    static Map<String, String> environment() {
        Map<String, String> environment = new LinkedHashMap<>();
        for (int i = 1; i < parts().length; i++) {
            int end = parts()[i].indexOf('=');
            environment.put(parts()[i].substring(0, end), parts()[i].substring(end + 1));
        }
        return environment;
    }

    private static String[] parts() {
        return System.getProperty(SERVER).split("\n\n");
    }
}
