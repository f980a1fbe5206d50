package assay.monkey.input;

import java.util.ArrayList;
import java.util.List;

import assay.monkey.operation.Data;
import assay.monkey.operation.Operation;
import assay.ninep.Mode;

/** The mixes of operations that a monkey knows. */
public final class Mixes {

    /** What a message of the agreed size leaves for a write that is as good as full. */
    private static final int FULL = 65_536;

    private Mixes() {}

    /** The document's kinds with the document's weights. */
    public static Mix document() {
        return Generators.mix();
    }

    /** The document's, and what its author would have added next. */
    public static Mix all() {
        return Generators.mix().and(new Mix(List.of(
                new Mix.Weighted("again", 5, (scene, chance) -> again(chance)),
                new Mix.Weighted("undo", 8, (scene, chance) -> undo(chance)),
                new Mix.Weighted("append", 4, (scene, chance) -> append(chance)),
                new Mix.Weighted("dot", 4, (scene, chance) -> dot(chance)),
                new Mix.Weighted("columns", 2, (scene, chance) -> columns(chance)),
                new Mix.Weighted("full", 2, Mixes::full),
                new Mix.Weighted("leave", 4, Mixes::leave),
                new Mix.Weighted("aside", 3, (scene, chance) -> new Operation.Aside(simple(chance))),
                new Mix.Weighted("together", 3, (scene, chance) -> new Operation.Together(simple(chance), simple(chance))),
                new Mix.Weighted("listing", 3, (scene, chance) -> listing(chance)),
                new Mix.Weighted("watch", 4, (scene, chance) -> watch(chance)),
                new Mix.Weighted("fids", 3, (scene, chance) -> new Operation.Fids(Files.any(chance))),
                new Mix.Weighted("cut", 1, (scene, chance) -> cut(chance)),
                new Mix.Weighted("load", 1, (scene, chance) -> restoreUnderLoad(chance)))));
    }

    private static Operation simple(Chance chance) {
        return chance.percent(60) ? Generators.write(chance) : Generators.read(chance);
    }

    /** The same twice or three times: what is said again is counted. */
    private static Operation again(Chance chance) {
        Operation once = chance.percent(50) ? Operation.Write.of(Files.written(chance), Data.of("nothing of this name\n")) : simple(chance);
        return chance.percent(50) ? Operation.Sequence.of(once, once) : Operation.Sequence.of(once, once, once);
    }

    private static String ofPane(String pane, String file) {
        return "/pane/" + pane + "/" + file;
    }

    /** A few changes of one pane, some taken back and some made again. */
    private static Operation undo(Chance chance) {
        String pane = "{p" + chance.below(64) + "}";
        List<Operation> parts = new ArrayList<>();
        for (int left = 1 + chance.below(3); left > 0; left--) {
            parts.addAll(change(chance, pane));
        }
        for (int left = 1 + chance.below(3); left > 0; left--) {
            parts.add(Operation.Write.of(ofPane(pane, "ctl"), Data.of(chance.percent(70) ? "Undo\n" : "Redo\n")));
        }
        return new Operation.Sequence(parts);
    }

    private static List<Operation> change(Chance chance, String pane) {
        if (chance.percent(30)) {
            return List.of(Operation.Write.of(ofPane(pane, "ctl"), Commands.edit(chance)));
        }
        return chance.percent(30)
                ? List.of(Operation.Write.of(ofPane(pane, "body"), Texts.any(chance, 20)))
                : List.of(Operation.Write.of(ofPane(pane, "addr"), Edits.address(chance)),
                        Operation.Write.of(ofPane(pane, "data"), Texts.any(chance, 12)));
    }

    private static Operation append(Chance chance) {
        return Operation.Write.of(ofPane(Files.pane(chance), "body"), Texts.any(chance, 40));
    }

    private static Operation dot(Chance chance) {
        return Operation.Write.of(ofPane(Files.pane(chance), chance.of("dot", "sel", "limit")), Edits.address(chance));
    }

    private static Operation columns(Chance chance) {
        String column = "/col/" + Files.column(chance) + "/";
        return Operation.Write.of(chance.of("/ctl", column + "ctl", column + "exec"), Data.of(chance.of(
                "Newcol\n", "Newcol\n", "Newcol", "Delcol\n", "Joincol\n", "Sort\n", "New\n", "Left\n", "Right\n", "Collapse\n")));
    }

    /** A message that is as good as full, so that its last line waits: for the next one, or for the end. */
    private static Operation full(Scene scene, Chance chance) {
        String path = chance.of("/ctl", "/exec", "/look", ofPane(Files.pane(chance), chance.of("ctl", "exec", "tagexec", "look")));
        String tail = chance.of("nothing of this name", "Undo", "Msg here", "Look zz", "Wrap on", "Edit {");
        Data data = Data.of(" ").times(FULL - tail.length() - chance.of(0, 0, 1, 2)).and(Data.of(tail));
        return chance.percent(60)
                ? Operation.Write.of(path, data.and(Data.of(chance.of("", "", "\n", "x\n"))))
                : Operation.Sequence.of(new Operation.Hold(scene.hold(path), path, Mode.OWRITE),
                        new Operation.WriteHeld(scene.held().get(scene.held().size() - 1), data));
    }

    private static Operation leave(Scene scene, Chance chance) {
        if (scene.held().isEmpty() || chance.percent(25)) {
            String path = chance.of("/log", ofPane(Files.pane(chance), chance.of("event", "pty/data", "pty/run")));
            String handle = scene.hold(path);
            Operation held = new Operation.Hold(handle, path, Mode.ORDWR);
            return path.equals("/log")
                    ? Operation.Sequence.of(held, new Operation.WriteHeld(handle, Data.of("follow new\n")), new Operation.Leave(handle, 8192))
                    : Operation.Sequence.of(held, new Operation.Leave(handle, 8192));
        }
        String handle = chance.of(scene.held());
        return chance.percent(50) ? new Operation.Leave(handle, chance.of(1, 16, 8192)) : new Operation.Flush(handle);
    }

    private static Operation listing(Chance chance) {
        String path = chance.of("/index", "/layout", "/", "/pane", "/col", "/pane/{p0}", "/status", "/commands", "/pane/{p0}/tag",
                "/recent", "/README");
        return new Operation.Listing(path, chance.percent(50) ? new Operation.Read("/pane/new", Mode.OREAD, 0, 64, 1) : simple(chance));
    }

    private static Operation watch(Chance chance) {
        String pane = "{p" + chance.below(64) + "}";
        List<Operation> parts = new ArrayList<>(change(chance, pane));
        if (chance.percent(40)) {
            parts.addAll(change(chance, pane));
        }
        return new Operation.Watch(pane, new Operation.Sequence(parts));
    }

    private static Operation cut(Chance chance) {
        String path = Files.written(chance);
        return new Operation.Cut(path, chance.below(60), Files.data(chance, path));
    }

    private static Operation restoreUnderLoad(Chance chance) {
        return Operation.Sequence.of(Operation.Write.of("/ctl", Data.of("Dump\n")),
                new Operation.Together(new Operation.Restore(Data.of("Restore\n")), simple(chance)));
    }
}
