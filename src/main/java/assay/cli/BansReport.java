package assay.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import assay.bans.Grade;
import assay.bans.Judgement;

/** Tells what became of a tree that was held to its bans. */
record BansReport(Terminal terminal, Judgement judgement) {

    void print(Optional<Grade> grade) {
        judgement.breaches().forEach(breach -> terminal.print(breach + System.lineSeparator() + "    " + breach.text()));
        tellFaults();
        grade.ifPresent(each -> terminal.print(each.verdict()));
        terminal.say(summary());
    }

    void tellFaults() {
        judgement.faults().forEach(fault -> terminal.print(fault.toString()));
        judgement.unread().forEach(unread -> terminal.say(unread.toString()));
    }

    private String summary() {
        int broken = judgement.breaches().size() + judgement.faults().size();
        return judgement.files() + " files read: " + (broken == 0 ? "every rule holds" : broken + " refusals")
                + (judgement.owed().isEmpty() ? "" : ", " + judgement.owed().size() + " known breaches")
                + (judgement.exemptions().isEmpty() ? "" : ", " + judgement.exemptions().size() + " exemptions")
                + (judgement.isWhole() ? "" : ", and " + judgement.unread().size() + " could not be read");
    }

    void printJson(Optional<Grade> grade) {
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("holds", !judgement.isBroken() && judgement.isWhole());
        result.put("files", judgement.files());
        result.put("bytes", judgement.bytes());
        result.put("breaches", judgement.breaches());
        result.put("faults", judgement.faults());
        result.put("unread", judgement.unread());
        result.put("exemptions", judgement.exemptions());
        result.put("owed", judgement.owed());
        result.put("paid", judgement.paid());
        grade.ifPresent(each -> {
            result.put("graded", each.held());
            result.put("trials", each.trials());
        });
        terminal.print(Json.text(result));
    }
}
