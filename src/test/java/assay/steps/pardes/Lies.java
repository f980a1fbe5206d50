package assay.steps.pardes;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import assay.channel.Lie;
import assay.engine.Run;
import assay.ninep.Incoming;
import assay.ninep.Qid;
import assay.ninep.Rmessage;
import assay.os.Exit;
import assay.subject.Output;

/** The lies about sessions that a run can be told to tell, by name: about replies, and about the end of the process. */
final class Lies {

    /** The setting that names the lie of a run. */
    static final String SETTING = "assay.lie";

    private static final Map<String, Supplier<Lie<Incoming>>> ABOUT_REPLIES = new LinkedHashMap<>();
    private static final Map<String, Supplier<Lie<Output>>> ABOUT_ENDS = new LinkedHashMap<>();

    static {
        ABOUT_REPLIES.put("every refusal has another reason", () -> told(Rmessage.Rerror.class,
                error -> List.of(new Rmessage.Rerror(error.tag(), "another reason"))));
        ABOUT_REPLIES.put("the log loses its failures", () -> text(Lies::withoutFailures));
        ABOUT_REPLIES.put("the log tells failures twice", () -> text(log -> log.replaceAll("(?m)^err .*$", "$0\n$0")));
        ABOUT_REPLIES.put("reads lose their last byte", () -> aside(text -> text.replaceFirst("(?s).$", "")));
        ABOUT_REPLIES.put("lower case becomes upper case", () -> aside(String::toUpperCase));
        ABOUT_REPLIES.put("the last digits are nines", () -> aside(text -> text.replaceAll("\\d(?=\\D)", "9")));
        ABOUT_REPLIES.put("walks stop one name earlier", () -> told(Rmessage.Rwalk.class, walk -> List.of(
                new Rmessage.Rwalk(walk.tag(), walk.wqid().size() < 2 ? walk.wqid() : butLast(walk.wqid())))));
        ABOUT_REPLIES.put("a flushed read is answered late", () -> told(Rmessage.Rflush.class, flush -> List.of(
                flush, new Rmessage.Rread(flush.tag() - 1, new byte[] {'!'}))));
        ABOUT_REPLIES.put("hang-ups are not seen", () -> heard -> heard instanceof Incoming.HungUp ? List.of() : List.of(heard));
        ABOUT_REPLIES.put("unknown fids can be clunked", () -> told(Rmessage.Rerror.class, error -> List.of(
                error.ename().equals("unknown fid") ? new Rmessage.Rclunk(error.tag()) : error)));
        ABOUT_REPLIES.put("more is granted than was asked for", () -> told(Rmessage.Rversion.class,
                version -> List.of(new Rmessage.Rversion(version.tag(), version.msize() + 1, version.version()))));
        ABOUT_ENDS.put("every end is another", () -> heard -> List.of(heard instanceof Output.Ended end
                ? new Output.Ended(new Exit.Code(end.exit().equals(new Exit.Code(0)) ? 1 : 0), end.stderr())
                : heard));
    }

    private Lies() {}

    /** What the current run was told to tell about replies. */
    static Optional<Lie<Incoming>> aboutReplies() {
        return toldIn(ABOUT_REPLIES);
    }

    /** What the current run was told to tell about the end of the process. */
    static Optional<Lie<Output>> aboutEnds() {
        return toldIn(ABOUT_ENDS);
    }

    private static <I> Optional<Lie<I>> toldIn(Map<String, Supplier<Lie<I>>> lies) {
        Optional<String> name = Run.setting(SETTING);
        name.ifPresent(each -> {
            if (!ABOUT_REPLIES.containsKey(each) && !ABOUT_ENDS.containsKey(each)) {
                throw new IllegalArgumentException("there is no lie called '" + each + "'");
            }
        });
        return name.map(lies::get).map(Supplier::get);
    }

    private static <R extends Rmessage> Lie<Incoming> told(Class<R> kind, Function<R, List<Incoming>> instead) {
        return truth -> kind.isInstance(truth) ? instead.apply(kind.cast(truth)) : List.of(truth);
    }

    /** Changes what is read, where it is text: an entry of a directory begins with its length. */
    private static Lie<Incoming> text(UnaryOperator<String> change) {
        return told(Rmessage.Rread.class, read -> {
            String text = new String(read.data(), StandardCharsets.ISO_8859_1);
            return List.of(text.indexOf('\0') >= 0
                    ? read
                    : new Rmessage.Rread(read.tag(), change.apply(text).getBytes(StandardCharsets.ISO_8859_1)));
        });
    }

    /** The same beside the index and the whole log, by which an example finds its panes and its records. */
    private static Lie<Incoming> aside(UnaryOperator<String> change) {
        return text(text -> text.contains("Del Snarf") || text.contains("newcol") ? text : change.apply(text));
    }

    private static String withoutFailures(String log) {
        return log.lines().filter(line -> !line.startsWith("err ")).map(line -> line + "\n").collect(Collectors.joining());
    }

    private static List<Qid> butLast(List<Qid> qids) {
        return qids.subList(0, qids.size() - 1);
    }
}
