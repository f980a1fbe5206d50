package assay.glue;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.cucumber.junit.platform.engine.CucumberTestEngine;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Finds steps without a definition, definitions without a step, and glue that Cucumber passes over without a word. */
final class GlueReview {

    private static final String CUCUMBER = "io.cucumber.java.";

    private GlueReview() {}

    /** @return what is wrong with a package of glue, and with how the features below a folder use it */
    static List<String> of(String glue, Path features) {
        List<String> findings = new ArrayList<>(unseen(glue));
        if (Files.isDirectory(features)) {
            findings.addAll(dryRun(glue, features));
        }
        return findings;
    }

    /** Glue that is not public is not loaded, and nothing asks for it: only its own class can tell. */
    private static List<String> unseen(String glue) {
        List<String> findings = new ArrayList<>();
        for (Class<?> type : ReflectionSupport.findAllClassesInPackage(glue, candidate -> true, name -> true)) {
            Arrays.stream(type.getDeclaredMethods()).filter(GlueReview::isGlue)
                    .filter(method -> !isSeen(type, method)).sorted((a, b) -> a.getName().compareTo(b.getName()))
                    .forEach(method -> findings.add(type.getName() + "." + method.getName()
                            + " is ignored by Cucumber: the class and the method must be public"));
        }
        return findings;
    }

    private static boolean isGlue(Method method) {
        return Arrays.stream(method.getAnnotations()).map(Annotation::annotationType).map(Class::getName)
                .anyMatch(name -> name.startsWith(CUCUMBER));
    }

    private static boolean isSeen(Class<?> type, Method method) {
        return Modifier.isPublic(type.getModifiers()) && Modifier.isPublic(method.getModifiers());
    }

    private static List<String> dryRun(String glue, Path features) {
        GlueUse.clear();
        LauncherConfig config = LauncherConfig.builder().enableTestEngineAutoRegistration(false)
                .enableTestExecutionListenerAutoRegistration(false).enableLauncherDiscoveryListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false).enablePostDiscoveryFilterAutoRegistration(false)
                .addTestEngines(new CucumberTestEngine()).build();
        Launcher launcher = LauncherFactory.create(config);
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        launcher.execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectDirectory(features.toFile()))
                .configurationParameters(parameters(glue)).build(), summary);
        List<String> findings = new ArrayList<>(GlueUse.findings());
        summary.getSummary().getFailures().stream().map(failure -> failure.getException())
                .filter(thrown -> !thrown.getClass().getName().contains("UndefinedStep"))
                .map(thrown -> thrown.getMessage().strip().lines().findFirst().orElse(""))
                .distinct().forEach(findings::add);
        return findings;
    }

    private static Map<String, String> parameters(String glue) {
        Map<String, String> parameters = new TreeMap<>();
        parameters.put("cucumber.glue", glue);
        parameters.put("cucumber.filter.tags", "");
        parameters.put("cucumber.plugin", GlueUse.class.getName());
        parameters.put("cucumber.execution.dry-run", "true");
        parameters.put("cucumber.execution.parallel.enabled", "false");
        return parameters;
    }
}
