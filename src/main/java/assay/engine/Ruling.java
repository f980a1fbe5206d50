package assay.engine;

import java.util.List;
import java.util.Optional;

import assay.rules.Deviation;
import assay.rules.Verdict;

/**
 * What is said of one example, and why.
 *
 * @param reason in words; empty if the example simply holds
 */
record Ruling(Verdict verdict, String reason) {

    /** Judges an example by how it went, and by whether it is known to fail. */
    static Ruling of(Course course, Optional<Deviation> listed) {
        if (!course.finished()) {
            return new Ruling(Verdict.NOT_REACHED, "the run ended before the example did");
        }
        if (course.troubles().isEmpty()) {
            return untroubled(course, listed);
        }
        Trouble first = course.troubles().get(0);
        boolean alone = course.troubles().size() == 1;
        if (first.status() == Trouble.Status.ABORTED && alone) {
            return new Ruling(Verdict.NOT_ASSAYED, first.message());
        }
        if (!first.speaksAgainstSubject()) {
            return inconclusive(words(course.troubles()));
        }
        if (listed.isEmpty()) {
            return new Ruling(Verdict.VIOLATED, words(course.troubles()));
        }
        if (alone) {
            return new Ruling(Verdict.DEVIATES, listed.get().reason());
        }
        return inconclusive("a listed deviation hides nothing that comes after it: " + words(course.troubles()));
    }

    private static Ruling untroubled(Course course, Optional<Deviation> listed) {
        if (!course.asks()) {
            return inconclusive("the example has no When, so it shows nothing");
        }
        if (!course.judges()) {
            return inconclusive("the example has no Then, so it cannot fail");
        }
        return listed.map(Ruling::noLongerDeviates).orElse(new Ruling(Verdict.HOLDS, ""));
    }

    private static Ruling noLongerDeviates(Deviation deviation) {
        return new Ruling(Verdict.NO_LONGER_DEVIATES, "it holds, and " + deviation.file() + ":" + deviation.line()
                + " says that " + deviation.version() + " deviates; take the line out");
    }

    static Ruling inconclusive(String reason) {
        return new Ruling(Verdict.INCONCLUSIVE, reason);
    }

    private static String words(List<Trouble> troubles) {
        return troubles.stream().map(Trouble::words).reduce((first, next) -> first + "\nand then " + next).orElse("");
    }
}
