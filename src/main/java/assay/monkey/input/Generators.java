package assay.monkey.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import assay.monkey.operation.Data;
import assay.monkey.operation.Guard;
import assay.monkey.operation.Operation;
import assay.ninep.Dir;
import assay.ninep.Mode;

/** The generators that the document describes: one client, one thing after another. */
final class Generators {

    private static final int MOST_PANES = 12;

    private Generators() {}

    static Mix mix() {
        return new Mix(List.of(
                new Mix.Weighted("write", 30, (scene, chance) -> write(chance)),
                new Mix.Weighted("read", 14, (scene, chance) -> read(chance)),
                new Mix.Weighted("stat", 4, (scene, chance) -> stat(chance)),
                new Mix.Weighted("new-pane", 5, Generators::newPane),
                new Mix.Weighted("remove", 2, (scene, chance) -> remove(chance)),
                new Mix.Weighted("create", 2, (scene, chance) -> create(chance)),
                new Mix.Weighted("clear", 2, (scene, chance) -> clear(chance)),
                new Mix.Weighted("hold", 6, Generators::hold),
                new Mix.Weighted("shell", 6, (scene, chance) -> shell(chance)),
                new Mix.Weighted("edit", 6, (scene, chance) -> edit(chance)),
                new Mix.Weighted("address", 8, (scene, chance) -> address(chance)),
                new Mix.Weighted("tag", 3, (scene, chance) -> tag(chance)),
                new Mix.Weighted("event", 3, (scene, chance) -> event(scene, chance)),
                new Mix.Weighted("dump", 2, (scene, chance) -> dump(chance)),
                new Mix.Weighted("host", 3, (scene, chance) -> host(chance)),
                new Mix.Weighted("look", 3, (scene, chance) -> look(chance))));
    }

    private static String ofPane(Chance chance, String... files) {
        return "/pane/" + Files.pane(chance) + "/" + chance.of(files);
    }

    static Operation write(Chance chance) {
        String path = Files.written(chance);
        Data data = Files.data(chance, path);
        int mode = chance.of(Mode.OWRITE, Mode.OWRITE, Mode.ORDWR, Mode.OWRITE | Mode.OTRUNC, Mode.ORDWR | Mode.OTRUNC, Mode.OREAD);
        long at = chance.percent(5) ? chance.of(1L, 100L, 1L << 40) : Operation.ONWARD;
        return new Operation.Write(path, mode, sizes(chance, data.size()), at, data);
    }

    /** Mostly the whole; sometimes a byte at a time, or a few small pieces first. */
    private static List<Integer> sizes(Chance chance, int size) {
        int kind = chance.below(100);
        List<Integer> sizes = new ArrayList<>();
        for (int left = kind < 8 && size <= 64 ? size : kind < 15 ? 4 : 0; left > 0; left--) {
            sizes.add(kind < 8 ? 1 : 1 + chance.below(15));
        }
        return sizes;
    }

    static Operation read(Chance chance) {
        return new Operation.Read(Files.any(chance), Mode.OREAD, chance.of(0L, 0L, 0L, 1L, 3L, 100L, 1L << 33),
                chance.of(1, 2, 7, 64, 200, 8192, 1 << 20), chance.of(1, 2, 8));
    }

    private static Operation stat(Chance chance) {
        return new Operation.Stat(chance.percent(80) ? Files.any(chance)
                : chance.of("/os/etc", "/os/etc/hosts", "/os/nothere", "/src", "/os/" + "x".repeat(300)));
    }

    private static Operation newPane(Scene scene, Chance chance) {
        return chance.percent(70)
                ? new Operation.Read("/pane/new", Mode.OREAD, 0, 64, 1)
                : new Operation.Hold(scene.hold("/pane/new"), "/pane/new", chance.of(Mode.OREAD, Mode.ORDWR));
    }

    private static Operation remove(Chance chance) {
        int kind = chance.below(100);
        return new Operation.Remove(kind < 60 ? "/pane/" + Files.pane(chance)
                : kind < 85 ? "/col/" + Files.column(chance) : Files.any(chance));
    }

    private static Operation create(Chance chance) {
        return new Operation.Create(chance.of("/col", "/pane", "/", "/pane/" + Files.pane(chance)), Files.newName(chance),
                chance.of(0666, Dir.DIRECTORY | 0777), chance.of(Mode.OREAD, Mode.OWRITE));
    }

