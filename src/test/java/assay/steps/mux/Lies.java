package assay.steps.mux;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

import assay.channel.Channel;
import assay.channel.Lie;
import assay.channel.Lying;
import assay.channel.Message;
import assay.engine.Run;
import assay.mux.Invocation;
import assay.mux.Outcome;
import assay.mux.Sight;
import assay.os.Exit;

/** The lies about the terminal daemon that a run can be told to tell, by name: about its commands, and what it paints. */
final class Lies {

    /** The setting that names the lie of a run. */
    static final String SETTING = "assay.lie";

    private static final Map<String, BiFunction<Invocation, Outcome, Outcome>> OUTCOMES = new LinkedHashMap<>();
    private static final Map<String, Lie<Sight>> SIGHTS = new LinkedHashMap<>();

    static {
        OUTCOMES.put("every command succeeds", (what, truth) -> new Outcome(new Exit.Code(0), truth.out(), truth.err()));
        OUTCOMES.put("every stop fails", (what, truth) ->
                what.words().contains("stop") ? new Outcome(new Exit.Code(1), truth.out(), truth.err()) : truth);
        OUTCOMES.put("no image is stale", out(text -> text.replace(" stale\n", "\n")));
        OUTCOMES.put("two holds are one", out(text -> text.replace("\"holds\":2", "\"holds\":1")));
        OUTCOMES.put("no return is told by marks", out(text -> text.replace("\"marks\"", "\"settled\"")));
        SIGHTS.put("every client leaves well", truth ->
                List.of(truth instanceof Sight.Left ? new Sight.Left(new Exit.Code(0)) : truth));
    }

    private Lies() {}

    private static BiFunction<Invocation, Outcome, Outcome> out(UnaryOperator<String> change) {
        return (what, truth) -> new Outcome(truth.exit(), change.apply(truth.out()), truth.err());
    }

    /** The command line, with the lie of this run told on it if it is about that. */
    static Channel<Invocation, Outcome> told(Invocations line) {
        BiFunction<Invocation, Outcome, Outcome> change = OUTCOMES.get(ofThisRun());
        return change == null ? line : new Lying<>(line, truth -> List.of(change.apply(line.answered(), truth)));
    }

    /** A terminal, likewise. */
    static <O extends Message> Channel<O, Sight> seen(Channel<O, Sight> terminal) {
        Lie<Sight> lie = SIGHTS.get(ofThisRun());
        return lie == null ? terminal : new Lying<>(terminal, lie);
    }

    private static String ofThisRun() {
        return Run.setting(SETTING).orElse("");
    }
}
