package assay.rules;

import java.util.List;

/** One feature file: a topic of one system. */
record Feature(String path, int line, String title, String description, List<String> tags, List<Rule> rules) {

    Feature {
        tags = List.copyOf(tags);
        rules = List.copyOf(rules);
    }

    /** The file's name without its ending. */
    static String topicOf(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        return name.endsWith(".feature") ? name.substring(0, name.length() - ".feature".length()) : name;
    }

    /** The folder that the file stands in. */
    static String folderOf(String path) {
        String folder = path.substring(0, Math.max(0, path.lastIndexOf('/')));
        return folder.substring(folder.lastIndexOf('/') + 1);
    }
}
