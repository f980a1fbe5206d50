package assay.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.platform.engine.ConfigurationParameters;

/** Looks for parameters that would make a run look green without being it. */
record Parameters(ConfigurationParameters given) {

    private static final String INSTEAD = "select with -Dcucumber.filter.tags=@topic or -Dgroups=rule-id";

    private static final Pattern KNOWN = Pattern.compile("cucumber\\.("
            + "ansi-colors\\.disabled|features|glue|object-factory|plugin|snippet-type|uuid-generator"
            + "|filter\\.(name|tags)|publish\\.(enabled|token|quiet)"
            + "|junit-platform\\.(naming-strategy(\\.(short|long|surefire)\\.example-name)?|discovery\\.as-root-engine)"
            + "|execution\\.(dry-run|execution-mode\\.feature|order(\\.random\\.seed)?|parallel\\.enabled"
            + "|parallel\\.config\\.(strategy|fixed\\.parallelism|fixed\\.max-pool-size|dynamic\\.factor|custom\\.class)"
            + "|exclusive-resources\\.[^.]+\\.(read|read-write)))");

    private static final Pattern LOCK = Pattern.compile("cucumber\\.execution\\.exclusive-resources\\.([^.]+)\\..*");

    /** What is wrong with the parameters, each in words. */
    List<String> troubles() {
        List<String> troubles = new ArrayList<>();
        if (isSet("cucumber.features")) {
            troubles.add("-Dcucumber.features would run nothing and still look green; " + INSTEAD);
        }
        if (isSet("cucumber.filter.name")) {
            troubles.add("-Dcucumber.filter.name would skip examples that the run has planned; " + INSTEAD);
        }
        if (given.getBoolean("cucumber.execution.dry-run").orElse(false)) {
            troubles.add("in a dry run no step does anything, so every example would hold");
        }
        if (given.get(Settings.REPORTS).filter(String::isBlank).isPresent()) {
            troubles.add("-D" + Settings.REPORTS + "= names no folder; leave it out, or say none to keep no reports");
        }
        given.keySet().stream().filter(key -> key.startsWith("cucumber."))
                .filter(key -> !KNOWN.matcher(key).matches()).sorted()
                .forEach(key -> troubles.add("'" + key + "' is no setting of Cucumber, which would ignore it"));
        return troubles;
    }

    private boolean isSet(String name) {
        return given.get(name).filter(value -> !value.isBlank()).isPresent();
    }

    /** The tags that take a lock. */
    Set<String> lockingTags() {
        return given.keySet().stream().map(LOCK::matcher).filter(Matcher::matches).map(lock -> lock.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
