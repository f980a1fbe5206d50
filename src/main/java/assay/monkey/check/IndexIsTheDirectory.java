package assay.monkey.check;

import java.util.List;
import java.util.Optional;

import assay.monkey.client.Complaint;

/** The index has a line for each pane, and the panes' directory an entry. */
final class IndexIsTheDirectory implements Invariant {

    @Override
    public String name() {
        return "index-is-the-directory";
    }

    @Override
    public String rule() {
        return "The index has one line for each pane, which begins with its serial; the directory pane lists new, and the"
                + " serials of the panes, and nothing else.";
    }

    @Override
    public Optional<Complaint> judge(Step step) {
        Sight sight = step.sight();
        if (sight.serials().size() != sight.lines().size()) {
            return complaint("a line of the index does not begin with a serial", sight.index().toString());
        }
        if (!sight.still()) {
            return Optional.empty();
        }
        List<String> strange = sight.panes().stream().filter(name -> !name.equals("new") && !name.matches("[1-9]\\d*")).toList();
        if (!strange.isEmpty() || !sight.panes().contains("new")) {
            return complaint("the directory of panes lists something else, or lacks new", sight.panes().toString());
        }
        List<Long> listed = sight.panes().stream().filter(name -> !name.equals("new")).map(Long::valueOf).sorted().toList();
        return listed.equals(sight.serials().stream().sorted().toList()) ? Optional.empty()
                : complaint("the index and the directory of panes differ", sight.serials() + " and " + listed);
    }
}
