package assay.bans;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
    private final Exemptions exemptions;
    private final List<Breach> breaches = new ArrayList<>();
    private int untold;

    /** @param skipped where the file holds tests */
    Inspection(List<Ban> bans, Wanted wanted, Source source, Hits hits, Spans skipped) {
        this.bans = bans;
        this.wanted = wanted;
        this.source = source;
        this.hits = hits;
        this.skipped = skipped;
        this.exemptions = new Exemptions(bans, source.file());
    }

    void judge() {
        marks();
        lines();
    }

    private void marks() {
        Lines lines = new Lines(source);
        for (int hit = 0; hit < hits.count(); hit++) {
            int from = hits.from(hit);
            if (wanted.isMark(hits.needle(hit)) && !skipped.hold(from, from + 1)) {
                int number = lines.goTo(from);
                Mark.at(lines.rest(from)).ifPresent(mark -> exemptions.mark(mark, number));
            }
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
            if (first[i] != NOTHING && !exemptions.allow(bans.get(i), lines.number()) && !told) {
                tell(bans.get(i), lines, first[i]);
                told = true;
            }
            first[i] = NOTHING;
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

    List<Breach> breaches() {
        return breaches;
    }

    /** What is not as it has to be, and is no line that was told. */
    List<Complaint> complaints() {
        List<Complaint> complaints = new ArrayList<>(exemptions.complaints());
        if (untold > 0) {
            complaints.add(new Complaint(source.file(), 0, untold + " more of its lines break a rule"));
        }
        return complaints;
    }

    /** The exemptions that count in this file. */
    List<Exemption> exemptions() {
        return exemptions.all();
    }
}
