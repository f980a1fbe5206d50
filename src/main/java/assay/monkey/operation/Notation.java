package assay.monkey.operation;

import java.util.stream.Collectors;

import assay.ninep.Text;

/**
 * The printed notation of operations: one line each, which can be read back, and written by hand.
 *
 * <p>A line is a word, what it is done to, and named arguments; those that are left out are usual. Operations inside others
 * stand in braces: {@code sequence { write /pane/{p0}/addr data "1" } { read /pane/{p0}/xdata }}.
 */
public final class Notation {

    private static final String PLAIN = "[A-Za-z0-9._/{}+-]+";

    private Notation() {}

    public static String print(Operation operation) {
        return operation.word() + arguments(operation);
    }

    /** @throws IllegalArgumentException with the line, if it is no operation */
    public static Operation parse(String line) {
        return Reader.whole(line);
    }

    private static String arguments(Operation operation) {
        if (operation instanceof Operation.Write it) {
            return path(it.path()) + unless(1, "mode", it.mode())
                    + (it.sizes().isEmpty() ? "" : " by " + joined(it)) + unless(Operation.ONWARD, "at", it.at())
                    + data(it.data());
        }
        if (operation instanceof Operation.Read it) {
            return path(it.path()) + unless(0, "mode", it.mode()) + unless(0, "at", it.at())
                    + unless(8192, "count", Integer.toUnsignedLong(it.count())) + unless(2, "times", it.times());
        }
        if (operation instanceof Operation.Create it) {
            return path(it.path()) + " name" + path(it.name()) + unless(0666, "perm", Integer.toUnsignedLong(it.perm()))
                    + unless(0, "mode", it.mode());
        }
        return containing(operation);
    }

    private static String containing(Operation operation) {
        if (operation instanceof Operation.Sequence it) {
            return it.parts().stream().map(Notation::braced).collect(Collectors.joining());
        }
        if (operation instanceof Operation.Listing it) {
            return path(it.path()) + braced(it.meanwhile());
        }
        if (operation instanceof Operation.Watch it) {
            return path(it.pane()) + braced(it.meanwhile());
        }
        if (operation instanceof Operation.Aside it) {
            return braced(it.other());
        }
        if (operation instanceof Operation.Together it) {
            return braced(it.one()) + braced(it.other());
        }
        return held(operation);
    }

    private static String held(Operation operation) {
        if (operation instanceof Operation.Hold it) {
            return " " + it.handle() + path(it.path()) + unless(0, "mode", it.mode());
        }
        if (operation instanceof Operation.WriteHeld it) {
            return " " + it.handle() + data(it.data());
        }
        if (operation instanceof Operation.ReadHeld it) {
            return " " + it.handle() + unless(8192, "count", Integer.toUnsignedLong(it.count())) + unless(Operation.ONWARD, "at", it.at());
        }
        if (operation instanceof Operation.Leave it) {
            return " " + it.handle() + unless(8192, "count", Integer.toUnsignedLong(it.count()));
        }
        if (operation instanceof Operation.Flush it) {
            return " " + it.handle();
        }
        return operation instanceof Operation.Clunk it ? " " + it.handle() : single(operation);
    }

    private static String single(Operation operation) {
        if (operation instanceof Operation.Stat it) {
            return path(it.path());
        }
        if (operation instanceof Operation.Remove it) {
            return path(it.path());
        }
        if (operation instanceof Operation.Fids it) {
            return path(it.path());
        }
        if (operation instanceof Operation.Cut it) {
            return path(it.path()) + " sent " + it.sent() + data(it.data());
        }
        if (operation instanceof Operation.Restore it) {
            return data(it.line());
        }
        Operation.Host it = (Operation.Host) operation;
        return path(it.name()) + it.data().map(Notation::data).orElse("");
    }

    private static String joined(Operation.Write write) {
        return write.sizes().stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static String path(String path) {
        return " " + (path.matches(PLAIN) ? path : Quoted.print(Text.encode(path)));
    }

    private static String data(Data data) {
        return " data " + data;
    }

    private static String unless(long usual, String name, long value) {
        return value == usual ? "" : " " + name + " " + Long.toUnsignedString(value);
    }

    private static String braced(Operation operation) {
        return " { " + print(operation) + " }";
    }
}
