package assay.cli;

import java.util.Locale;

import assay.monkey.Findings;

/**
 * Tells what monkeys came to.
 *
 * @param json whether machines read it
 */
record FindingsReport(Terminal terminal, boolean json) {

    /**
     * Tells it.
     *
     * @param how what the run ended like, in front of its figures
     * @return the status to end with
     */
    int tell(Findings findings, String how) {
        terminal.say(how + String.format(Locale.ROOT,
                "%d steps in %.1f s (%.0f a second), %d sessions ended in order, %d distinct failures",
                findings.steps(), findings.seconds(), findings.rate(), findings.quits(), findings.failures().size())
                + (findings.unread().isEmpty() ? "" : ", " + findings.unread().size() + " records not run again"));
        if (json) {
            terminal.give(Json.text(findings));
        } else {
            findings.failures().forEach(each -> terminal.print(line(each)));
        }
        return status(findings);
    }

    /** Tells what was found before something came in the way; that alone is no success. */
    int tellOfAStop(Findings findings) {
        boolean found = findings.steps() > 0 || !findings.failures().isEmpty();
        int status = found ? tell(findings, "until then: ") : Exit.INCONCLUSIVE;
        return status == Exit.AS_EXPECTED ? Exit.INCONCLUSIVE : status;
    }

    private static String line(Findings.Finding each) {
        return each.times() + " times " + each.signature() + System.lineSeparator()
                + "    first at " + each.where() + (each.record() == null ? "" : ", " + each.record())
                + (each.shrunk().isEmpty() ? "" : ", " + each.shrunk());
    }

    private static int status(Findings findings) {
        if (findings.failures().isEmpty()) {
            return findings.unread().isEmpty() ? Exit.AS_EXPECTED : Exit.INCONCLUSIVE;
        }
        // Where no session ever answered, nothing can be said of any.
        return findings.steps() == 0 ? Exit.INCONCLUSIVE : Exit.VIOLATED;
    }
}
