package assay.steps.mux;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

import assay.channel.Channel;
import assay.channel.Lie;
import assay.channel.Lying;
import assay.channel.Message;
import assay.engine.Run;
import assay.mux.Outcome;
import assay.mux.Sight;
import assay.os.Exit;

/** The lies about the terminal daemon that a run can be told to tell, by name: about its commands, and what it paints. */
final class Lies {

    /** The setting that names the lie of a run. */
    static final String SETTING = "assay.lie";

    private static final Map<String, UnaryOperator<Outcome>> OUTCOMES = new LinkedHashMap<>();
    private static final Map<String, Lie<Sight>> SIGHTS = new LinkedHashMap<>();

    static {
        OUTCOMES.put("every command succeeds", told -> new Outcome(new Exit.Code(0), told.out(), told.err()));
        OUTCOMES.put("commands lose their words", told -> new Outcome(told.exit(), "", told.err()));
        OUTCOMES.put("commands do not complain", told -> new Outcome(told.exit(), told.out(), ""));
        OUTCOMES.put("no image is stale", told ->
                new Outcome(told.exit(), told.out().replace(" stale", ""), told.err()));
        SIGHTS.put("every client leaves well", truth ->
                List.of(truth instanceof Sight.Left ? new Sight.Left(new Exit.Code(0)) : truth));
        SIGHTS.put("digits are painted one too low", truth ->
                List.of(truth instanceof Sight.Painted painted ? lowered(painted) : truth));
    }

    private Lies() {}

    private static Sight lowered(Sight.Painted painted) {
        byte[] bytes = painted.bytes().clone();
        for (int i = 0; i < bytes.length; i++) {
            // A digit of a control sequence is none of what is read.
            boolean shown = i > 0 && (bytes[i - 1] == ' ' || bytes[i - 1] == '=');
            if (shown && bytes[i] > '0' && bytes[i] <= '9') {
                bytes[i]--;
            }
        }
        return new Sight.Painted(bytes);
    }

    /** The command line, with the lie of this run told on it if it is about that. */
    static <O extends Message> Channel<O, Outcome> told(Channel<O, Outcome> line) {
        UnaryOperator<Outcome> change = OUTCOMES.get(ofThisRun());
        return change == null ? line : new Lying<>(line, truth -> List.of(change.apply(truth)));
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
