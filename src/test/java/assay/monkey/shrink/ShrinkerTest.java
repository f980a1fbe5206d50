package assay.monkey.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

/** The parts are numbers here, and a number is simpler by half of it, or by one. */
class ShrinkerTest {

    private static final List<Integer> HUNDRED = IntStream.rangeClosed(1, 100).boxed().toList();

    private final List<List<Integer>> tried = new ArrayList<>();

    private static final Shrinker.Form<Integer> NUMBERS = new Shrinker.Form<>() {
        @Override
        public int size(Integer part) {
            return part;
        }

        @Override
        public List<Integer> simpler(Integer part) {
            return part == 0 ? List.of() : List.of(part / 2, part - 1);
        }
    };

    private List<Integer> shrunk(List<Integer> start, Predicate<List<Integer>> fails, Budget budget) {
        return Shrinker.shrink(start, NUMBERS, candidate -> {
            tried.add(candidate);
            return fails.test(candidate);
        }, budget);
    }

    private List<Integer> shrunk(Predicate<List<Integer>> fails) {
        return shrunk(HUNDRED, fails, new Budget(10_000, () -> false));
    }

    @Test
    void whatFailsWithNothingShrinksToNothing() {
        assertThat(shrunk(any -> true)).isEmpty();
        assertThat(tried).hasSize(1);
    }

    @Test
    void onePartRemainsAsSimpleAsItCanBe() {
        assertThat(shrunk(all -> all.stream().anyMatch(each -> each >= 17))).containsExactly(17);
    }

    @Test
    void theLastPartAloneIsFoundAtOnce() {
        shrunk(all -> all.contains(100));
        assertThat(tried.get(1)).containsExactly(100);
    }

    @Test
    void partsThatNeedEachOtherRemainTogetherAndInOrder() {
        assertThat(shrunk(all -> all.contains(3) && all.contains(50) && all.indexOf(3) < all.indexOf(50)))
                .containsExactly(3, 50);
    }

    @Test
    void aNumberOfPartsRemains() {
        assertThat(shrunk(all -> all.size() >= 7)).containsExactly(0, 0, 0, 0, 0, 0, 0);
    }

    @Test
    void whatEachPartNeedsOfTheOneBeforeItRemains() {
        assertThat(shrunk(all -> all.containsAll(List.of(97, 98, 99, 100)))).containsExactly(97, 98, 99, 100);
    }

    @Test
    void nothingIsTriedTwiceAndOnlyWhatIsSimpler() {
        shrunk(all -> all.stream().mapToInt(Integer::intValue).sum() >= 40);

        assertThat(tried).doesNotHaveDuplicates();
        assertThat(tried).allSatisfy(each -> assertThat(each.size()).isLessThan(HUNDRED.size()));
    }

    @Test
    void theBudgetBoundsTheRuns() {
        Budget budget = new Budget(5, () -> false);

        assertThat(shrunk(HUNDRED, all -> all.contains(1), budget)).contains(1);
        assertThat(tried).hasSize(5);
        assertThat(budget.used()).isEqualTo(5);
    }

    @Test
    void noRunBeginsWhenTheTimeIsUp() {
        assertThat(shrunk(HUNDRED, any -> true, new Budget(5, () -> true))).isEqualTo(HUNDRED);
        assertThat(tried).isEmpty();
    }

    @Test
    void aHundredPartsShrinkToTwoInFewRuns() {
        shrunk(all -> all.contains(20) && all.contains(80));
        assertThat(tried.size()).isLessThan(70);
    }
}
