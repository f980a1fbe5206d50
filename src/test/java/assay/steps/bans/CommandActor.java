package assay.steps.bans;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import assay.channel.Deadline;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.os.Exit;
import assay.os.Signals;
import assay.steps.Actor;
import assay.steps.Stage;
import assay.steps.Unstartable;
import assay.subject.Provenance;
import assay.subject.Running;

/** The command {@code assay}, run in a process of its own. */
final class CommandActor implements Actor {

    private static final Duration RUN = Duration.ofSeconds(60);

    private final Running<Said, Said> running;
    private final Transcript transcript = new Transcript();
    private final Recorded<Said, Said> heard;
    private final List<String> lines = new ArrayList<>();
    private Exit exit;

    private CommandActor(Running<Said, Said> running) {
        this.running = running;
        this.heard = new Recorded<>(running.channel(), transcript);
    }

    /**
     * Runs a command line.
     *
     * @param words in which {@code TREE} and {@code RULES} stand for the example's own
     */
    static CommandActor enter(Stage stage, SourceTree tree, String words) {
        List<String> command = new ArrayList<>(List.of("/bin/sh"));
        for (String word : words.split(" ")) {
            command.add(word.equals("assay") ? BansWorld.project().resolve("target/assay").toString()
                    : word.replaceFirst("^TREE", tree.root().toString()).replaceFirst("^RULES$", tree.rules().toString()));
        }
        Provenance program = new Provenance("assay", command, "", "", Provenance.Whose.CHECKER);
        Map<String, String> environment = Map.of("PATH", System.getenv("PATH"),
                "JDK_JAVA_OPTIONS", "-Djava.io.tmpdir=" + tree.temporary());
        try {
            return stage.enter(new CommandActor(Running.start(program, environment, new Said.Lines())));
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    /** Hears it out. */
    void toItsEnd() {
        Deadline by = Deadline.within("command", RUN);
        while (exit == null) {
            hear(by);
        }
    }

    /** Listens until a line is said that begins so. */
    void until(String beginning) {
        Deadline by = Deadline.within("command", RUN);
        while (exit == null && lines.stream().noneMatch(line -> line.startsWith(beginning))) {
            hear(by);
        }
    }

    private void hear(Deadline by) {
        Said said = heard.receive(by);
        if (said instanceof Said.Ended ended) {
            exit = ended.exit();
        } else {
            lines.add(new String(said.bytes(), StandardCharsets.UTF_8));
        }
    }

    void kill() {
        running.signal(Signals.SIGKILL);
    }

    /** How it ended; null while it runs. */
    Exit exit() {
        return exit;
    }

    /** What it wrote to standard output, line by line. */
    List<String> lines() {
        return lines;
    }

    @Override
    public String name() {
        return "the command";
    }

    /** Every example hears it out. */
    @Override
    public void proveAlive() {}

    @Override
    public Map<String, String> evidence() {
        return Map.of("transcript of the command", transcript.print());
    }

    @Override
    public void close() {
        running.close();
    }
}
