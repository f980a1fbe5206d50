package assay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

import assay.bans.Debts;
import assay.bans.Gate;
import assay.bans.Grade;
import assay.bans.Grading;
import assay.bans.Judgement;
import assay.bans.Plant;
import assay.bans.Refused;
import assay.bans.Rules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Holds source text to folder bans. */
@Command(name = "bans", header = "Hold the source text of a tree to its folder bans.",
        description = {
            "Reads the production lines, comments included, of every folder that a rule names, and refuses each line that holds"
                + " one of its needles: by rule, file, line, needle and reason. Nothing is compiled or run.%n",
            "Rules that could not bite are refused before anything is read, and the status is then 64: a rule without a needle,"
                + " a folder that does not exist, a folder that no rule names and no line ignores. An exemption that nothing needs"
                + " counts as a violation. A file that cannot be read makes the judgement inconclusive.%n",
            "Known breaches stand in FILE's neighbour, with the ending .debts: they are allowed, one that is gone is taken off"
                + " that list, and one that is not on it is refused.%n"})
final class BansCommand implements Callable<Integer> {

    private static final String USUAL = "src/bans.rules";

    private final Terminal terminal;

    @Parameters(paramLabel = "PATH", description = "the tree's root")
    private Path root;

    @Option(names = "--rules", paramLabel = "FILE", description = "the rule file; without it, PATH/" + USUAL)
    private Path file;

    @Option(names = "--grade", description = "then grade the gate: each line of FILE's neighbour with the ending .plants is planted"
            + " in a copy of the tree and must be refused there, must pass in a test, and weakened rules must be noticed")
    private boolean grade;

    @Option(names = "--freeze", description = "take every breach there is into the list of known ones")
    private boolean freeze;

    @Option(names = "--json", description = "write the result to standard output as JSON, for machines")
    private boolean json;

    BansCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (freeze && (grade || json)) {
            throw new Refusal("--freeze writes a list and tells nothing else: leave --grade and --json out");
        }
        try {
            Rules rules = rules();
            Debts debts = Debts.read(rules.debts());
            Judgement judgement = new Gate(rules, freeze ? Debts.none() : debts).judge(root);
            return freeze ? freeze(rules, judgement) : end(rules, judgement);
        } catch (Refused refused) {
            throw new Refusal("the rules cannot be applied:" + System.lineSeparator() + refused.getMessage());
        } catch (IOException refused) {
            terminal.say("assay: " + root + " cannot be judged: " + refused);
            return Exit.INCONCLUSIVE;
        }
    }

    private Rules rules() throws IOException {
        if (!Files.isDirectory(root)) {
            throw new Refusal("there is no folder " + root);
        }
        Path rules = file == null ? root.resolve(USUAL) : file;
        if (!Files.isRegularFile(rules)) {
            throw new Refusal("there is no rule file " + rules + "; name one with --rules FILE");
        }
        return Rules.read(rules);
    }

    private int freeze(Rules rules, Judgement judgement) throws IOException {
        BansReport report = new BansReport(terminal, judgement);
        if (judgement.isWhole()) {
            Debts.write(rules.debts(), judgement.breaches());
            terminal.say(BansReport.count(judgement.breaches().size(), "breach is", "breaches are") + " known from now on, in "
                    + rules.debts());
        }
        report.tellFaults();
        return judgement.faults().isEmpty() ? status(judgement, true) : Exit.VIOLATED;
    }

    private int end(Rules rules, Judgement judgement) throws IOException {
        BansReport report = new BansReport(terminal, judgement);
        boolean dropped = drop(rules, judgement);
        int status = status(judgement, !judgement.isBroken());
        if (status == Exit.AS_EXPECTED && !dropped) {
            status = Exit.INCONCLUSIVE;
        }
        Optional<Grade> graded = grade && status == Exit.AS_EXPECTED ? Optional.of(grade(rules)) : Optional.empty();
        if (json) {
            report.printJson(graded);
        } else {
            report.print(graded);
        }
        return graded.filter(each -> !each.held()).map(each -> Exit.VIOLATED).orElse(status);
    }

    /** Takes what is paid off the list; false if that cannot be written, which makes no difference to the judgement. */
    private boolean drop(Rules rules, Judgement judgement) {
        if (!judgement.isWhole() || judgement.paid().isEmpty()) {
            return true;
        }
        try {
            Debts.drop(rules.debts(), judgement);
            judgement.paid().forEach(debt -> terminal.say("no longer owed, and taken off " + rules.debts() + ": " + debt));
            return true;
        } catch (IOException refused) {
            judgement.paid().forEach(debt -> terminal.say("no longer owed: " + debt));
            terminal.say("assay: " + rules.debts() + " still lists what is no longer owed, for it cannot be written: " + refused);
            return false;
        }
    }

    private Grade grade(Rules rules) throws IOException {
        Gate gate = new Gate(rules, Debts.read(rules.debts()));
        return new Grading(gate, root, Plant.read(rules.plants()), trial -> {
            if (!json) {
                terminal.print(trial.toString());
            }
        }).grade();
    }

    private static int status(Judgement judgement, boolean holds) {
        if (!holds) {
            return Exit.VIOLATED;
        }
        return judgement.isWhole() ? Exit.AS_EXPECTED : Exit.INCONCLUSIVE;
    }
}
