package assay.bans;

import java.util.List;

/**
 * What a tree was found to be.
 *
 * @param breaches of no debt, in the order of folders, files and lines
 * @param faults exemptions that are not as they have to be
 * @param unread files that could not be judged, and why
 * @param exemptions those that count
 * @param owed breaches that are known debts
 * @param paid debts, as their file lists them, that are found no more
 * @param files how many were read
 * @param bytes how many were read
 */
public record Judgement(
        List<Breach> breaches,
        List<Complaint> faults,
        List<Complaint> unread,
        List<Exemption> exemptions,
        List<Breach> owed,
        List<String> paid,
        int files,
        long bytes) {

    /** Whether some line or exemption is not as it has to be. */
    public boolean isBroken() {
        return !breaches.isEmpty() || !faults.isEmpty();
    }

    /** Whether every file was judged. */
    public boolean isWhole() {
        return unread.isEmpty();
    }
}
