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
        String seen = "failed: " + failed + ", " + step.deed().misses() + " misses and " + step.deed().closes()
                + " closes allowed, log: " + step.log().get();
        if (errs.size() < failed.size()) {
            return complaint("fewer err records than failed writes", seen);
        }
        if (errs.size() > failed.size() + step.deed().misses() + step.deed().closes()) {
            return complaint("more err records than failed writes, by " + excess(failed, errs), seen);
        }
        return failed.isEmpty() || Records.of("msg", step.log().get()).isEmpty() ? reasons(failed, errs, seen)
                : complaint("a msg record beside a failed write", seen);
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
    private Optional<Complaint> reasons(List<Request> failed, List<String> errs, String seen) {
        List<String> missing = failed.stream().map(Request::why)
                .filter(why -> errs.stream().noneMatch(err -> err.contains(why.length() > 200 ? why.substring(0, 200) : why)))
                .toList();
        return missing.isEmpty() ? Optional.empty() : complaint("a failed write is logged with another reason than its reply's",
                missing + ", " + seen);
    }
}
