package assay.steps.oracle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.engine.Run;
import assay.oracle.Answer;
import assay.oracle.Question;
import assay.oracle.Topic;

/** An oracle that answers falsely about one topic, when a run is told to have its oracle lie. */
final class Misled implements Channel<Question, Answer> {

    private static final String SETTING = "assay.lie";
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Map<String, Lie> BY_NAME = new LinkedHashMap<>();

    static {
        BY_NAME.put("every image is another", new Lie(Topic.EXECUTABLE, truth -> "/another" + truth));
        BY_NAME.put("one more of each kind is held", new Lie(
                Topic.DESCRIPTORS_OF_KIND, truth -> Integer.toString(Integer.parseInt(truth) + 1)));
        BY_NAME.put("no digest is like another", new Lie(Topic.FILE_DIGEST, truth -> truth + COUNT.incrementAndGet()));
    }

    private final Channel<Question, Answer> channel;
    private final Lie lie;
    private Topic asked;

    private record Lie(Topic topic, UnaryOperator<String> change) {}

    private Misled(Channel<Question, Answer> channel, Lie lie) {
        this.channel = channel;
        this.lie = lie;
    }

    /** The oracle's channel, with the lie of this run told on it if it is about the oracle. */
    static Channel<Question, Answer> ofThisRun(Channel<Question, Answer> channel) {
        Lie lie = BY_NAME.get(Run.setting(SETTING).orElse(""));
        return lie == null ? channel : new Misled(channel, lie);
    }

    @Override
    public void send(Question question, Deadline by) {
        asked = question.topic();
        channel.send(question, by);
    }

    @Override
    public Answer receive(Deadline by) {
        Answer truth = channel.receive(by);
        return asked == lie.topic() && truth instanceof Answer.Said said
                ? new Answer.Said(List.copyOf(said.items().stream().map(lie.change()).toList()))
                : truth;
    }

    @Override
    public void finish(Deadline by) {
        channel.finish(by);
    }

    @Override
    public void close() {
        channel.close();
    }
}
