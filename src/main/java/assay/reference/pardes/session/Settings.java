package assay.reference.pardes.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;

/** What can be switched on and off or chosen. */
public final class Settings {

    static final List<String> SWITCHES = List.of(
            "Wrap", "Tagbottom", "Debug", "FocusTint", "Verbose", "Motion", "InactiveDim", "BootShell");

    private final Map<String, Boolean> switches = new LinkedHashMap<>();
    private String placement = "acme";
    private String dumpDirectory;
    private int columns = 80;
    private int rows = 24;

    Settings(String dumpDirectory) {
        this.dumpDirectory = dumpDirectory;
        SWITCHES.forEach(name -> switches.put(name, false));
    }

    boolean isOn(String name) {
        return switches.get(name);
    }

    void turn(String name, Line line) {
        switch (line.words()) {
            case "" -> switches.put(name, !switches.get(name));
            case "on" -> switches.put(name, true);
            case "off" -> switches.put(name, false);
            default -> throw new Refusal(name + ": on or off");
        }
    }

    void place(Line line) {
        String wanted = line.hasArgument() ? line.words() : "acme";
        if (!wanted.equals("acme") && !wanted.equals("pardes")) {
            throw new Refusal("Placement: acme or pardes");
        }
        placement = wanted;
    }

    boolean placesAtTheEnd() {
        return placement.equals("pardes");
    }

    String dumpDirectory() {
        return dumpDirectory;
    }

    void dumpDirectory(String wanted) {
        dumpDirectory = wanted;
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    void size(int wantedColumns, int wantedRows) {
        if (wantedColumns < 20 || wantedColumns > 500 || wantedRows < 6 || wantedRows > 200) {
            throw new Refusal("size out of range");
        }
        columns = wantedColumns;
        rows = wantedRows;
    }

    /** A line a setting. */
    public String told() {
        StringBuilder all = new StringBuilder("size " + columns + " " + rows + "\n");
        switches.forEach((name, on) -> all.append(name).append(on ? " on\n" : " off\n"));
        return all.append("Placement ").append(placement)
                .append("\nDumpDir ").append(Shown.of(dumpDirectory)).append('\n').toString();
    }

    /** Those that are not as they are at first, by name. */
    Map<String, String> changed() {
        Map<String, String> changed = new LinkedHashMap<>();
        switches.forEach((name, on) -> {
            if (on) {
                changed.put(name, "on");
            }
        });
        if (placesAtTheEnd()) {
            changed.put("Placement", placement);
        }
        return changed;
    }

    /** As they are at first, but for those named. */
    void restore(Map<String, String> wanted) {
        SWITCHES.forEach(name -> switches.put(name, "on".equals(wanted.get(name))));
        placement = wanted.getOrDefault("Placement", "acme");
    }
}
