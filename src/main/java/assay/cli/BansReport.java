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
        int owed = judgement.owed().size();
        int exemptions = judgement.exemptions().size();
        return count(judgement.files(), "file", "files") + " read: "
                + (broken == 0 ? "every rule holds" : count(broken, "refusal", "refusals"))
                + (owed == 0 ? "" : ", " + count(owed, "known breach", "known breaches"))
                + (exemptions == 0 ? "" : ", " + count(exemptions, "exemption", "exemptions"))
                + (judgement.isWhole() ? "" : ", and " + judgement.unread().size() + " could not be read");
    }

    static String count(int number, String one, String more) {
        return number + " " + (number == 1 ? one : more);
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
        terminal.give(Json.text(result));
    }
}