    /** Closes all panes or all but one, sometimes the columns too, and sometimes makes a pane behind that. */
    private static Operation clear(Chance chance) {
        List<Operation> parts = new ArrayList<>();
        for (int pane = chance.percent(80) ? 1 : 0; pane < MOST_PANES; pane++) {
            parts.add(new Operation.Remove("/pane/{n" + pane + "}"));
        }
        if (chance.percent(50)) {
            parts.add(new Operation.Remove("/col/{c" + chance.below(4) + "}"));
        }
        if (chance.percent(60)) {
            parts.add(new Operation.Read("/pane/new", Mode.OREAD, 0, 64, 1));
        }
        return new Operation.Sequence(parts);
    }

    static Operation hold(Scene scene, Chance chance) {
        int kind = chance.below(100);
        if (scene.held().isEmpty() || kind < 35) {
            String path = chance.percent(70) ? Files.any(chance)
                    : chance.of("/log", "/screen", "/index", "/ctl", ofPane(chance, "event"), ofPane(chance, "ctl"), ofPane(chance, "addr"));
            return new Operation.Hold(scene.hold(path), path, chance.of(Mode.OREAD, Mode.ORDWR, Mode.OWRITE));
        }
        String handle = chance.of(scene.held());
        if (kind < 60) {
            return new Operation.WriteHeld(handle, Files.data(chance, scene.path(handle)));
        }
        if (kind < 85) {
            return new Operation.ReadHeld(handle, chance.of(1, 16, 8192), chance.of(Operation.ONWARD, Operation.ONWARD, 0L, 5L));
        }
        scene.clunk(handle);
        return new Operation.Clunk(handle);
    }

    private static Operation shell(Chance chance) {
        int kind = chance.below(100);
        if (kind < 25) {
            return Operation.Write.of(ofPane(chance, "ctl"), Data.of("Tty\n"));
        }
        if (kind < 45) {
            Data line = Files.shell(chance).and(Data.of("\n"));
            return new Operation.Write(ofPane(chance, "pty/run"), Mode.ORDWR, List.of(), Operation.ONWARD, line);
        }
        if (kind < 60) {
            return Operation.Write.of(ofPane(chance, "pty/data"), Files.shell(chance).and(Data.of("\r")));
        }
        return kind < 75
                ? Operation.Write.of(ofPane(chance, "pty/ctl"), Data.of(chance.of("sig INT\n", "sig TERM\n", "sig KILL\n", "sig HUP\n")))
                : Operation.Write.of(chance.of("/exec", ofPane(chance, "exec")), Files.shell(chance).and(Data.of("\n")));
    }

    private static Operation edit(Chance chance) {
        return Operation.Write.of(chance.of("/exec", ofPane(chance, "ctl"), ofPane(chance, "exec")), Commands.edit(chance));
    }

    private static Operation address(Chance chance) {
        String pane = "/pane/" + Files.pane(chance) + "/";
        Operation address = Operation.Write.of(pane + "addr", Edits.address(chance));
        int kind = chance.below(100);
        if (kind < 40) {
            return Operation.Sequence.of(address, Operation.Read.of(pane + chance.of("xdata", "data", "addr", "dot")));
        }
        return kind >= 70 ? Operation.Sequence.of(address) : Operation.Sequence.of(address, new Operation.Write(
                pane + chance.of("data", "xdata"), chance.of(Mode.OWRITE, Mode.OWRITE, Mode.OWRITE | Mode.OTRUNC), List.of(),
                Operation.ONWARD, Texts.any(chance, 20)));
    }

    private static Operation tag(Chance chance) {
        String path = chance.of("/tag", ofPane(chance, "tag"), "/col/" + Files.column(chance) + "/tag");
        return new Operation.Write(path, chance.of(Mode.OWRITE, Mode.OWRITE | Mode.OTRUNC), List.of(), Operation.ONWARD,
                Texts.any(chance, 40));
    }

    private static Operation event(Scene scene, Chance chance) {
        String path = ofPane(chance, "event");
        return new Operation.Hold(scene.hold(path), path, Mode.ORDWR);
    }

    private static Operation dump(Chance chance) {
        return chance.percent(50)
                ? Operation.Write.of("/ctl", Data.of(chance.of("Dump\n", "Dump", "Dump another\n")))
                : new Operation.Restore(Data.of(chance.of("Restore\n", "Restore\n", "Restore another\n", "Restore nothere\n")));
    }

    private static Operation host(Chance chance) {
        String name = chance.percent(15) ? "fresh.txt" : chance.of(Files.FIXTURES);
        return new Operation.Host(name, chance.percent(50) ? Optional.empty() : Optional.of(Guard.safe(Texts.any(chance, 100))));
    }

    private static Operation look(Chance chance) {
        String name = chance.percent(15) ? "fresh.txt" : chance.of(Files.FIXTURES);
        return Operation.Write.of(chance.of("/look", ofPane(chance, "look")),
                Data.of(name + chance.of("", ":2", ":#4", ":1:3", ":/beta/", ":$") + "\n"));
    }
}
