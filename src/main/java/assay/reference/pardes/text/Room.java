package assay.reference.pardes.text;

import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/** What all texts of a session hold together, with what can be taken back in them, and what they may. */
public final class Room {

    public static final long MOST = 192L << 20;

    private final Supplier<List<Document>> documents;
    private final long most;

    /** What they hold at most: what was asked for since they were counted, whatever has gone since. */
    private long supposed;

    /** @param documents those that there are now */
    public Room(Supplier<List<Document>> documents) {
        this(documents, MOST);
    }

    /** @param most how many bytes they may hold */
    Room(Supplier<List<Document>> documents, long most) {
        this.documents = documents;
        this.most = most;
    }

    /**
     * Makes room for more. Where there is none, the oldest of what can be taken back goes, but for the last step of each text.
     *
     * @throws Refusal if there is none even so
     */
    void need(long more) {
        supposed += more;
        if (supposed > most) {
            supposed = more + clear(documents.get(), most - more);
        }
        if (supposed > most) {
            supposed -= more;
            throw new Refusal("file too large");
        }
    }

    /** Gives room in any case: it was made before. */
    void give(long more) {
        supposed += more;
    }

    /** @return what they hold then, as little as is wanted if that can be */
    private static long clear(List<Document> all, long wanted) {
        long held = all.stream().mapToLong(Document::held).sum();
        for (Document document : all.stream().sorted(Comparator.comparingLong(Document::held).reversed()).toList()) {
            long gone = -1;
            while (held > wanted && gone != 0) {
                gone = document.forgetOldest();
                held -= gone;
            }
        }
        return held;
    }
}
