package assay.monkey.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import assay.monkey.shrink.Shrinker;

/** How an operation can be put more simply: less of it, less data, usual arguments, smaller references. */
public final class Simpler implements Shrinker.Form<Operation> {

    private static final Pattern REFERENCE = Pattern.compile("\\{([pcgn])\\d+}");
    private static final int FEW = 16;

    /** What is written counts byte by byte, though it may be printed in short. */
    @Override
    public int size(Operation operation) {
        return Notation.print(operation).length() + data(operation).map(Data::size).orElse(0);
    }

    private static Optional<Data> data(Operation operation) {
        if (operation instanceof Operation.Write it) {
            return Optional.of(it.data());
        }
        if (operation instanceof Operation.WriteHeld it) {
            return Optional.of(it.data());
        }
        return operation instanceof Operation.Host it ? it.data() : Optional.empty();
    }

    @Override
    public List<Operation> simpler(Operation operation) {
        return Stream.of(parts(operation), lessData(operation), usual(operation), references(operation))
                .flatMap(each -> each).filter(each -> size(each) < size(operation)).toList();
    }

    private Stream<Operation> parts(Operation operation) {
        if (operation instanceof Operation.Sequence it) {
            return Stream.concat(it.parts().size() == 1 ? it.parts().stream() : without(it), within(it));
        }
        if (operation instanceof Operation.Together it) {
            return Stream.of(it.one(), it.other(), Operation.Sequence.of(it.one(), it.other()));
        }
        if (operation instanceof Operation.Aside it) {
            return Stream.concat(Stream.of(it.other()), simpler(it.other()).stream().map(Operation.Aside::new));
        }
        if (operation instanceof Operation.Watch it) {
            return simpler(it.meanwhile()).stream().map(each -> new Operation.Watch(it.pane(), each));
        }
        return operation instanceof Operation.Listing it
                ? simpler(it.meanwhile()).stream().map(each -> new Operation.Listing(it.path(), each))
                : Stream.empty();
    }

    private static Stream<Operation> without(Operation.Sequence all) {
        return IntStream.range(0, all.parts().size()).mapToObj(left -> {
            List<Operation> rest = new ArrayList<>(all.parts());
            rest.remove(left);
            return new Operation.Sequence(rest);
        });
    }

    private Stream<Operation> within(Operation.Sequence all) {
        return IntStream.range(0, all.parts().size()).boxed().flatMap(place ->
                simpler(all.parts().get(place)).stream().map(each -> {
                    List<Operation> changed = new ArrayList<>(all.parts());
                    changed.set(place, each);
                    return new Operation.Sequence(changed);
                }));
    }

    private static Stream<Operation> lessData(Operation operation) {
        if (operation instanceof Operation.Write it) {
            return less(it.data()).map(data -> new Operation.Write(it.path(), it.mode(), it.sizes(), it.at(), data));
        }
        if (operation instanceof Operation.WriteHeld it) {
            return less(it.data()).map(data -> new Operation.WriteHeld(it.handle(), data));
        }
        return operation instanceof Operation.Host it && it.data().isPresent()
                ? less(it.data().get()).map(data -> new Operation.Host(it.name(), Optional.of(data)))
                : Stream.empty();
    }

    /** Halves, then all but a quarter, then all but a byte if there are few. */
    private static Stream<Data> less(Data data) {
        int size = data.size();
        Stream<Data> halves = size < 2 ? Stream.of(Data.NONE) : Stream.of(data.part(0, size / 2), data.part(size / 2, size));
        Stream<Data> most = size < 8 ? Stream.empty() : IntStream.range(0, 4).mapToObj(quarter ->
                data.part(0, size * quarter / 4).and(data.part(size * (quarter + 1) / 4, size)));
        Stream<Data> nearly = IntStream.range(0, size > FEW ? 0 : size)
                .mapToObj(left -> data.part(0, left).and(data.part(left + 1, size)));
        return Stream.of(halves, most, nearly).flatMap(each -> each);
    }

    private static Stream<Operation> usual(Operation operation) {
        if (operation instanceof Operation.Write it) {
            return Stream.of(
                    new Operation.Write(it.path(), it.mode(), List.of(), it.at(), it.data()),
                    new Operation.Write(it.path(), it.mode(), it.sizes(), Operation.ONWARD, it.data()),
                    new Operation.Write(it.path(), 1, it.sizes(), it.at(), it.data()));
        }
        if (operation instanceof Operation.Read it) {
            return Stream.of(
                    Operation.Read.of(it.path()),
                    new Operation.Read(it.path(), it.mode(), 0, it.count(), it.times()),
                    new Operation.Read(it.path(), it.mode(), it.at(), 8192, it.times()));
        }
        return operation instanceof Operation.ReadHeld it
                ? Stream.of(new Operation.ReadHeld(it.handle(), 8192, Operation.ONWARD))
                : Stream.empty();
    }

    private static Stream<Operation> references(Operation operation) {
        return IntStream.range(0, 3).mapToObj(number -> operation.resolved(path -> numbered(path, number)));
    }

    private static String numbered(String path, int number) {
        Matcher reference = REFERENCE.matcher(path);
        return reference.replaceAll(found -> Matcher.quoteReplacement("{" + found.group(1) + number + "}"));
    }
}
