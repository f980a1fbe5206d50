package assay.monkey.client;

import java.util.ArrayList;
import java.util.List;

/** What became of an operation: its requests in order, and what the rules allow the session's log to hold for them. */
public final class Deed {

    private final List<Request> requests = new ArrayList<>();
    private final List<Complaint> complaints = new ArrayList<>();
    private int misses;
    private int closes;
    private boolean hungUp;
    private boolean restored;
    private boolean uncertain;

    void add(Request request) {
        requests.add(request);
    }

    /** What another client did at the same time, or afterwards. */
    void add(Deed other) {
        requests.addAll(other.requests);
        complaints.addAll(other.complaints);
        misses += other.misses;
        closes += other.closes;
        hungUp |= other.hungUp;
        restored |= other.restored;
        uncertain |= other.uncertain;
    }

    /** Looks that may have found nothing, which is no failure and is logged. */
    void allowMisses(int more) {
        misses += more;
    }

    /** A close that runs what waits: its failure is in the log alone. */
    void allowClose() {
        closes++;
    }

    public void complain(String invariant, String why, String detail) {
        complaints.add(new Complaint(invariant, why, detail));
    }

    /** The connections are over: the session has hung up on everybody, as it must for a Restore, or we shall. */
    void hangUp(boolean restored) {
        hungUp = true;
        this.restored |= restored;
    }

    /** Nobody knows what became of a request, or which of two came first. */
    void beUncertain() {
        uncertain = true;
    }

    public List<Request> requests() {
        return List.copyOf(requests);
    }

    public List<Complaint> complaints() {
        return List.copyOf(complaints);
    }

    public int misses() {
        return misses;
    }

    public int closes() {
        return closes;
    }

    public boolean hungUp() {
        return hungUp;
    }

    /** Whether a Restore was taken: then no connection lives on. */
    public boolean restored() {
        return restored;
    }

    public boolean uncertain() {
        return uncertain;
    }
}
