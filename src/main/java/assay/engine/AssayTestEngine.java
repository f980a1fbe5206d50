package assay.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

import assay.subject.Resolution;
import assay.subject.Subjects;
import io.cucumber.junit.platform.engine.CucumberTestEngine;

/** Runs features with Cucumber's engine and says what became of them in verdicts. */
public final class AssayTestEngine implements TestEngine {

    public static final String ID = "assay";

    private final CucumberTestEngine cucumber = new CucumberTestEngine();
    private final BiFunction<Subjects, String, Resolution> resolve;
    private final Map<TestDescriptor, Discovery> discoveries = Collections.synchronizedMap(new IdentityHashMap<>());

    /** The engine as the platform loads it. */
    public AssayTestEngine() {
        this(Subjects::resolve);
    }

    AssayTestEngine(BiFunction<Subjects, String, Resolution> resolve) {
        this.resolve = resolve;
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        Discovery discovery = new Discovery(request, id, UUID.randomUUID().toString());
        if (!discovery.isAllowed()) {
            return new EngineDescriptor(id, ID);
        }
        TestDescriptor root = cucumber.discover(discovery.request(), id);
        discovery.select(root);
        discoveries.put(root, discovery);
        return root;
    }

    @Override
    public void execute(ExecutionRequest request) {
        TestDescriptor root = request.getRootTestDescriptor();
        Discovery discovery = discoveries.remove(root);
        if (discovery == null) {
            refused(root, request.getEngineExecutionListener());
        } else if (root.getChildren().isEmpty()) {
            cucumber.execute(request);
        } else {
            Run.claim();
            try {
                run(discovery, root, request);
            } finally {
                Run.release();
            }
        }
    }

    /** What was refused has been said as a discovery issue. */
    private static void refused(TestDescriptor root, EngineExecutionListener listener) {
        listener.executionStarted(root);
        listener.executionFinished(root, TestExecutionResult.successful());
    }

    private void run(Discovery discovery, TestDescriptor root, ExecutionRequest request) {
        Settings settings = discovery.settings();
        Subjects subjects = new Subjects(name -> settings.get(name).orElse(null), settings.names());
        Places places = new Places(settings.root());
        Set<String> selected = tests(root).stream().map(test -> places.of(test.getUniqueId())).collect(Collectors.toSet());
        Witnesses witnesses = new Witnesses(system -> resolve.apply(subjects, system));
        Plan plan = new Plan(discovery.rulebook(), witnesses, discovery.selection(), selected);
        Proceedings proceedings = open(plan, settings, places);
        Run.begin(discovery.key(), settings, subjects, proceedings);
        Judge judge = new Judge(request.getEngineExecutionListener(), root, places, proceedings, takeOut(root, plan, places));
        try {
            cucumber.execute(ExecutionRequest.create(root, judge, request.getConfigurationParameters(),
                    request.getOutputDirectoryCreator(), request.getStore(), request.getCancellationToken()));
        } finally {
            judge.finishRoot(troubles(plan, proceedings));
        }
    }

    private static List<String> troubles(Plan plan, Proceedings proceedings) {
        List<String> lost = proceedings.lost();
        List<String> troubles = new ArrayList<>(proceedings.finish());
        if (plan.toRun().isEmpty()) {
            troubles.add("nothing was assayed: every selected example was left out");
        }
        if (!lost.isEmpty()) {
            troubles.add(lost.size() + " planned examples never came to an end: " + String.join(", ", lost));
        }
        return troubles;
    }

    private static Proceedings open(Plan plan, Settings settings, Places places) {
        try {
            return Proceedings.open(plan, settings.reports(), places);
        } catch (IOException e) {
            throw new UncheckedIOException("the run cannot write its reports; name another folder with -D"
                    + Settings.REPORTS + "=…, or none", e);
        }
    }

    /** Cucumber never sees what is left out; the platform hears of it when its parent begins. */
    private static Map<UniqueId, List<Judge.LeftOut>> takeOut(TestDescriptor root, Plan plan, Places places) {
        Map<UniqueId, List<Judge.LeftOut>> byParent = new HashMap<>();
        for (TestDescriptor test : tests(root)) {
            plan.leftOut(places.of(test.getUniqueId())).ifPresent(reason -> {
                UniqueId parent = test.getParent().orElseThrow().getUniqueId();
                byParent.computeIfAbsent(parent, id -> new ArrayList<>()).add(new Judge.LeftOut(test, reason));
                test.removeFromHierarchy();
            });
        }
        return byParent;
    }

    static List<TestDescriptor> tests(TestDescriptor root) {
        return root.getDescendants().stream().filter(TestDescriptor::isTest).collect(Collectors.toList());
    }
}
