package assay.steps.bans;

import java.nio.file.Path;

import assay.engine.Run;
import assay.steps.Stage;

/** What the steps about one example's checker share: the checker with its tree, and the command that was run. */
public final class BansWorld {

    static final String SYSTEM = "bans";

    private final Stage stage;
    private CheckerActor checker;
    private CommandActor command;

    public BansWorld(Stage stage) {
        this.stage = stage;
    }

    /** The project's folder. */
    static Path project() {
        return Path.of(Run.setting("assay.root").orElse("")).toAbsolutePath();
    }

    /** Copies a tree for this example; the checker is asked of it from now on. */
    void enter(Path tree, Path rules) {
        stage.program(SYSTEM);
        Path plants = rules.resolveSibling(rules.getFileName().toString().replace(".rules", ".plants"));
        checker = stage.enter(new CheckerActor(SourceTree.of(tree, rules, plants)));
    }

    CheckerActor checker() {
        return checker;
    }

    SourceTree tree() {
        return checker.tree();
    }

    /** Runs the command in a process of its own. */
    CommandActor run(String words) {
        command = CommandActor.enter(stage, tree(), words);
        return command;
    }

    CommandActor command() {
        return command;
    }
}
