package assay.steps.mux;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.mux.Gesture;
import assay.mux.Person;
import assay.mux.Sight;
import assay.os.Exit;
import assay.os.OsException;
import assay.os.TerminalSize;
import assay.reference.mux.screen.Screen;
import assay.subject.InTerminal;

/** Somebody who sits at a terminal of their own and sees what a client paints on it. */
final class Sitter implements AutoCloseable {

    private static final Duration SIGHT = Duration.ofSeconds(10);

    private final String name;
    private final InTerminal<Gesture, Sight> seat;
    private final Transcript transcript = new Transcript();
    private final Person person;
    private final Screen screen;
    private final StringBuilder painted = new StringBuilder();
    private int tokens;

    Sitter(String name, TerminalSize size, InTerminal<Gesture, Sight> seat) {
        this.name = name;
        this.seat = seat;
        this.screen = new Screen(Math.max(1, size.columns()), Math.max(1, size.rows()), 1_000, new Mute());
        Channel<Gesture, Sight> heard = seat.channel();
        this.person = new Person(new Recorded<>(Lies.seen(heard), transcript), this::see);
    }

    /** A terminal whose questions nobody answers. */
    private static final class Mute implements Screen.Program {
        @Override
        public void reply(byte[] bytes) {
            // A client that cannot do without an answer would hang, and be noticed.
        }
    }

    private void see(byte[] bytes) {
        screen.feed(bytes);
        painted.append(new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1));
    }

    int pid() {
        return seat.pid();
    }

    void signal(int number) {
        seat.signal(number);
    }

    void type(String text) {
        person.type(text);
    }

    void line(String text) {
        type(text + "\n");
    }

    /** Looks on until the first thing is painted: what is typed before that may be lost. */
    void awaitPainted() {
        look(() -> painted.length() > 0, "nothing is painted");
    }

    /** Runs lines in the shell at the terminal, and waits until it has done so. */
    void run(String lines) {
        line(lines);
        fence();
    }

    /** Waits until the shell has read all that was typed. What is typed here is not what is printed. */
    void fence() {
        tokens++;
        line("echo do''ne-" + tokens + "-");
        awaitSees("done-" + tokens + "-");
    }

    /** A value that the shell expands, such as {@code $$}. */
    String asks(String value) {
        tokens++;
        line("echo \"as''ked-" + tokens + ":" + value + ":\"");
        Pattern answer = Pattern.compile("as''ked-" + tokens + ":([^$\\n]*?):(?!\")");
        look(() -> answer.matcher(text()).find(), "the shell does not answer");
        Matcher found = answer.matcher(text());
        if (!found.find()) {
            throw new IllegalStateException("the answer of the shell has gone");
        }
        return found.group(1);
    }

    int shell() {
        return Integer.parseInt(asks("$$"));
    }

    boolean sees(String text) {
        return text().contains(text);
    }

    void awaitSees(String text) {
        look(() -> sees(text), name + " does not see '" + text + "'");
    }

    /** Looks on until something holds, whether it can be seen or not. */
    void look(BooleanSupplier seen, String otherwise) {
        person.look(seen, otherwise, Deadline.within("sight", SIGHT));
    }

    /** Takes in what has been painted by now. */
    void glance() {
        person.glance();
    }

    /** What the screen shows, a line a row. */
    String text() {
        return String.join("\n", rows());
    }

    List<String> rows() {
        return screen.dump();
    }

    /** All that was ever painted, byte by byte. */
    String painted() {
        return painted.toString();
    }

    void resize(TerminalSize size) {
        try {
            screen.resize(size.columns(), size.rows());
            seat.resize(size);
        } catch (OsException refused) {
            throw new IllegalStateException(refused);
        }
    }

    Optional<Exit> left() {
        return person.left();
    }

    Exit awaitLeave() {
        return person.awaitLeave(Deadline.within("leaving", SIGHT));
    }

    Map<String, String> evidence() {
        Map<String, String> evidence = new LinkedHashMap<>();
        evidence.put("transcript of " + name + "'s terminal", transcript.print());
        evidence.put("screen of " + name + "'s terminal", text());
        return evidence;
    }

    @Override
    public void close() {
        seat.close();
    }
}
