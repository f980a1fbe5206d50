package assay.os;

/** Who a process is, and whether it is there. */
public interface Identities {

    /** What asking for a process found. */
    enum Presence {
        /** It exists, and this user may signal it. */
        OURS,
        /** It exists and belongs to another. */
        ANOTHERS,
        /** There is no such process. */
        ABSENT,
        /** The system answered otherwise: nothing is known. */
        UNKNOWN
    }

    /** The id of this process. */
    int self();

    /** The user that this process acts for. */
    int user();

    /**
     * The parent of a process; 0 for one that is not there, and for what is no id at all. Prevents a stranger from being
     * taken for a descendant because of what it calls itself.
     */
    int parent(int pid);

    /**
     * Whether a process is there. What is no process's id is absent and is not asked about: the system would take it for a
     * group. Prevents the property of the living from being cleared away because they may not be signalled.
     */
    Presence presence(int pid);
}
