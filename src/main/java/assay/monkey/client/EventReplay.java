package assay.monkey.client;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.monkey.operation.Data;
import assay.ninep.Text;

/** A body to which is done what events tell. A long insert tells its length alone: then any characters will do. */
final class EventReplay {

    private static final int ANY = -1;
    private static final Pattern HEAD = Pattern.compile("([EFKM])([IDidxXlLrR])(\\d+) (\\d+) (\\d+) (\\d+) ");

    private final List<Integer> body;

    EventReplay(Data before) {
        this.body = new ArrayList<>(characters(before));
    }

    private static List<Integer> characters(Data data) {
        return Text.decode(data.bytes()).codePoints().boxed().toList();
    }

    /** What is wrong with the events, if they are no events of this body. */
    Optional<String> run(Data events) {
        String text = Text.decode(events.bytes());
        Matcher head = HEAD.matcher(text);
        int at = 0;
        while (at < text.length()) {
            if (!head.region(at, text.length()).lookingAt()) {
                return Optional.of("an event is not of its form");
            }
            int behind = text.offsetByCodePoints(head.end(), Math.min(number(head, 6), text.codePointCount(head.end(), text.length())));
            if (behind == text.length() || text.charAt(behind) != '\n') {
                return Optional.of("an event is not of its form");
            }
            if (!did(head, text.substring(head.end(), behind))) {
                return Optional.of("an event tells of a place that is not there");
            }
            at = behind + 1;
        }
        return Optional.empty();
    }

    private static int number(Matcher head, int group) {
        return Integer.parseInt(head.group(group));
    }

    private boolean did(Matcher head, String text) {
        int from = number(head, 3);
        int to = number(head, 4);
        if (head.group(2).equals("I") && from <= body.size() && from <= to) {
            body.addAll(from, inserted(text, to - from));
            return true;
        }
        if (head.group(2).equals("D") && from <= to && to <= body.size()) {
            body.subList(from, to).clear();
            return true;
        }
        return !"ID".contains(head.group(2));
    }

    private static List<Integer> inserted(String text, int length) {
        List<Integer> told = text.codePoints().boxed().toList();
        return told.size() == length ? told : Collections.nCopies(length, ANY);
    }

    /** Whether the body has become another one. */
    Optional<String> differsFrom(Data after) {
        List<Integer> there = characters(after);
        boolean same = there.size() == body.size();
        for (int i = 0; same && i < there.size(); i++) {
            same = body.get(i) == ANY || body.get(i).equals(there.get(i));
        }
        boolean judged = there.stream().noneMatch(each -> each >= 0xdc80 && each <= 0xdcff)
                && body.stream().noneMatch(each -> each >= 0xdc80 && each <= 0xdcff);
        return same || !judged ? Optional.empty() : Optional.of("what events tell gives another body");
    }
}
