package assay.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import assay.rules.Example;
import assay.rules.Rule;
import assay.rules.Rulebook;
import io.cucumber.tagexpressions.Expression;
import io.cucumber.tagexpressions.TagExpressionException;
import io.cucumber.tagexpressions.TagExpressionParser;

/** What somebody asks for: rules by their ids, examples by tags, or by expressions of tags; any of them will do. */
final class Query {

    private static final Pattern POSITION = Pattern.compile(".*\\.feature(:\\d+)*|.*:\\d+");
    private static final Set<String> PIECES = Set.of("and", "or", "not", "(", ")", "/");
    private static final Pattern TAG = Pattern.compile("@([^\\s()]+)");

    private final Rulebook rulebook;
    private final String text;
    private final Expression expression;

    private Query(Rulebook rulebook, String text) {
        this.rulebook = rulebook;
        this.text = text;
        this.expression = TagExpressionParser.parse(text);
    }

    /** @throws Refusal if a word means nothing, or if nothing matches */
    static Query of(List<String> words, Rulebook rulebook) {
        if (words.stream().anyMatch(Query::isTorn)) {
            throw new Refusal("what belongs together is one word, in quotes, as in "
                    + Shell.quoted(List.of(String.join(" ", words))));
        }
        List<String> terms = words.stream().map(word -> term(word, rulebook)).toList();
        Query query = new Query(rulebook, String.join(" or ", terms));
        if (query.rules().isEmpty()) {
            throw new Refusal(words.isEmpty() ? "there is no example to run"
                    : "nothing matches " + String.join(" ", words) + "; 'assay list' shows every rule");
        }
        return query;
    }

    /** Whether a word is a piece of an expression, or of an example's name, that the shell took apart. */
    private static boolean isTorn(String word) {
        return PIECES.contains(word)
                || word.chars().filter(each -> each == '(').count() != word.chars().filter(each -> each == ')').count();
    }

    private static String term(String word, Rulebook rulebook) {
        if (POSITION.matcher(word).matches()) {
            throw new Refusal("a position such as " + word + " is not supported, because it means something else after"
                    + " every edit: name the rule's id, which 'assay list' shows");
        }
        if (rulebook.tags().contains(word)) {
            return "@" + word;
        }
        if (!word.contains("@")) {
            throw new Refusal("'" + word + "' is neither a rule's id nor a tag; 'assay list' shows every rule");
        }
        return "(" + parsed(word, rulebook) + ")";
    }

    private static String parsed(String word, Rulebook rulebook) {
        List<String> unknown = new ArrayList<>();
        TAG.matcher(word).results().map(found -> found.group(1)).filter(tag -> !rulebook.tags().contains(tag))
                .forEach(unknown::add);
        if (!unknown.isEmpty()) {
            throw new Refusal("@" + unknown.get(0) + " is neither a tag of the glossary nor a rule's id");
        }
        try {
            TagExpressionParser.parse(word);
            return word;
        } catch (TagExpressionException e) {
            throw new Refusal("'" + word + "' is no tag expression: " + e.getMessage());
        }
    }

    /** The tag expression; empty means everything. */
    String expression() {
        return text;
    }

    /** The rules that have an example which matches, in the order of the files. */
    List<Rule> rules() {
        return rulebook.rules().stream().filter(rule -> rule.examples().stream().anyMatch(this::matches)).toList();
    }

    private boolean matches(Example example) {
        return expression.evaluate(example.tags().stream().map(tag -> "@" + tag).toList());
    }
}
