package assay.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Holds a feature's tags against its place: one system, its folder's; one topic, its file's; nothing unknown. */
final class FeatureTags {

    private final Feature feature;
    private final List<Finding> findings = new ArrayList<>();

    private FeatureTags(Feature feature) {
        this.feature = feature;
    }

    static List<Finding> review(Feature feature, Set<String> glossary) {
        FeatureTags tags = new FeatureTags(feature);
        tags.system();
        tags.topic();
        feature.tags().stream().filter(tag -> !glossary.contains(tag)).forEach(tags::unknown);
        return tags.findings;
    }

    private void system() {
        List<String> systems = feature.tags().stream().filter(Rulebook.SYSTEMS::contains).toList();
        if (systems.size() != 1) {
            find("the feature needs exactly one system's tag, of @" + String.join(", @", Rulebook.SYSTEMS));
        } else if (!systems.get(0).equals(Feature.folderOf(feature.path()))) {
            find("a feature of @" + systems.get(0) + " stands in the folder " + systems.get(0) + "/");
        }
    }

    private void topic() {
        String topic = Feature.topicOf(feature.path());
        if (!feature.tags().contains(topic)) {
            find("the feature needs its topic's tag, which is the file's name: @" + topic);
        }
    }

    private void unknown(String tag) {
        find("the glossary does not know the tag @" + tag);
    }

    private void find(String words) {
        findings.add(new Finding(feature.path(), feature.line(), words));
    }
}
