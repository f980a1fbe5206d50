package assay.reference.pardes.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** Machines find what is found by trying all ways in turn, for expressions and texts at random. */
class MachineTest {

    private static final String[] CHARACTERS = {"a", "b", "\n", "é", "𝄞"};

    @RepeatedTest(40)
    void theSameIsFoundAsByTryingAllWays(RepetitionInfo turn) {
        Random random = new Random(turn.getCurrentRepetition());
        for (int round = 0; round < 100; round++) {
            String source = expression(random, 3);
            String text = text(random);
            int from = random.nextInt(characters(text) + 1);
            Span part = new Span(from, from + random.nextInt(characters(text) - from + 1));
            int place = part.from() + random.nextInt(part.length() + 1);
            Trial trial = new Trial(source, text, part);
            assertThat(trial.search.after(place).map(Match::all)).as("%s after %d", trial, place).isEqualTo(trial.first(place));
            assertThat(trial.search.before(place).map(Match::all)).as("%s before %d", trial, place).isEqualTo(trial.last(place));
        }
    }

    private static int characters(String text) {
        return text.codePointCount(0, text.length());
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int left = random.nextInt(9); left > 0; left--) {
            text.append(CHARACTERS[random.nextInt(CHARACTERS.length)]);
        }
        return text.toString();
    }

    private static String expression(Random random, int depth) {
        return switch (random.nextInt(depth == 0 ? 6 : 11)) {
            case 0 -> "^";
            case 1 -> "$";
            case 2 -> "[^a]";
            case 3 -> ".";
            case 4, 5 -> CHARACTERS[random.nextInt(CHARACTERS.length)].replace("\n", "\\n");
            case 6 -> expression(random, depth - 1) + "|" + expression(random, depth - 1);
            case 7 -> "(" + expression(random, depth - 1) + ")" + "*+?".charAt(random.nextInt(3));
            default -> expression(random, depth - 1) + expression(random, depth - 1);
        };
    }

    /** One expression, and a part of a text that it is looked for in. */
    private static final class Trial {
        private final String source;
        private final int[] text;
        private final Span part;
        private final Expression expression;
        private final Search search;

        private Trial(String source, String text, Span part) {
            this.source = source;
            this.text = text.codePoints().toArray();
            this.part = part;
            byte[] bytes = source.getBytes(StandardCharsets.UTF_8);
            expression = ExpressionParser.parse(bytes);
            Searches searches = new Searches();
            search = searches.in(new Text(text.getBytes(StandardCharsets.UTF_8)), searches.regexp(bytes), part);
        }

        private Optional<Span> first(int place) {
            for (int from = place; from <= part.to(); from++) {
                TreeSet<Integer> ends = ends(expression, from);
                if (ends.floor(part.to()) != null) {
                    return Optional.of(new Span(from, ends.floor(part.to())));
                }
            }
            return Optional.empty();
        }

        private Optional<Span> last(int place) {
            for (int to = place; to >= part.from(); to--) {
                for (int from = part.from(); from <= to; from++) {
                    if (ends(expression, from).contains(to)) {
                        return Optional.of(new Span(from, to));
                    }
                }
            }
            return Optional.empty();
        }

        private TreeSet<Integer> ends(Expression what, int from) {
            TreeSet<Integer> ends = new TreeSet<>();
            boolean end = from == text.length;
            boolean behindAll = end && from > 0 && text[from - 1] == '\n';
            if (what instanceof Expression.LineStart) {
                add(ends, from == 0 || text[from - 1] == '\n' && !behindAll, from);
            } else if (what instanceof Expression.LineEnd) {
                add(ends, end ? !behindAll : text[from] == '\n', from);
            } else if (what instanceof Expression.Point point) {
                add(ends, !end && text[from] == point.point(), from + 1);
            } else if (what instanceof Expression.Any) {
                add(ends, !end && text[from] != '\n', from + 1);
            } else if (what instanceof Expression.Set) {
                add(ends, !end && text[from] != '\n' && text[from] != 'a', from + 1);
            } else if (what instanceof Expression.Group group) {
                return ends(group.inside(), from);
            } else if (what instanceof Expression.Choice choice) {
                choice.ways().forEach(way -> ends.addAll(ends(way, from)));
            } else if (what instanceof Expression.Sequence sequence) {
                ends.add(from);
                for (Expression part : sequence.parts()) {
                    TreeSet<Integer> before = new TreeSet<>(ends);
                    ends.clear();
                    before.forEach(place -> ends.addAll(ends(part, place)));
                }
            } else if (what instanceof Expression.Repeat repeat) {
                repeat(repeat, from, ends);
            }
            return ends;
        }

        private void repeat(Expression.Repeat repeat, int from, TreeSet<Integer> ends) {
            TreeSet<Integer> fresh = ends(repeat.what(), from);
            while (ends.addAll(fresh) && repeat.operator() != '?') {
                TreeSet<Integer> before = new TreeSet<>(fresh);
                fresh.clear();
                before.forEach(place -> fresh.addAll(ends(repeat.what(), place)));
            }
            add(ends, repeat.operator() != '+', from);
        }

        private static void add(TreeSet<Integer> ends, boolean possible, int end) {
            if (possible) {
                ends.add(end);
            }
        }

        @Override
        public String toString() {
            return "/" + source + "/ in " + part + " of '" + new String(text, 0, text.length).replace("\n", "↵") + "'";
        }
    }

    /** Counted in steps, since clocks of busy machines tell nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"(a*)*b", "(a|a)*b", "(a|aa)+$b", "(a?)(a?)(a?)(a?)(a?)aaaaab"})
    void whatTakesOthersForeverCostsAStepACharacter(String source) {
        int length = 4 << 20;
        Units units = new Units(new Text("a".repeat(length).getBytes(StandardCharsets.UTF_8)));
        Regexp regexp = Regexp.of(source.getBytes(StandardCharsets.UTF_8));
        Span all = new Span(0, length);
        assertThat(new Search(regexp, units, all, new Effort(length + 1000)).after(0)).isEmpty();
        assertThat(new Search(regexp, units, all, new Effort(length + 1000)).before(length)).isEmpty();
    }
}
