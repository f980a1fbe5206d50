package assay.steps.bans;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import assay.bans.Debts;
import assay.bans.Gate;
import assay.bans.Grade;
import assay.bans.Grading;
import assay.bans.Judgement;
import assay.bans.Plant;
import assay.bans.Refused;
import assay.bans.Rules;
import assay.steps.Actor;

/** The checker, which is a part of this program, with the tree of one example. */
final class CheckerActor implements Actor {

    private final SourceTree tree;
    private final List<String> said = new ArrayList<>();
    private Judgement judgement;
    private Grade grade;
    private List<String> objections = List.of();

    CheckerActor(SourceTree tree) {
        this.tree = tree;
    }

    SourceTree tree() {
        return tree;
    }

    /** Holds the tree to its rules; what is paid of known breaches is noted, as the command does it. */
    void check() {
        try {
            Rules rules = Rules.read(tree.rules());
            judgement = new Gate(rules, Debts.read(rules.debts())).judge(tree.root());
            Debts.drop(rules.debts(), judgement);
            Stream.of(judgement.breaches(), judgement.faults(), judgement.unread()).flatMap(List::stream)
                    .forEach(each -> said.add(each.toString()));
        } catch (Refused refused) {
            objections = refused.objections();
            said.addAll(objections);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    void freeze() {
        try {
            Rules rules = Rules.read(tree.rules());
            Debts.write(rules.debts(), new Gate(rules, Debts.none()).judge(tree.root()).breaches());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    void grade() {
        try {
            Rules rules = Rules.read(tree.rules());
            Gate gate = new Gate(rules, Debts.read(rules.debts()));
            grade = new Grading(gate, tree.root(), Plant.read(rules.plants()), trial -> said.add(trial.toString())).grade();
            said.add(grade.verdict());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** What came of the last check; none if the rules were refused. */
    Judgement judgement() {
        if (judgement == null) {
            throw new AssertionError("the tree was not judged: " + objections);
        }
        return judgement;
    }

    Grade lastGrade() {
        return grade;
    }

    /** Why the rules were refused; empty if they were not. */
    List<String> objections() {
        return objections;
    }

    @Override
    public String name() {
        return "the checker";
    }

    /** Between two questions nothing of it runs. */
    @Override
    public void proveAlive() {}

    @Override
    public Map<String, String> evidence() {
        Map<String, String> evidence = new LinkedHashMap<>();
        if (!said.isEmpty()) {
            evidence.put("what the checker said", String.join("\n", said));
        }
        return evidence;
    }

    @Override
    public void close() {
        tree.close();
    }
}
