package assay.monkey.operation;

import java.util.Map;

/** The words that operations begin with. */
final class Words {

    private static final Map<Class<? extends Operation>, String> WORDS = Map.ofEntries(
            Map.entry(Operation.Write.class, "write"),
            Map.entry(Operation.Read.class, "read"),
            Map.entry(Operation.Stat.class, "stat"),
            Map.entry(Operation.Remove.class, "remove"),
            Map.entry(Operation.Create.class, "create"),
            Map.entry(Operation.Fids.class, "fids"),
            Map.entry(Operation.Hold.class, "hold"),
            Map.entry(Operation.WriteHeld.class, "write-held"),
            Map.entry(Operation.ReadHeld.class, "read-held"),
            Map.entry(Operation.Leave.class, "leave"),
            Map.entry(Operation.Flush.class, "flush"),
            Map.entry(Operation.Clunk.class, "clunk"),
            Map.entry(Operation.Listing.class, "listing"),
            Map.entry(Operation.Watch.class, "watch"),
            Map.entry(Operation.Cut.class, "cut"),
            Map.entry(Operation.Restore.class, "restore"),
            Map.entry(Operation.Host.class, "host"),
            Map.entry(Operation.Sequence.class, "sequence"),
            Map.entry(Operation.Aside.class, "aside"),
            Map.entry(Operation.Together.class, "together"));

    private Words() {}

    static String of(Operation operation) {
        return WORDS.get(operation.getClass());
    }
}
