package assay.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The terminal daemon under test. */
final class Mux implements Multiplexer {

    private static final Pattern PID = Pattern.compile(" pid=(\\d+)");

    private final Nest nest = new Nest();
    private final String image;
    private final int server;

    Mux(String image) {
        this.image = image;
        Matcher started = PID.matcher(nest.run(words("d", "start", "-d")));
        if (!started.find()) {
            throw new IllegalStateException("the start names no process");
        }
        server = Integer.parseInt(started.group(1));
    }

    /** A command to this daemon. */
    List<String> words(String... words) {
        List<String> command = new ArrayList<>(List.of(image));
        Collections.addAll(command, words);
        Collections.addAll(command, "--sock", nest.path("sock").toString());
        return command;
    }

    @Override
    public List<String> showing(String session) {
        return words("--session", session);
    }

    @Override
    public List<String> listing() {
        return words("a", "list");
    }

    @Override
    public String leaving() {
        return "\u001dd";
    }

    @Override
    public int server() {
        return server;
    }

    @Override
    public Nest nest() {
        return nest;
    }

    @Override
    public void close() {
        nest.run(words("d", "stop"));
        nest.close();
    }
}
