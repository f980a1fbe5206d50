package assay.monkey;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import assay.channel.Dropped;
import assay.channel.Hang;
import assay.monkey.check.Invariants;
import assay.monkey.check.Log;
import assay.monkey.check.Lookout;
import assay.monkey.check.Sight;
import assay.monkey.check.Step;
import assay.monkey.client.Complaint;
import assay.monkey.client.Deed;
import assay.monkey.client.Performer;
import assay.monkey.operation.Data;
import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;
import assay.monkey.operation.References;
import assay.ninep.Misanswered;
import assay.ninep.Refused;
import assay.os.Exit;
import assay.subject.Output;

/** One session, played with until it fails, ends or has had enough. */
final class Play {

    private static final int REMEMBERED = 20;
    private static final int LATELY = 2;
    private static final Exit ORDERLY = new Exit.Code(0);
    private static final Optional<Complaint> UNSEEN = Optional.of(new Complaint(
            "index-is-the-directory", "the index, or the directory of panes or columns, cannot be read", ""));

    private final LiveSession session;
    private final boolean follows;
    private final Optional<Consumer<String>> tell;
    private final Invariants invariants = Invariants.ofASession();
    private final List<Operation> done = new ArrayList<>();
    private final List<Long> gone = new ArrayList<>();
    private References references = new References(List.of(), List.of(), List.of());
    private Log log;
    private Lookout lookout;
    private Sight sight;

    private Play(LiveSession session, boolean follows, Optional<Consumer<String>> tell) {
        this.session = session;
        this.tell = tell;
        this.follows = follows;
    }

    /**
     * What became of a session.
     *
     * @param done the operations that were carried out, the last of which failed or ended it, if anything did
     * @param quit whether the session ended in order
     */
    record Outcome(List<Operation> done, Optional<Failure> failure, boolean quit) {}

    /**
     * Plays with a session and closes it.
     *
     * @param follows whether the log is followed on a connection of its own
     * @param most how many operations are enough
     * @param tell takes what is asked and logged, if somebody wants to see that
     */
    static Outcome with(
            LiveSession session, boolean follows, Iterator<Operation> operations, int most, Optional<Consumer<String>> tell) {
        try {
            return new Play(session, follows, tell).played(operations, most);
        } catch (RuntimeException | Error stuck) {
            session.close();
            throw stuck;
        }
    }

    private Outcome played(Iterator<Operation> operations, int most) {
        Optional<Failure> failure = guarded(this::begin);
        boolean quit = false;
        while (failure.isEmpty() && !quit && done.size() < most && operations.hasNext()) {
            Operation next = operations.next();
            done.add(next);
            failure = guarded(() -> step(next));
            quit = failure.isEmpty() && log == null;
        }
        Optional<Failure> left = close();
        return new Outcome(List.copyOf(done), failure.or(() -> left), quit);
    }

    /** One part of a play, which may fail, or find that the session has ended. */
    @FunctionalInterface
    private interface Part {
        Optional<Complaint> play();
    }

