package assay.subject;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;

/** The settings that say which programs answer: one that nobody reads would silently leave the usual program in place. */
public final class SubjectSettings {

    private static final String PREFIX = "subject.";
    private static final String VARIABLE = "env.";

    private final Collection<String> systems;
    private final UnaryOperator<String> settings;
    private final List<String> troubles = new ArrayList<>();

    private SubjectSettings(Collection<String> systems, UnaryOperator<String> settings) {
        this.systems = systems;
        this.settings = settings;
    }

    /**
     * What is wrong with them, each in words.
     *
     * @param systems those that there are
     * @param settings the value of each by its name
     * @param names of all settings, of which only these are looked at
     */
    public static List<String> troubles(
            Collection<String> systems, UnaryOperator<String> settings, Collection<String> names) {
        SubjectSettings looking = new SubjectSettings(systems, settings);
        names.stream().filter(name -> name.startsWith(PREFIX)).sorted().forEach(looking::look);
        return looking.troubles;
    }

    private void look(String name) {
        String[] parts = name.substring(PREFIX.length()).split("\\.", 2);
        String value = settings.apply(name);
        if (!systems.contains(parts[0])) {
            trouble(name, "speaks of no system that there is; it is one of " + String.join(", ", systems));
        } else if (parts.length == 2 && !isKnown(parts[0], parts[1])) {
            trouble(name, "means nothing; there are " + PREFIX + parts[0] + ", " + PREFIX + parts[0] + ".env.NAME and "
                    + Subjects.INTERPRETER);
        } else if ((value == null || value.isBlank()) && !name.startsWith(PREFIX + parts[0] + "." + VARIABLE)) {
            trouble(name, "names no program; leave it out for the usual one, or say " + Subjects.ABSENT
                    + " to leave the system out");
        }
    }

    private static boolean isKnown(String system, String rest) {
        return rest.startsWith(VARIABLE) && rest.length() > VARIABLE.length()
                || Subjects.INTERPRETER.equals(PREFIX + system + "." + rest);
    }

    private void trouble(String name, String words) {
        troubles.add("-D" + name + "=" + settings.apply(name) + " " + words);
    }
}
