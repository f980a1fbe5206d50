package assay.monkey.input;

import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import assay.monkey.operation.Operation;

/** Generators with their weights: each comes so many times among all of them. */
public final class Mix {

    private final List<Weighted> all;
    private final int total;

    /** @param name what the operations are for */
    public record Weighted(String name, int weight, Generator generator) {}

    public Mix(List<Weighted> all) {
        this.all = List.copyOf(all);
        this.total = all.stream().mapToInt(Weighted::weight).sum();
    }

    public List<String> names() {
        return all.stream().map(Weighted::name).toList();
    }

    /** These and others. */
    public Mix and(Mix more) {
        return new Mix(Stream.concat(all.stream(), more.all.stream()).toList());
    }

    /** The same with these generators alone. */
    public Mix only(Set<String> names) {
        return new Mix(all.stream().filter(each -> names.contains(each.name())).toList());
    }

    /** The operations of a session, without an end: they depend on the seed and the session's number alone. */
    public Iterator<Operation> session(long seed, int number) {
        Chance session = new Chance(seed).split(number);
        Scene scene = new Scene();
        return Stream.iterate(0, step -> step + 1).map(step -> next(scene, session.split(step))).iterator();
    }

    private Operation next(Scene scene, Chance chance) {
        int left = chance.below(total);
        for (Weighted each : all) {
            left -= each.weight();
            if (left < 0) {
                return each.generator().next(scene, chance);
            }
        }
        throw new IllegalStateException("weights do not add up to " + total);
    }
}
