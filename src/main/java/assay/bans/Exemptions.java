package assay.bans;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The bans that one file is exempt from, by name or by a mark of its own, and which of them it needs to be. */
final class Exemptions {

    private final List<Ban> bans;
    private final String file;
    private final Map<Ban, Exemption> exempt = new LinkedHashMap<>();
    private final Map<Integer, Ban> marked = new HashMap<>();
    private final Set<Ban> needed = new HashSet<>();
    private final List<Complaint> complaints = new ArrayList<>();

    Exemptions(List<Ban> bans, String file) {
        this.bans = bans;
        this.file = file;
        bans.forEach(ban -> ban.exceptions().stream().filter(each -> each.file().equals(file))
                .forEach(exception -> exempt.put(ban, exception)));
    }

    /** Takes a mark for what it says, or says why it does not count. */
    void mark(Mark mark, int line) {
        Ban ban = bans.stream().filter(each -> each.id().equals(mark.rule())).findFirst().orElse(null);
        if (ban == null) {
            complain(line, "the mark cites folder rule " + mark.rule() + ", and there is no such rule");
        } else if (!ban.marks()) {
            complain(line, "folder rule " + ban.id() + " allows no marks: only the rule file may exempt from it");
        } else if (mark.reason().isEmpty()) {
            complain(line, "the mark gives no reason for its exemption from folder rule " + ban.id());
        } else if (exempt.containsKey(ban)) {
            complain(line, "the file is exempt from folder rule " + ban.id() + " already");
        } else {
            exempt.put(ban, new Exemption(ban.id(), file, line, mark.reason()));
            marked.put(line, ban);
        }
    }

    /** Whether a line may break a ban. What stands in the mark itself shows no need for it. */
    boolean allow(Ban ban, int line) {
        if (!exempt.containsKey(ban)) {
            return false;
        }
        if (marked.get(line) != ban) {
            needed.add(ban);
        }
        return true;
    }

    private void complain(int line, String words) {
        complaints.add(new Complaint(file, line, words));
    }

    /** What is wrong with them, after every line was judged. */
    List<Complaint> complaints() {
        List<Complaint> all = new ArrayList<>(complaints);
        exempt.forEach((ban, exemption) -> {
            if (!needed.contains(ban)) {
                all.add(new Complaint(file, exemption.line(),
                        "the exemption from folder rule " + ban.id() + " is not needed: nothing here breaks it"));
            }
        });
        return all;
    }

    /** Those that count. */
    List<Exemption> all() {
        return List.copyOf(exempt.values());
    }
}
