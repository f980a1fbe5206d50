package assay.monkey.check;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import assay.monkey.client.Complaint;
import assay.monkey.client.Request;

/** Only files that take command lines have anything left to do, and to fail at, when they are closed. */
final class ClosesRunOnlyLines implements Invariant {

    private static final Set<String> LINES = Set.of("look", "exec", "tagexec", "ctl");

    @Override
    public String name() {
        return "closes-run-only-lines";
    }

    @Override
    public String rule() {
        return "A write of command lines runs each line once it is whole, and what is left when it closes runs at the close;"
                + " of every other file, a write is done when it is answered.";
    }

    @Override
    public Optional<Complaint> judge(Step step) {
        if (step.log().isEmpty() || step.deed().hungUp() || step.deed().misses() > 0) {
            return Optional.empty();
        }
        Set<String> failed = step.deed().requests().stream().filter(Request::failedWrite).map(Request::file).collect(Collectors.toSet());
        return Records.of("err", step.log().get()).stream()
                .filter(err -> !LINES.contains(file(err)) && !failed.contains(file(err)))
                .findFirst().flatMap(err -> complaint("a write was answered and failed later: " + file(err), err));
    }

    private static String file(String err) {
        String file = err.replaceFirst("err \\S+ ([^:]+):.*", "$1");
        return file.substring(file.lastIndexOf('/') + 1);
    }
}
