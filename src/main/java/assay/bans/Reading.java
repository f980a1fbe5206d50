package assay.bans;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** One pass over the files of a tree. */
final class Reading {

    private final Rules rules;
    private final Tree tree;
    private final Wanted wanted;
    private final Loader loader = new Loader();
    private final Hits hits = new Hits();
    private final List<Breach> breaches = new ArrayList<>();
    private final List<Complaint> faults = new ArrayList<>();
    private final List<Complaint> unread = new ArrayList<>();
    private final List<Exemption> exemptions = new ArrayList<>();
    private int files;
    private long bytes;

    Reading(Rules rules, Tree tree) {
        this.rules = rules;
        this.tree = tree;
        this.wanted = new Wanted(rules.bans());
    }

    Judgement of(Debts debts) throws IOException {
        for (String folder : rules.folders()) {
            for (Tree.Entry file : tree.files(folder)) {
                read(folder, file);
            }
        }
        Debts.Settlement settlement = debts.settle(breaches);
        return new Judgement(settlement.fresh(), faults, unread, exemptions, settlement.owed(), settlement.paid(), files, bytes);
    }

    private void read(String folder, Tree.Entry entry) {
        String file = entry.path();
        if (rules.states(file, tree)) {
            return;
        }
        try {
            loader.load(entry, tree.at(file));
            files++;
            bytes += loader.length();
            search(new Source(folder, file, loader.text(), loader.length()));
        } catch (IOException refused) {
            unread.add(new Complaint(file, 0, "it cannot be read: " + refused.getMessage()));
        }
    }

    private void search(Source source) {
        wanted.search(source.text(), source.length(), hits);
        if (hits.count() == 0 && !rules.excepts(source.file())) {
            return;
        }
        List<String> openers = rules.openers().getOrDefault(source.ending(), List.of());
        Spans skipped = TestBlocks.of(source.ending(), openers).in(source.text(), source.length());
        Inspection inspection = new Inspection(rules.bans(), wanted, source, hits, skipped);
        inspection.judge();
        breaches.addAll(inspection.breaches());
        faults.addAll(inspection.complaints());
        exemptions.addAll(inspection.exemptions());
    }
}
