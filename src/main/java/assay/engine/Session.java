package assay.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;

import assay.report.Why;
import assay.subject.Resolution;
import assay.subject.Subjects;

/** One run, from its plan to the last report. */
final class Session {

    private final TestDescriptor tree;
    private final ExecutionRequest request;
    private final Optional<ReportFolder> folder;
    private final Plan plan;
    private final Proceedings proceedings;
    private final Judge judge;

    private Session(Discovery discovery, Renamed root, ExecutionRequest request,
            BiFunction<Subjects, String, Resolution> resolve, Optional<ReportFolder> folder) throws IOException {
        this.tree = root.original();
        this.request = request;
        this.folder = folder;
        Settings settings = discovery.settings();
        Subjects subjects = new Subjects(name -> settings.get(name).orElse(null), settings.names());
        Places places = new Places(settings.root());
        Set<String> selected = AssayTestEngine.tests(tree).stream().map(test -> places.of(test.getUniqueId()))
                .collect(Collectors.toSet());
        Witnesses witnesses = new Witnesses(system -> resolve.apply(subjects, system));
        this.plan = new Plan(discovery.rulebook(), witnesses, discovery.selection(), selected);
        this.proceedings = Proceedings.open(plan, folder.map(ReportFolder::folder), places);
        Run.begin(discovery.key(), settings, subjects, proceedings);
        this.judge = new Judge(request.getEngineExecutionListener(), root, places, proceedings, takeOut(places));
    }

    /**
     * Prepares a run. What the last one left is gone by then, also if this one cannot begin.
     *
     * @throws IOException if the folder for its reports is another's, or cannot be written
     */
    static Session open(Discovery discovery, Renamed root, ExecutionRequest request,
            BiFunction<Subjects, String, Resolution> resolve) throws IOException {
        Optional<ReportFolder> folder = Optional.empty();
        try {
            if (discovery.settings().reports().isPresent()) {
                folder = Optional.of(ReportFolder.claim(discovery.settings().reports().get(),
                        ReportFolder.ANOTHER));
                folder.get().clear();
            }
            return new Session(discovery, root, request, resolve, folder);
        } catch (IOException | RuntimeException | Error refused) {
            close(folder);
            throw refused;
        }
    }

    private static void close(Optional<ReportFolder> folder) throws IOException {
        if (folder.isPresent()) {
            folder.get().close();
        }
    }

    void run(TestEngine cucumber) {
        try {
            cucumber.execute(ExecutionRequest.create(tree, judge, request.getConfigurationParameters(),
                    request.getOutputDirectoryCreator(), request.getStore(), request.getCancellationToken()));
        } finally {
            judge.finishRoot(end());
        }
    }

    private List<String> end() {
        List<String> lost = proceedings.lost();
        List<String> troubles = new ArrayList<>(proceedings.finish());
        if (plan.toRun().isEmpty()) {
            troubles.add("nothing was assayed: every selected example was left out");
        }
        if (!lost.isEmpty()) {
            troubles.add(lost.size() + " planned examples never came to an end: " + String.join(", ", lost));
        }
        try {
            close(folder);
        } catch (IOException refused) {
            troubles.add("the lock of the reports' folder could not be let go: " + Why.of(refused));
        }
        return troubles;
    }

    /** Cucumber never sees what is left out; the platform hears of it when its parent begins. */
    private Map<UniqueId, List<Judge.LeftOut>> takeOut(Places places) {
        Map<UniqueId, List<Judge.LeftOut>> byParent = new HashMap<>();
        for (TestDescriptor test : AssayTestEngine.tests(tree)) {
            plan.leftOut(places.of(test.getUniqueId())).ifPresent(reason -> {
                UniqueId parent = test.getParent().orElseThrow().getUniqueId();
                byParent.computeIfAbsent(parent, id -> new ArrayList<>()).add(new Judge.LeftOut(test, reason));
                test.removeFromHierarchy();
            });
        }
        return byParent;
    }
}
