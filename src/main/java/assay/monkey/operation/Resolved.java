package assay.monkey.operation;

import java.util.function.UnaryOperator;

/** Puts the paths of operations another way. */
final class Resolved {

    private Resolved() {}

    static Operation of(Operation operation, UnaryOperator<String> way) {
        if (operation instanceof Operation.Write write) {
            return new Operation.Write(
                    way.apply(write.path()), write.mode(), write.sizes(), write.at(), data(write.path(), write.data(), way));
        }
        if (operation instanceof Operation.Sequence all) {
            return new Operation.Sequence(all.parts().stream().map(each -> of(each, way)).toList());
        }
        return containing(operation, way);
    }

    /** A serial is data where it is written to the focus, and only there. */
    private static Data data(String path, Data data, UnaryOperator<String> way) {
        return path.endsWith("/focus") ? Data.ofLatin(way.apply(data.latin())) : data;
    }

    private static Operation containing(Operation operation, UnaryOperator<String> way) {
        if (operation instanceof Operation.Listing it) {
            return new Operation.Listing(way.apply(it.path()), of(it.meanwhile(), way));
        }
        if (operation instanceof Operation.Watch it) {
            return new Operation.Watch(way.apply(it.pane()), of(it.meanwhile(), way));
        }
        if (operation instanceof Operation.Aside it) {
            return new Operation.Aside(of(it.other(), way));
        }
        if (operation instanceof Operation.Together it) {
            return new Operation.Together(of(it.one(), way), of(it.other(), way));
        }
        return single(operation, way);
    }

    private static Operation single(Operation operation, UnaryOperator<String> way) {
        if (operation instanceof Operation.Read it) {
            return new Operation.Read(way.apply(it.path()), it.mode(), it.at(), it.count(), it.times());
        }
        if (operation instanceof Operation.Stat it) {
            return new Operation.Stat(way.apply(it.path()));
        }
        if (operation instanceof Operation.Remove it) {
            return new Operation.Remove(way.apply(it.path()));
        }
        if (operation instanceof Operation.Create it) {
            return new Operation.Create(way.apply(it.path()), it.name(), it.perm(), it.mode());
        }
        if (operation instanceof Operation.Fids it) {
            return new Operation.Fids(way.apply(it.path()));
        }
        if (operation instanceof Operation.Hold it) {
            return new Operation.Hold(it.handle(), way.apply(it.path()), it.mode());
        }
        if (operation instanceof Operation.Cut it) {
            return new Operation.Cut(way.apply(it.path()), it.sent(), it.data());
        }
        return operation;
    }
}
