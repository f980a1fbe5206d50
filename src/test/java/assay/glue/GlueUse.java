package assay.glue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.SourceReference;
import io.cucumber.messages.types.StepDefinition;
import io.cucumber.messages.types.TestCase;
import io.cucumber.messages.types.TestStep;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;

/** What a dry run says about which step finds which definition. Cucumber makes it, so what it hears is kept aside. */
public final class GlueUse implements ConcurrentEventListener {

    private static final List<Envelope> HEARD = new ArrayList<>();

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(Envelope.class, HEARD::add);
    }

    static void clear() {
        HEARD.clear();
    }

    static Set<String> findings() {
        Map<String, PickleStep> steps = new HashMap<>();
        Map<String, StepDefinition> unused = new LinkedHashMap<>();
        Set<String> findings = new LinkedHashSet<>();
        HEARD.forEach(envelope -> envelope.getPickle().ifPresent(pickle -> keep(pickle, steps)));
        HEARD.forEach(envelope -> envelope.getStepDefinition()
                .ifPresent(definition -> unused.put(definition.getId(), definition)));
        HEARD.forEach(envelope -> envelope.getTestCase().ifPresent(testCase -> look(testCase, steps, unused, findings)));
        unused.values().forEach(definition -> findings.add("no step uses '" + definition.getPattern().getSource() + "', "
                + "defined in " + method(definition.getSourceReference())));
        return findings;
    }

    private static void keep(Pickle pickle, Map<String, PickleStep> steps) {
        pickle.getSteps().forEach(step -> steps.put(step.getId(), step));
    }

    private static void look(TestCase testCase, Map<String, PickleStep> steps, Map<String, StepDefinition> unused,
            Set<String> findings) {
        for (TestStep step : testCase.getTestSteps()) {
            List<String> definitions = step.getStepDefinitionIds().orElse(List.of());
            definitions.forEach(unused::remove);
            if (step.getPickleStepId().isPresent() && definitions.size() != 1) {
                boolean several = definitions.size() > 1
                        || step.getStepMatchArgumentsLists().map(List::size).orElse(0) > 1;
                findings.add("'" + steps.get(step.getPickleStepId().get()).getText() + "' is "
                        + (several ? "ambiguous" : "undefined"));
            }
        }
    }

    private static String method(SourceReference reference) {
        return reference.getJavaMethod().map(java -> java.getClassName() + "." + java.getMethodName()).orElse("?");
    }
}
