package assay.steps.monty;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.assertj.core.api.AbstractAssert;

import assay.channel.Transcript;
import assay.monty.Calls;
import assay.monty.Incoming;
import assay.monty.Literal;
import assay.monty.Turn;
import assay.monty.wire.ChildEvent;
import assay.monty.wire.MontyObject;
import assay.monty.wire.RaisedException;
import assay.monty.wire.StackFrame;

/** Judges what a turn printed and what ended it. */
final class TurnAssert extends AbstractAssert<TurnAssert, Turn> {

    private static final int SHOWN = 1_500;

    /** Stands for any text in an expected message. */
    private static final String ANYTHING = "…";

    private static final Pattern FEED = Pattern.compile("<python-input-\\d+>");

    TurnAssert(Turn turn) {
        super(turn, TurnAssert.class);
    }

    TurnAssert isOk() {
        return ends(ChildEvent.KindCase.OK, "the answer Ok");
    }

    TurnAssert completes() {
        return ends(ChildEvent.KindCase.COMPLETE, "a completed feed");
    }

    TurnAssert completesWith(String literal) {
        return completesWith(Literal.parse(literal));
    }

    TurnAssert completesWith(MontyObject value) {
        completes();
        MontyObject seen = event().getComplete().getValue();
        if (!seen.equals(value)) {
            failWithMessage(
                    "expected the feed to complete with %s, and it completed with %s",
                    Literal.show(value), Literal.show(seen));
        }
        return this;
    }

    TurnAssert failsWith(String type) {
        ends(ChildEvent.KindCase.ERROR, "an error of type " + type);
        if (!exception().getExcType().equals(type)) {
            failWithMessage("expected an error of type %s, and it was %s", type, shown());
        }
        return this;
    }

    TurnAssert failsWith(RaisedException expected) {
        failsWith(expected.getExcType());
        if (!exception().hasMessage() || !exception().getMessage().equals(expected.getMessage())) {
            failWithMessage("expected the message %s, and the error was %s", expected.getMessage(), shown());
        }
        return this;
    }

    TurnAssert failsWithoutMessage(String type) {
        failsWith(type);
        if (exception().hasMessage()) {
            failWithMessage("expected no message, and the error was %s", shown());
        }
        return this;
    }

    /** A message in which each {@code …} stands for any text. */
    TurnAssert failsWithMessageLike(String type, String pattern) {
        failsWith(type);
        if (!like(pattern).matcher(exception().getMessage()).matches()) {
            failWithMessage("expected a message like %s, and the error was %s", pattern, shown());
        }
        return this;
    }

    static Pattern like(String pattern) {
        StringBuilder regex = new StringBuilder();
        for (String part : pattern.split(ANYTHING, -1)) {
            regex.append(regex.isEmpty() ? "" : ".*").append(Pattern.quote(part));
        }
        return Pattern.compile(regex.toString(), Pattern.DOTALL);
    }

    TurnAssert isViolation(String message) {
        return failsWithMessageLike("RuntimeError", "protocol violation: " + message).hasNoTraceback();
    }

    /** Every frame is one of a feed; the host's and the worker's own code has no place there. */
    TurnAssert hasTracebackOfSandbox() {
        ends(ChildEvent.KindCase.ERROR, "an error");
        List<StackFrame> frames = exception().getTracebackList();
        if (frames.isEmpty() || !frames.stream().allMatch(TurnAssert::isOfSandbox)) {
            failWithMessage("expected a traceback of the sandbox's frames alone, and the error was %s", shown());
        }
        return this;
    }

    private static boolean isOfSandbox(StackFrame frame) {
        return FEED.matcher(frame.getFilename()).matches() && frame.getStart().getLine() > 0;
    }

    TurnAssert hasNoTraceback() {
        ends(ChildEvent.KindCase.ERROR, "an error");
        if (exception().getTracebackCount() > 0) {
            failWithMessage("expected no traceback, and the error was %s", shown());
        }
        return this;
    }

    TurnAssert isSuspendedAtCall(String call) {
        ends(ChildEvent.KindCase.FUNCTION_CALL, "a suspension at the call " + call);
        return sameCall(call, Calls.print(event().getFunctionCall()));
    }

    TurnAssert isSuspendedAtFunction(String name) {
        ends(ChildEvent.KindCase.FUNCTION_CALL, "a suspension at a call of " + name);
        if (!event().getFunctionCall().getFunctionName().equals(name)) {
            failWithMessage("expected a call of %s, and it was %s", name, shown());
        }
        return this;
    }

    TurnAssert isSuspendedAtOsCall(String call) {
        ends(ChildEvent.KindCase.OS_CALL, "a suspension at the os call " + call);
        return sameCall(call, Calls.print(event().getOsCall()));
    }

    private TurnAssert sameCall(String expected, String seen) {
        if (!seen.equals(expected)) {
            failWithMessage("expected the call %s, and it was %s", expected, cut(seen));
        }
        return this;
    }

    TurnAssert isSuspendedAtName(String name) {
        ends(ChildEvent.KindCase.NAME_LOOKUP, "a suspension at the name " + name);
        String seen = Calls.print(event().getNameLookup());
        if (!seen.equals(name)) {
            failWithMessage("expected a look-up of %s, and it was of %s", name, seen);
        }
        return this;
    }

    TurnAssert waits() {
        return ends(ChildEvent.KindCase.RESOLVE_FUTURES, "a wait for promised calls");
    }

    /** The worker names pending calls in no order of its own. */
    TurnAssert waitsFor(List<Integer> calls) {
        ends(ChildEvent.KindCase.RESOLVE_FUTURES, "a wait for the calls " + calls);
        List<Integer> seen = event().getResolveFutures().getPendingCallIdsList();
        Set<Integer> expected = new HashSet<>(calls);
        if (seen.size() != expected.size() || !expected.equals(new HashSet<>(seen))) {
            failWithMessage("expected a wait for the calls %s, and it was for %s", calls, seen);
        }
        return this;
    }

    TurnAssert isRejected() {
        return ends(ChildEvent.KindCase.TYPING_ERROR, "a rejection by the type checker");
    }

    TurnAssert isDump() {
        return ends(ChildEvent.KindCase.DUMP_RESULT, "a dump");
    }

    TurnAssert isFatal(String message) {
        ends(ChildEvent.KindCase.FATAL_ERROR, "a fatal error");
        if (!like(message).matcher(event().getFatalError().getMessage()).matches()) {
            failWithMessage("expected the fatal error %s, and it was %s", message, shown());
        }
        return this;
    }

    private TurnAssert ends(ChildEvent.KindCase kind, String words) {
        isNotNull();
        if (event().getKindCase() != kind) {
            failWithMessage("expected %s, and the turn ended with: %s", words, shown());
        }
        return this;
    }

    private RaisedException exception() {
        return event().getError().getException();
    }

    private ChildEvent event() {
        return actual.end() instanceof Incoming.Event event ? event.event() : ChildEvent.getDefaultInstance();
    }

    private String shown() {
        int length = actual.end().bytes().length;
        return length <= Transcript.WHOLE ? cut(actual.end().notation()) : "a message of " + length + " bytes";
    }

    private static String cut(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + " … (" + text.length() + " characters)";
    }
}
