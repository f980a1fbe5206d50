package assay.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The lists that stand beside the features: the glossary of tags, the pins of the documents, the known deviations.
 *
 * @param glossary what each tag means
 * @param pins of every system
 * @param deviations of every system
 */
record Lists(Map<String, String> glossary, List<Pin> pins, List<Deviation> deviations) {

    /** From this field on, a pin's line says what holds it. */
    private static final int HOLDERS = 3;

    private static final String EXAMPLE = "a rule's id and an example's name, set apart by ' / '";

    /** @param folder where on the class path the lists stand: empty, or a path that ends in a slash */
    static Lists read(String folder, List<Finding> findings) {
        Map<String, String> glossary = glossary(folder + "tags.txt", findings);
        List<Pin> pins = new ArrayList<>();
        List<Deviation> deviations = new ArrayList<>();
        ListFolder.unknown(folder + "sources", Rulebook.SYSTEMS, findings);
        ListFolder.unknown(folder + "deviations", Rulebook.SYSTEMS, findings);
        for (String system : Rulebook.SYSTEMS) {
            pins.addAll(pins(folder, system, findings));
            deviations.addAll(deviations(folder, system, findings));
        }
        return new Lists(glossary, pins, deviations);
    }

    private static Map<String, String> glossary(String name, List<Finding> findings) {
        Map<String, String> meanings = new LinkedHashMap<>();
        ListFile.read(name, 2, findings).ifPresentOrElse(
                file -> file.entries().forEach(entry -> define(entry, meanings, findings)),
                () -> findings.add(new Finding(name, 1, "the glossary of tags is not on the class path")));
        return meanings;
    }

    private static void define(ListFile.Entry entry, Map<String, String> meanings, List<Finding> findings) {
        String tag = entry.fields().get(0).replaceFirst("^@", "");
        if (entry.fields().get(1).isEmpty()) {
            findings.add(entry.finding("tag @" + tag + " lacks its meaning"));
        }
        if (meanings.put(tag, entry.fields().get(1)) != null) {
            findings.add(entry.finding("tag @" + tag + " is explained twice"));
        }
    }

    private static List<Pin> pins(String folder, String system, List<Finding> findings) {
        List<Pin> pins = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        ListFile.readAtLeast(folder + "sources/" + system + ".txt", HOLDERS + 1, findings).ifPresent(file -> {
            for (ListFile.Entry entry : file.entries()) {
                String id = entry.fields().get(0);
                if (!seen.add(id)) {
                    findings.add(entry.finding("pin '" + id + "' is listed twice"));
                }
                pins.add(pin(system, entry, findings));
            }
        });
        return pins;
    }

    private static Pin pin(String system, ListFile.Entry entry, List<Finding> findings) {
        List<String> fields = entry.fields();
        String id = fields.get(0);
        if (!id.matches("\\S+: \\S.*")) {
            findings.add(entry.finding("'" + id + "' is no pin: write '<document>: <name>'"));
        }
        if (fields.get(1).isEmpty() || fields.get(2).isEmpty()) {
            findings.add(entry.finding("pin '" + id + "' lacks its place in the document, or our sentence"));
        }
        Standing standing = standing(id, entry, findings);
        return new Pin(id, system, fields.get(1), fields.get(2), standing, entry.file(), entry.line());
    }

    private static Standing standing(String id, ListFile.Entry entry, List<Finding> findings) {
        List<String> holders = entry.fields().subList(HOLDERS, entry.fields().size());
        String words = holders.size() == 1 ? holders.get(0) : "";
        if (words.equals("pending")) {
            return new Standing.Pending();
        }
        if (words.startsWith("not observable")) {
            return new Standing.NotObservable(reason("not observable", id, entry, findings));
        }
        if (words.startsWith("out of scope")) {
            return new Standing.OutOfScope(reason("out of scope", id, entry, findings));
        }
        if (holders.stream().allMatch(holder -> holder.contains(" / "))) {
            return new Standing.HeldBy(holders.stream().map(Lists::place).toList());
        }
        findings.add(entry.finding("pin '" + id + "' has neither an example nor a status: end the line with " + EXAMPLE
                + ", or several set apart by ' | ', or with 'pending', 'not observable: <reason>' or"
                + " 'out of scope: <reason>'"));
        return new Standing.Pending();
    }

    private static Standing.Place place(String holder) {
        String[] parts = holder.split(" / ", 2);
        return new Standing.Place(parts[0].strip(), parts[1].strip());
    }

    private static String reason(String status, String id, ListFile.Entry entry, List<Finding> findings) {
        String reason = entry.fields().get(HOLDERS).substring(status.length()).replaceFirst("^:", "").strip();
        if (reason.isEmpty()) {
            findings.add(entry.finding("pin '" + id + "' is " + status + " without a reason: write '" + status
                    + ": <reason>'"));
        }
        return reason;
    }

    private static List<Deviation> deviations(String folder, String system, List<Finding> findings) {
        List<Deviation> deviations = new ArrayList<>();
        Set<List<String>> seen = new HashSet<>();
        ListFile.read(folder + "deviations/" + system + ".txt", 3, findings).ifPresent(file -> {
            for (ListFile.Entry entry : file.entries()) {
                if (!seen.add(entry.fields().subList(0, 2))) {
                    findings.add(entry.finding("the deviation '" + entry.fields().get(1) + "' is listed twice for "
                            + entry.fields().get(0)));
                }
                deviations.add(deviation(system, entry, findings));
            }
        });
        return deviations;
    }

    private static Deviation deviation(String system, ListFile.Entry entry, List<Finding> findings) {
        List<String> fields = entry.fields();
        String[] parts = fields.get(1).split(" / ", 2);
        if (parts.length < 2) {
            findings.add(entry.finding("a deviation names " + EXAMPLE));
        }
        if (fields.get(0).isEmpty()) {
            findings.add(entry.finding("a deviation names the version that deviates"));
        }
        if (fields.get(2).isEmpty()) {
            findings.add(entry.finding("a deviation gives its reason"));
        }
        String example = parts.length < 2 ? "" : parts[1].strip();
        return new Deviation(system, fields.get(0), parts[0].strip(), example, fields.get(2), entry.file(), entry.line());
    }
}
