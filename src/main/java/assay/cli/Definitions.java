package assay.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Settings of a command line, each as NAME=VALUE, with the value as it was written: quotes in it are the subject's. */
final class Definitions {

    /** What somebody may know from the tests, and what the command says in another way. */
    private static final List<String> ARGUMENTS = List.of("cucumber.filter.tags", "groups");

    /** What somebody reads. Which subjects there are is looked at when the run begins. */
    private static final Pattern KNOWN =
            Pattern.compile("(subject|cucumber)\\..+|assay\\.(timescale|reports|features|lists|root|lie)");

    private Definitions() {}

    /** @throws Refusal if one has no name, or one that nobody reads, or selects what runs */
    static Map<String, String> of(List<String> definitions) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String each : definitions) {
            int equals = each.indexOf('=');
            if (equals < 1) {
                throw new Refusal("'-D " + each + "' sets nothing: write -D NAME=VALUE");
            }
            String name = each.substring(0, equals);
            if (ARGUMENTS.contains(name)) {
                throw new Refusal("-D " + name + " selects nothing here: name ids or tags as arguments, as in 'assay run "
                        + (each.substring(equals + 1).isBlank() ? "@limits" : each.substring(equals + 1)) + "'");
            }
            if (!KNOWN.matcher(name).matches()) {
                throw new Refusal("-D " + name + " is a setting that nobody reads; there are subject.SYSTEM,"
                        + " subject.SYSTEM.env.NAME, assay.timescale, assay.reports and those of cucumber");
            }
            settings.put(name, each.substring(equals + 1));
        }
        return settings;
    }
}
