package assay.engine;

import java.io.IOException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

import assay.report.Why;
import assay.subject.Resolution;
import assay.subject.Subjects;
import io.cucumber.junit.platform.engine.CucumberTestEngine;

/** Runs features with Cucumber's engine and says what became of them in verdicts. */
public final class AssayTestEngine implements TestEngine {

    public static final String ID = "assay";

    /** What fails outside of all examples goes by this name. */
    static final String NAME = "the run";

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
        TestDescriptor root = discovery.isAllowed() ? found(discovery, id) : new EngineDescriptor(id, NAME);
        if (discovery.isRefused()) {
            discovery.settings().reports().ifPresent(ReportFolder::clear);
        }
        return root;
    }

    private TestDescriptor found(Discovery discovery, UniqueId id) {
        try {
            TestDescriptor tree = cucumber.discover(discovery.request(), id);
            discovery.select(tree);
            TestDescriptor root = new Renamed(tree, NAME);
            discoveries.put(root, discovery);
            return root;
        } catch (RuntimeException refused) {
            discovery.refuse(refused);
            return new EngineDescriptor(id, NAME);
        }
    }

    @Override
    public void execute(ExecutionRequest request) {
        TestDescriptor root = request.getRootTestDescriptor();
        Discovery discovery = discoveries.remove(root);
        if (discovery == null || root.getChildren().isEmpty()) {
            nothing(root, request.getEngineExecutionListener());
        } else {
            begin(discovery, (Renamed) root, request);
        }
    }

    /** What was refused has been said as a discovery issue. */
    private static void nothing(TestDescriptor root, EngineExecutionListener listener) {
        listener.executionStarted(root);
        listener.executionFinished(root, TestExecutionResult.successful());
    }

    private void begin(Discovery discovery, Renamed root, ExecutionRequest request) {
        Run.claim();
        try {
            open(discovery, root, request).ifPresent(session -> session.run(cucumber));
        } finally {
            Run.release();
        }
    }

    /** The platform would say only that the engine failed, so a run that cannot begin says why itself. */
    private Optional<Session> open(Discovery discovery, Renamed root, ExecutionRequest request) {
        try {
            return Optional.of(Session.open(discovery, root, request, resolve));
        } catch (IOException | RuntimeException refused) {
            EngineExecutionListener listener = request.getEngineExecutionListener();
            listener.executionStarted(root);
            listener.executionFinished(root, TestExecutionResult.failed(
                    new Inconclusive("the run could not begin: " + Why.of(refused), refused)));
            return Optional.empty();
        }
    }

    static List<TestDescriptor> tests(TestDescriptor root) {
        return root.getDescendants().stream().filter(TestDescriptor::isTest).collect(Collectors.toList());
    }
}
