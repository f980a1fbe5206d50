package assay.steps.rlm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.assertj.core.api.AbstractAssert;

import assay.rlm.Answer;
import assay.rlm.Incoming;
import tools.jackson.databind.JsonNode;

/** Judges how a request ended, and what its events said until then. */
final class AnswerAssert extends AbstractAssert<AnswerAssert, Answer> {

    private static final int SHOWN = 1_500;

    /** Stands for any text in an expected one. */
    private static final String ANYTHING = "…";

    AnswerAssert(Answer answer) {
        super(answer, AnswerAssert.class);
    }

    AnswerAssert isOk() {
        return ends("ok");
    }

    AnswerAssert isError() {
        return ends("error");
    }

    AnswerAssert hasResult(String text) {
        isOk();
        Optional<String> seen = actual.own("result").map(event -> event.text("text"));
        return seen.equals(Optional.of(text)) ? this : fail("the result " + text);
    }

    AnswerAssert hasNoResult() {
        isOk();
        return actual.own("result").isEmpty() ? this : fail("no result");
    }

    /** An error event of this type, and no other beside it; the result went with it. */
    AnswerAssert failsWith(String type) {
        isError();
        List<Incoming.Event> errors =
                actual.own().stream().filter(event -> event.is("error")).toList();
        boolean one = errors.size() == 1 && errors.get(0).text("ename").equals(type);
        return one && actual.own("result").isEmpty() ? this : fail("one error of type " + type + " and no result");
    }

    AnswerAssert failsWith(String type, String message) {
        failsWith(type);
        return like(message).matcher(error("evalue")).matches() ? this : fail("the message " + message);
    }

    /** The reason in {@code done}; each … stands for any text. */
    AnswerAssert failsBecause(String reason) {
        isError();
        return like(reason).matcher(field("reason").asString("")).matches() ? this : fail("the reason " + reason);
    }

    AnswerAssert has(String field, JsonNode value) {
        return field(field).equals(value) ? this : fail(field + " " + value);
    }

    /** The request's own events come in this order: output, then a result or an error, then done, and nothing after. */
    AnswerAssert isInOrder() {
        List<String> names = actual.own().stream().map(Incoming.Event::name).toList();
        List<String> expected = new ArrayList<>(names);
        expected.sort((one, other) -> Integer.compare(rank(one), rank(other)));
        return names.equals(expected) ? this : fail("output before the result or error, and done last");
    }

    private static int rank(String name) {
        return name.equals("done") ? 2 : name.equals("result") || name.equals("error") ? 1 : 0;
    }

    JsonNode field(String name) {
        return actual.done().path(name);
    }

    String error(String field) {
        return actual.own("error").map(event -> event.text(field)).orElse("");
    }

    static Pattern like(String pattern) {
        StringBuilder regex = new StringBuilder();
        for (String part : pattern.split(ANYTHING, -1)) {
            regex.append(regex.isEmpty() ? "" : ".*").append(Pattern.quote(part));
        }
        return Pattern.compile(regex.toString(), Pattern.DOTALL);
    }

    private AnswerAssert ends(String status) {
        isNotNull();
        return actual.status().equals(status) ? this : fail("the end '" + status + "'");
    }

    private AnswerAssert fail(String expected) {
        failWithMessage("expected %s of %s, and it said: %s", expected, actual.id(), shown());
        return this;
    }

    private String shown() {
        String said = actual.own().stream().map(AnswerAssert::notation).collect(Collectors.joining(" "));
        return said.length() <= SHOWN ? said : said.substring(0, SHOWN) + " … (" + said.length() + " characters)";
    }

    private static String notation(Incoming.Event event) {
        String said = event.notation();
        return said.length() <= SHOWN ? said : said.substring(0, SHOWN) + "…";
    }
}
