package assay.bans;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A line that breaks a ban, to be put where the ban must find it.
 *
 * @param rule the ban's id
 * @param file where, below the tree's root; {@code PID} in its name becomes the id of the process that plants it
 * @param line what
 */
public record Plant(String rule, String file, String line) {

    private static final String FORM = "a plant is 'RULE | FOLDER/NAME | LINE'";

    /**
     * Reads a list of plants.
     *
     * @throws Refused if a line of it is none
     */
    public static List<Plant> read(Path list) throws IOException {
        if (!Files.exists(list)) {
            throw new Refused(List.of("there is no " + list + " that says what to plant: " + FORM + ", one for every rule or more"));
        }
        List<Plant> plants = new ArrayList<>();
        List<String> troubles = new ArrayList<>();
        int number = 0;
        for (String line : Handwritten.lines(list)) {
            number++;
            String[] fields = line.strip().split(" +\\| +", 3);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (fields.length == 3 && Folders.trouble(fields[1]).isEmpty()) {
                plants.add(new Plant(fields[0], fields[1].replace("PID", String.valueOf(ProcessHandle.current().pid())), fields[2]));
            } else {
                troubles.add(list + ":" + number + ": " + FORM);
            }
        }
        if (!troubles.isEmpty()) {
            throw new Refused(troubles);
        }
        return plants;
    }

    String folder() {
        return Folders.of(file);
    }

    String name() {
        return file.substring(file.lastIndexOf('/') + 1);
    }

    /** Such as {@code .zig}. */
    String ending() {
        int dot = name().lastIndexOf('.');
        return dot < 0 ? "" : name().substring(dot);
    }

    /** The same in another folder. */
    Plant in(String folder) {
        return new Plant(rule, Folders.join(folder, name()), line);
    }
}
