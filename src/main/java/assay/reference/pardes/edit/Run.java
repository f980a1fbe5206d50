package assay.reference.pardes.edit;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import assay.reference.pardes.edit.Command.Addressed;
import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** One application of a command: everything is computed on the unchanged text, then applied together. */
final class Run {

    private static final int MOST_STEPS = 5_000_000;

    /** What a step costs beside its searches. */
    private static final int STEP = 20;
    private static final int MOST_PRINTED = 8 << 20;

    private final Editor.On on;
    private final Searches searches;
    private final Text text;
    private final Edits edits;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private Span dot;
    private Span mark;
    private int steps;
    private int undo;
    private int loops;

    Run(Editor.On on, Searches searches) {
        this.on = on;
        this.searches = searches;
        text = on.document().text();
        edits = new Edits(text);
        dot = on.dot().span().within(text.characters());
        mark = on.mark().span().within(text.characters());
    }

    /** Applies what was asked for. Until here nothing has changed. */
    byte[] finish(long request, Runnable willPrint) {
        if (undo != 0 && !edits.isEmpty()) {
            throw new Refusal("changes out of sequence");
        }
        if (printed.size() > 0) {
            willPrint.run();
        }
        on.mark().set(mark);
        on.dot().set(dot);
        if (!edits.isEmpty()) {
            on.document().change(List.copyOf(edits.changes()), request);
            on.dot().set(edits.dot(dot));
        }
        undo();
        return printed.toByteArray();
    }

    private void undo() {
        Document document = on.document();
        for (int left = Math.abs(undo); left > 0; left--) {
            Optional<Span> around = undo > 0 ? document.undo() : document.redo();
            if (around.isEmpty()) {
                return;
            }
            on.dot().set(around.get());
        }
    }

    private void step() {
        searches.effort().spend(STEP);
        if (++steps > MOST_STEPS) {
            throw new Refusal("Edit: too many steps");
        }
    }

    void execute(Addressed addressed) {
        step();
        Command command = addressed.command();
        if (addressed.address() != null) {
            dot = locator().find(addressed.address(), dot);
        } else if (command instanceof Command.Show) {
            dot = lines();
        }
        run(command);
    }

    private Locator locator() {
        return new Locator(text, searches, new Span(0, text.characters()), mark);
    }

    /** Dot's lines, or the next line if dot is just that. */
    private Span lines() {
        Lines lines = locator().lines();
        Span around = lines.around(dot);
        return around.equals(dot) ? lines.behind(dot, 1) : around;
    }

    private void run(Command command) {
        if (command instanceof Command.Put put) {
            edits.put(where(put.where()), put.text());
        } else if (command instanceof Command.Delete) {
            edits.put(dot, new byte[0]);
        } else if (command instanceof Command.Print) {
            print(edits.bytes(dot));
        } else if (command instanceof Command.SetMark) {
            mark = dot;
        } else if (command instanceof Command.Tell tell) {
            print(Editor.line(on.name(), tell.characters() ? "#" + dot.from() + ",#" + dot.to() : numbers()));
        } else if (command instanceof Command.Substitute substitute) {
            substitute(substitute);
        } else if (command instanceof Command.Copy copy) {
            copy(copy);
        } else if (command instanceof Command.Undo some) {
            undo = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, undo + some.count()));
        } else if (command instanceof Command.Loop loop) {
            loop(loop);
        } else if (command instanceof Command.Condition condition) {
            condition(condition);
        } else if (command instanceof Command.Block block) {
            block(block);
        }
    }

    private Span where(char where) {
        return where == 'c' ? dot : Span.at(where == 'a' ? dot.to() : dot.from());
    }

    private void print(byte[] bytes) {
        if (printed.size() + (long) bytes.length > MOST_PRINTED) {
            throw new Refusal("Edit: too many steps");
        }
        printed.writeBytes(bytes);
    }

    private String numbers() {
        Lines lines = locator().lines();
        int first = lines.number(dot.from());
        boolean whole = !dot.isEmpty() && text.at(text.offset(dot.to()) - 1) == '\n';
        int last = lines.number(dot.to()) - (whole ? 1 : 0);
        return last > first ? first + "," + last : "" + first;
    }

    private void substitute(Command.Substitute substitute) {
        Span range = dot;
        int before = edits.count();
        Search search = searches.in(text, substitute.what(), range);
        int seen = 0;
        Matches matches = new Matches(search, range);
        for (Match match = matches.next(); match != null; match = matches.next()) {
            step();
            if (++seen >= substitute.nth()) {
                edits.put(match.all(), edits.replacement(substitute.with(), match));
            }
            if (seen >= substitute.nth() && !substitute.all()) {
                break;
            }
        }
        if (edits.count() > before) {
            edits.around(range, before);
        } else if (loops == 0) {
            throw new Refusal("no substitution");
        }
    }

    private void copy(Command.Copy copy) {
        Span what = dot;
        int to = locator().simple(copy.to(), dot).to();
        if (!copy.moves()) {
            edits.put(Span.at(to), edits.bytes(what));
        } else if (to > what.from() && to < what.to()) {
            throw new Refusal("move overlaps itself");
        } else if (to > what.to()) {
            edits.drop(what);
            edits.put(Span.at(to), edits.bytes(what));
        } else if (to < what.from()) {
            edits.put(Span.at(to), edits.bytes(what));
            edits.drop(what);
        }
    }

    private void loop(Command.Loop loop) {
        Span range = dot;
        loops++;
        for (Span span : spans(loop, range)) {
            dot = span;
            execute(loop.body());
        }
        loops--;
    }

    private List<Span> spans(Command.Loop loop, Span range) {
        List<Span> spans = new ArrayList<>();
        if (loop.what() == null) {
            return lines(range);
        }
        Matches matches = new Matches(searches.in(text, loop.what(), range), range);
        int from = range.from();
        for (Match match = matches.next(); match != null; match = matches.next()) {
            step();
            spans.add(loop.between() ? new Span(from, match.all().from()) : match.all());
            from = match.all().to();
        }
        if (loop.between()) {
            spans.add(new Span(from, range.to()));
        }
        return spans;
    }

    /** The lines of a range; what it has only a part of counts as one. */
    private List<Span> lines(Span range) {
        List<Span> spans = new ArrayList<>();
        int end = text.offset(range.to());
        int from = text.offset(range.from());
        for (int breaks = text.breaksBefore(from) + 1; from < end; breaks++) {
            step();
            int to = breaks <= text.breaks() ? Math.min(end, text.behind(breaks)) : end;
            spans.add(new Span(text.character(from), text.character(to)));
            from = to;
        }
        return spans;
    }

    private void condition(Command.Condition condition) {
        boolean found = searches.in(text, condition.what(), dot).after(dot.from()).isPresent();
        if (found == condition.wanted()) {
            execute(condition.body());
        }
    }

    private void block(Command.Block block) {
        Span from = dot;
        for (Addressed command : block.commands()) {
            dot = from;
            execute(command);
        }
    }
}
