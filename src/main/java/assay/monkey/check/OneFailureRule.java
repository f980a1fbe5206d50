package assay.monkey.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import assay.monkey.client.Complaint;
import assay.monkey.client.Request;

/** A write that fails is logged once, with its reason, and nothing else is. */
final class OneFailureRule implements Invariant {

    @Override
    public String name() {
        return "one-failure-rule";
    }

    @Override
    public String rule() {
        return "A write fails whenever what it asks for fails: it is answered with an error, and logs exactly one err record"
                + " with the same reason, and no msg. A look that finds nothing is no failure, and logs one err.";
    }

    @Override
    public Optional<Complaint> judge(Step step) {
        if (step.log().isEmpty() || step.deed().hungUp()) {
            return Optional.empty();
        }
        List<Request> failed = step.deed().requests().stream().filter(Request::failedWrite).toList();
        List<String> errs = Records.of("err", step.log().get());
        return wrong(failed, errs, step).flatMap(why -> complaint(why, "failed: " + failed + ", " + step.deed().misses()
                + " misses and " + step.deed().closes() + " closes allowed, log: " + step.log().get()));
    }

    private static Optional<String> wrong(List<Request> failed, List<String> errs, Step step) {
        if (errs.size() < failed.size()) {
            return Optional.of("fewer err records than failed writes");
        }
        if (errs.size() > failed.size() + step.deed().misses() + step.deed().closes()) {
            return Optional.of("more err records than failed writes, by " + excess(failed, errs));
        }
        if (!failed.isEmpty() && !Records.of("msg", step.log().orElseThrow()).isEmpty()) {
            return Optional.of("a msg record beside a failed write");
        }
        return failed.stream().allMatch(each -> isTold(each.why(), errs)) ? Optional.empty()
                : Optional.of("a failed write is logged with another reason than its reply's");
    }

    /** Which files the records name that no failed write was to. */
    private static String excess(List<Request> failed, List<String> errs) {
        return failed.isEmpty() ? "ones for no write: " + errs.stream().map(OneFailureRule::file).distinct().collect(Collectors.joining(", "))
                : "repeated ones";
    }

    private static String file(String err) {
        return err.replaceFirst("err \\S+ ([^:]+):.*", "$1").replaceAll("\\d+", "N");
    }

    /** The record gives the reply's reason, as far as a record is long. */
    private static boolean isTold(String why, List<String> errs) {
        String told = why.length() > 200 ? why.substring(0, 200) : why;
        return errs.stream().anyMatch(err -> err.contains(told));
    }
}
