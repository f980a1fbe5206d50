package assay.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.platform.engine.Filter;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TagFilter;

import assay.rules.Example;
import assay.rules.Rule;
import io.cucumber.tagexpressions.Expression;
import io.cucumber.tagexpressions.TagExpressionParser;

/** Which examples a run is asked for: by Cucumber's tag expression, by JUnit's groups, by both. */
final class Selection {

    /** Tags that run only when somebody asks for them. */
    private static final List<String> ON_REQUEST = List.of("soak", "interop");

    private static final Set<String> OPERATORS = Set.of("and", "or", "not", "any", "none");

    private final String tags;
    private final String groups;
    private final Expression expression;
    private final Filter<TestDescriptor> groupFilter;

    private Selection(String tags, String groups, String excluded) {
        this.tags = tags;
        this.groups = groups;
        this.expression = TagExpressionParser.parse(tags);
        List<PostDiscoveryFilter> filters = new ArrayList<>();
        if (!groups.isBlank()) {
            filters.add(TagFilter.includeTags(groups.split(",")));
        }
        if (!excluded.isBlank()) {
            filters.add(TagFilter.excludeTags(excluded.split(",")));
        }
        this.groupFilter = Filter.composeFilters(filters);
    }

    /** @throws RuntimeException if an expression does not parse; its message says where */
    static Selection of(Settings settings) {
        return new Selection(settings.get("cucumber.filter.tags").orElse("").strip(),
                settings.get("groups").orElse("").strip(), settings.get("excludedGroups").orElse("").strip());
    }

    /** Whether an example with the descriptor's tags is asked for. */
    boolean matches(TestDescriptor test) {
        List<String> withSigns = test.getTags().stream().map(tag -> "@" + tag.getName()).toList();
        return expression.evaluate(withSigns) && groupFilter.apply(test).included();
    }

    /** The tag for whose sake an example does not run unless it is asked for by that tag or by its rule. */
    Optional<String> leavesOut(Rule rule, Example example) {
        Set<String> named = named();
        if (named.contains(rule.id())) {
            return Optional.empty();
        }
        return ON_REQUEST.stream().filter(tag -> example.tags().contains(tag) && !named.contains(tag)).findFirst();
    }

    /** The tags that the expressions name, without the at sign. */
    Set<String> named() {
        Set<String> named = new LinkedHashSet<>();
        for (String word : (tags + " " + groups).split("[\\s()|&!,]+")) {
            String tag = word.replaceFirst("^@", "");
            if (!tag.isEmpty() && !OPERATORS.contains(word)) {
                named.add(tag);
            }
        }
        return named;
    }

    /** The selection in words. */
    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        if (!tags.isEmpty()) {
            words.add("the tags '" + tags + "'");
        }
        if (!groups.isEmpty()) {
            words.add("the groups '" + groups + "'");
        }
        return words.isEmpty() ? "every example" : String.join(" and ", words);
    }
}
