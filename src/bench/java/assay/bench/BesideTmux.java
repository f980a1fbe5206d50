package assay.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/** What a person waits for at a terminal of 80 by 24, beside tmux at one of the same size, where the machine has it. */
final class BesideTmux implements AutoCloseable {

    private static final String SESSION = "0";
    private static final long FLOOD = 200_000_000;
    private static final int LINE = 80;
    private static final int FLOODS = 3;
    private static final int ROUNDS = 8;
    private static final int KEYS = 50;
    private static final int ATTACHES = 5;

    private final Mux mux;
    private final Map<String, Multiplexer> all = new LinkedHashMap<>();
    private int floods;

    BesideTmux(Mux mux) {
        this.mux = mux;
        all.put("mux", mux);
        Tmux.program().ifPresent(program -> all.put("tmux", new Tmux(program)));
    }

    /** Not the one under test, which others use as well. */
    @Override
    public void close() {
        all.values().stream().filter(each -> each != mux).forEach(Multiplexer::close);
    }

    Map<String, Object> flood() {
        Path text = text();
        Map<String, Object> figure = compared("from the return key to the last of " + FLOOD / 1_000_000 + " MB of plain text, "
                + "printed in a session", "s", FLOODS, each -> DoubleStream.of(flood(each, text)));
        figure.put("withoutAny", Sample.of("s", DoubleStream.generate(() -> flood(text)).limit(FLOODS)).described());
        return figure;
    }

    private Path text() {
        Path file = mux.nest().path("text");
        String line = "x".repeat(LINE - 1) + "\n";
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (long left = FLOOD / LINE; left > 0; left--) {
                out.write(line);
            }
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        return file;
    }

    private double flood(Multiplexer multiplexer, Path text) {
        Seat seat = multiplexer.seat(SESSION);
        double seconds = flood(seat, text);
        seat.leave(multiplexer.leaving());
        return seconds;
    }

    /** A shell at a terminal that is this program's own. */
    private double flood(Path text) {
        try (Seat seat = mux.nest().seat(List.of("/bin/sh"))) {
            return flood(seat, text);
        }
    }

    /** What is awaited stands on no screen from before. */
    private double flood(Seat seat, Path text) {
        seat.await("%");
        floods++;
        long began = System.nanoTime();
        seat.type("cat " + text + "; echo fin''ished-" + floods + "-\n");
        seat.await("finished-" + floods + "-");
        return (System.nanoTime() - began) / 1e9;
    }

    Map<String, Object> keys() {
        return compared("from a key to its echo", "ms", ROUNDS, BesideTmux::keys);
    }

    private static DoubleStream keys(Multiplexer multiplexer) {
        Seat seat = multiplexer.seat(SESSION);
        seat.await("%");
        seat.type("echo re''ady; cat >/dev/null\n");
        seat.await("ready");
        seat.settle();
        List<Double> milliseconds = new ArrayList<>();
        for (int i = 0; i < KEYS; i++) {
            milliseconds.add(echo(seat));
        }
        seat.type("\u0003");
        seat.settle();
        seat.leave(multiplexer.leaving());
        return milliseconds.stream().mapToDouble(Double::doubleValue);
    }

    private static double echo(Seat seat) {
        long began = System.nanoTime();
        seat.type("Q");
        seat.await("Q");
        return (System.nanoTime() - began) / 1e6;
    }

    /** From nothing to the last row. */
    Map<String, Object> attach() {
        all.values().forEach(each -> each.make("full", "seq 100; stty -echo; PS1='las''t-row'"));
        return compared("from the start of a client to the last row of a full screen", "ms", ROUNDS, BesideTmux::attach);
    }

    private static DoubleStream attach(Multiplexer multiplexer) {
        return DoubleStream.generate(() -> attachOnce(multiplexer)).limit(ATTACHES);
    }

    private static double attachOnce(Multiplexer multiplexer) {
        long began = System.nanoTime();
        Seat seat = multiplexer.seat("full");
        seat.await("last-row");
        double milliseconds = (System.nanoTime() - began) / 1e6;
        seat.leave(multiplexer.leaving());
        return milliseconds;
    }

    Map<String, Object> listing() {
        return compared("a listing of the sessions, from the start of the command to its end", "ms", ROUNDS,
                each -> DoubleStream.generate(() -> listing(each)).limit(ATTACHES));
    }

    private static double listing(Multiplexer multiplexer) {
        long began = System.nanoTime();
        multiplexer.nest().run(multiplexer.listing());
        return (System.nanoTime() - began) / 1e6;
    }

    /** Rounds of all, one after the other, so that what else the machine does meanwhile touches them alike. */
    private Map<String, Object> compared(
            String what, String unit, int rounds, Function<Multiplexer, DoubleStream> measured) {
        Map<String, Sample> samples = new LinkedHashMap<>();
        for (int round = 0; round < rounds; round++) {
            all.forEach((name, each) -> samples.merge(name, Sample.of(unit, measured.apply(each)), Sample::and));
        }
        if (all.size() > 1) {
            return new Figure(what, MuxFigures.DAEMON, null, "mux", "tmux", samples).described();
        }
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", what);
        figure.put("comparedWith", "nothing: tmux is not on this machine");
        figure.put("mux", samples.get("mux").described());
        return figure;
    }
}
