package assay.bans;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Judges what was found in one file: of each line the first ban that is broken and not exempted. */
final class Inspection {

    /** More lines of one file than anybody reads are counted and not told. */
    private static final int TOLD = 10_000;

    private static final int NOTHING = -1;

    private final List<Ban> bans;
    private final Wanted wanted;
    private final Source source;
    private final Hits hits;
    private final Spans skipped;
    private final Map<Ban, Exemption> exempt = new LinkedHashMap<>();
    private final Map<Integer, Ban> marked = new HashMap<>();
    private final Set<Ban> needed = new HashSet<>();
    private final List<Breach> breaches = new ArrayList<>();
    private final List<Complaint> complaints = new ArrayList<>();
    private int untold;

    /** @param skipped where the file holds tests */
    Inspection(List<Ban> bans, Wanted wanted, Source source, Hits hits, Spans skipped) {
        this.bans = bans;
        this.wanted = wanted;
        this.source = source;
        this.hits = hits;
        this.skipped = skipped;
    }

    void judge() {
        bans.forEach(ban -> ban.exceptions().stream().filter(each -> each.file().equals(source.file()))
                .forEach(exception -> exempt.put(ban, exception)));
        marks();
        lines();
        exempt.forEach((ban, exemption) -> {
            if (!needed.contains(ban)) {
                complain(exemption.line(), "the exemption from folder rule " + ban.id() + " is not needed: nothing here breaks it");
            }
        });
        if (untold > 0) {
            complain(0, untold + " more of its lines break a rule");
        }
    }

    private void marks() {
        Lines lines = new Lines(source);
        for (int hit = 0; hit < hits.count(); hit++) {
            int from = hits.from(hit);
            if (wanted.isMark(hits.needle(hit)) && !skipped.hold(from, from + 1)) {
                int number = lines.goTo(from);
                Mark.at(lines.rest(from)).ifPresent(mark -> mark(mark, number));
            }
        }
    }

    private void mark(Mark mark, int line) {
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
            exempt.put(ban, new Exemption(ban.id(), source.file(), line, mark.reason()));
            marked.put(line, ban);
        }
    }

    private void lines() {
        Lines lines = new Lines(source);
        int[] first = new int[bans.size()];
        Arrays.fill(first, NOTHING);
        for (int hit = 0; hit < hits.count(); hit++) {
            if (!lines.reaches(hits.from(hit))) {
                settle(lines, first);
                lines.goTo(hits.from(hit));
            }
            note(hit, first);
        }
        settle(lines, first);
    }

    private void note(int hit, int[] first) {
        int index = hits.needle(hit);
        if (wanted.isMark(index)) {
            return;
        }
        int ban = wanted.ban(index);
        int from = hits.from(hit);
        boolean binds = bans.get(ban).folders().contains(source.folder());
        if (binds && first[ban] == NOTHING && !skipped.hold(from, from + wanted.needle(index).length())) {
            first[ban] = hit;
        }
    }

    private void settle(Lines lines, int[] first) {
        boolean told = false;
        for (int i = 0; i < first.length; i++) {
            Ban ban = bans.get(i);
            if (first[i] != NOTHING && exempt.containsKey(ban)) {
                noteNeed(ban, lines.number());
            } else if (first[i] != NOTHING && !told) {
                tell(ban, lines, first[i]);
                told = true;
            }
            first[i] = NOTHING;
        }
    }

    /** What stands in the mark itself shows no need for it. */
    private void noteNeed(Ban ban, int line) {
        if (marked.get(line) != ban) {
            needed.add(ban);
        }
    }

    private void tell(Ban ban, Lines lines, int hit) {
        if (breaches.size() == TOLD) {
            untold++;
        } else {
            breaches.add(new Breach(ban.id(), source.file(), lines.number(), wanted.needle(hits.needle(hit)).toString(),
                    ban.why(), lines.excerpt(hits.from(hit))));
        }
    }

    private void complain(int line, String words) {
        complaints.add(new Complaint(source.file(), line, words));
    }

    List<Breach> breaches() {
        return breaches;
    }

    List<Complaint> complaints() {
        return complaints;
    }

    /** The exemptions that count in this file. */
    List<Exemption> exemptions() {
        return List.copyOf(exempt.values());
    }
}
