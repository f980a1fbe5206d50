package assay.monkey.check;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.monkey.client.Complaint;

/** The part of a tag that is the server's says of its pane what the numbers of the index say. */
final class TagsTellTheState implements Invariant {

    /** The numbers of a line, and its tag up to the bar; a tag that is cut before it tells nothing. */
    private static final Pattern LINE = Pattern.compile(
            " *\\d+ +(\\d+) +\\d+ +([01]) +([01]) (.*) Del Snarf(?: Undo)?(?: Redo)?( Get)?( Put)? \\|.*");
    private static final Pattern SCRATCH = Pattern.compile("(?:.*/)?(?:\\+[^/]*|[^/]*-tty\\d+)");

    @Override
    public String name() {
        return "tags-tell-the-state";
    }

    @Override
    public String rule() {
        return "A tag shows Get for a directory and for nothing else, and Put for what is dirty, has a name and is no scratch pane;"
                + " the index tells both in numbers.";
    }

    @Override
    public Optional<Complaint> judge(Step step) {
        return step.sight().still() ? judge(step.sight().lines()) : Optional.empty();
    }

    Optional<Complaint> judge(List<String> lines) {
        return lines.stream().flatMap(line -> wrong(line).flatMap(why -> complaint(why, line)).stream()).findFirst();
    }

    private static Optional<String> wrong(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            return Optional.empty();
        }
        boolean directory = parts.group(2).equals("1");
        boolean dirty = parts.group(3).equals("1");
        String name = parts.group(4);
        boolean saved = !name.isEmpty() && !directory && !SCRATCH.matcher(name).matches();
        if (directory != (parts.group(5) != null)) {
            return Optional.of("a tag and the index differ about what is a directory");
        }
        if (parts.group(6) != null && !dirty || parts.group(6) == null && dirty && saved) {
            return Optional.of("a tag and the index differ about what is dirty");
        }
        return Optional.empty();
    }
}