    private Optional<Failure> guarded(Part part) {
        try {
            Optional<Complaint> complaint = part.play();
            return complaint.isEmpty() ? Optional.empty() : ended(Failure.of(complaint.get()));
        } catch (Hang hang) {
            return ended(new Failure(Failure.HANG, lastWords(hang), "after " + what()));
        } catch (Dropped dropped) {
            return ended(new Failure(Failure.DROPPED, lastWords(dropped), "after " + what()));
        } catch (AssertionError | Misanswered | Refused wrong) {
            return ended(new Failure(Failure.NO_REPLY, String.valueOf(wrong.getMessage()), "after " + what()));
        } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException ours) {
            return ended(new Failure(Failure.BROKEN_MONKEY, "the monkey itself broke: " + ours,
                    "after " + what() + " at " + List.of(ours.getStackTrace()).subList(0, 5)));
        }
    }

    /** Which request it was, and not what its fields were: those change as a sequence is shrunk. */
    private static String lastWords(RuntimeException thrown) {
        return String.valueOf(thrown.getMessage()).replaceFirst("\\b(T[a-z]+) tag .*", "$1");
    }

    private String what() {
        return done.isEmpty() ? "the first look" : Notation.print(done.get(done.size() - 1));
    }

    /** A session that is about to end in order, and may, fails at nothing: without a log, it is known to have ended. */
    private Optional<Failure> ended(Failure failure) {
        Optional<Output.Ended> end = session.end();
        Optional<String> crash = session.crash();
        if (crash.isPresent() || end.isPresent() && !end.get().exit().equals(ORDERLY)) {
            return Optional.of(new Failure(Failure.CRASH, "the session broke" + firstLine(crash.orElse(session.standardError())),
                    end.map(Output.Ended::notation).orElse("it runs on") + " after " + what() + "\n"
                            + crash.orElse("") + "\n" + session.standardError()));
        }
        if (end.isEmpty()) {
            return Optional.of(failure);
        }
        log = null;
        return mayHaveEnded() ? Optional.empty()
                : Optional.of(new Failure(Failure.UNASKED, "a session ended that nobody asked to end", "after " + what()));
    }

    /** What ends a session may do so a moment after its answer, and with a session's last pane many things may go. */
    private boolean mayHaveEnded() {
        List<Operation> lately = done.subList(Math.max(0, done.size() - LATELY), done.size());
        return sight != null && sight.serials().size() <= 1 || lately.stream().anyMatch(Endings::mayCome);
    }

    private static String firstLine(String text) {
        return text.lines().filter(line -> !line.isBlank()).findFirst().map(line -> ": " + line).orElse("");
    }

    private Optional<Complaint> begin() {
        open();
        log.mark();
        lookout.begin();
        Optional<String> taken = log.marked();
        if (taken.isPresent()) {
            return Optional.of(new Complaint("log", taken.get(), "at the first mark"));
        }
        Optional<Data> index = lookout.index();
        log.window();
        return see(index) ? Optional.empty() : UNSEEN;
    }

    /** Opens what is read after each step, on connections that are new. */
    private void open() {
        log = Log.of(session.client(), follows ? Optional.of(session.another()) : Optional.empty());
        lookout = new Lookout(session.client(), Invariants.listing(Math.max(0, done.size() - 1), references.panes()));
    }

    /** Looks at the panes; whether they can be seen. */
    private boolean see(Optional<Data> index) {
        Optional<Sight> now = lookout.end(index, Invariants.listing(done.size(), references.panes()));
        now.ifPresent(seen -> {
            references.panes().stream().filter(serial -> !seen.serials().contains(serial)).forEach(gone::add);
            gone.subList(0, Math.max(0, gone.size() - REMEMBERED)).clear();
            references = new References(seen.serials(), seen.columns(), gone);
            sight = seen;
        });
        return now.isPresent();
    }

    private Optional<Complaint> step(Operation operation) {
        Operation resolved = operation.resolved(references);
        invariants.before(resolved, session.client(), sight);
        Deed deed = new Performer(session.client(), session, session.home()).perform(resolved);
        if (deed.restored() && !session.hangsUp()) {
            return Optional.of(new Complaint("restore-hangs-up", "a restore was taken and a connection lives on", "after " + resolved));
        }
        if (deed.hungUp()) {
            session.reconnect();
            open();
        }
        log.mark();
        lookout.begin();
        Optional<String> taken = log.marked();
        Optional<Data> index = lookout.index();
        Log.Window window = taken.isPresent() ? new Log.Window(Optional.empty(), taken) : log.window();
        tell.ifPresent(each -> tell(each, resolved, deed, window));
        if (window.fault().isPresent()) {
            return Optional.of(new Complaint("log", window.fault().get(), "after " + resolved));
        }
        return see(index) ? judged(resolved, deed, window) : UNSEEN;
    }

    private Optional<Complaint> judged(Operation resolved, Deed deed, Log.Window window) {
        session.client().strayReplies().forEach(each -> deed.complain(each.invariant(), each.why(), each.detail()));
        Optional<Complaint> broken = invariants.judge(new Step(
                done.size() - 1, resolved, deed, deed.hungUp() ? Optional.empty() : window.lines(), session.client(), sight));
        return broken.isPresent() || session.crash().isEmpty() ? broken
                : Optional.of(new Complaint(Failure.CRASH, "the session left a file of crashes", session.crash().get()));
    }

    private void tell(Consumer<String> to, Operation operation, Deed deed, Log.Window window) {
        to.accept(done.size() + " " + Notation.print(operation));
        deed.requests().forEach(each -> to.accept("    " + each));
        window.lines().ifPresent(lines -> lines.forEach(line -> to.accept("    log: " + line)));
    }

    private Optional<Failure> close() {
        Set<Integer> left = session.leave();
        return left.isEmpty() ? Optional.empty()
                : Optional.of(new Failure(Failure.LEFT_BEHIND, "a session ended and left something running", left.toString()));
    }
}
