package assay.steps.companion;

import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import assay.steps.Stage;
import assay.steps.Unstartable;

/** The companions of one example. */
public final class Companions {

    private final Stage stage;
    private Companion examiner;

    public Companions(Stage stage) {
        this.stage = stage;
    }

    /** The examiner of this example, started when it is first asked for. */
    public Companion examiner() {
        if (examiner == null) {
            examiner = stage.enter(examinerCalled("the examiner"));
        }
        return examiner;
    }

    /** An examiner that nobody sees out but the one who asks for it. */
    public static Companion examinerCalled(String name) {
        Companion started = Companion.start(name, examinerCommand("serve"), Map.of());
        started.done(started.next());
        return started;
    }

    /** The command that starts an examiner; it is isolated from what else this machine's Python may hold. */
    public static List<String> examinerCommand(String... words) {
        List<String> command = new ArrayList<>(List.of(python(), "-IS", resource("examiner.py").toString()));
        command.addAll(List.of(words));
        return command;
    }

    private static String python() {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.concat(Stream.of("/usr/bin"), Stream.of(path.split(":")))
                .map(folder -> Path.of(folder, "python3"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new Unstartable("there is no python3 to examine with; run `sh src/setup.sh`"))
                .toString();
    }

    /** A file that stands beside the companions' programs. */
    public static Path resource(String name) {
        URL found = Companions.class.getResource("/companions/" + name);
        if (found == null) {
            throw new IllegalStateException("the build did not copy companions/" + name);
        }
        try {
            return Path.of(found.toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException("a resource lies at no path: " + found, impossible);
        }
    }
}
