package assay.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Upgrades of a daemon while a program prints in one of its sessions, as somebody sees it who looks at that one. */
final class UpgradeTrial {

    private static final int TIMES = 10;
    private static final int LOSING = 20;
    private static final Duration LOOK = Duration.ofMillis(5);
    private static final Duration AFTERWARDS = Duration.ofMillis(300);

    private final String image;
    private final String python;

    UpgradeTrial(String image, String python) {
        this.image = image;
        this.python = python;
    }

    /**
     * The longest time in which nothing is painted, while a line is printed each millisecond.
     *
     * @param sessions how many there are, on each of which much has been printed
     * @param aim the milliseconds that it should last at most
     */
    Map<String, Object> gap(int sessions, int aim) {
        List<Double> gaps = new ArrayList<>();
        List<Double> commands = new ArrayList<>();
        List<Double> without = new ArrayList<>();
        try (Mux mux = new Mux(image)) {
            Path ticks = mux.nest().file("ticks.py", Printing.TICKS);
            for (int i = 1; i < sessions; i++) {
                mux.make("s" + i, "seq 1 300");
            }
            Seat seat = mux.seat("0");
            seat.await("%");
            seat.type("exec " + python + " " + ticks + "\n");
            seat.await("\n100");
            for (int i = 0; i < TIMES; i++) {
                without.add(watch(seat, AFTERWARDS, List.of("sleep", "0.3")).longest());
                Watched upgrade = watch(seat, AFTERWARDS, mux.nest().words(mux.words("d", "upgrade", "--same-version")));
                gaps.add(upgrade.longest());
                commands.add(upgrade.command());
            }
            seat.leave(mux.leaving());
        }
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "the longest time in which an attached client paints nothing, around an upgrade of a daemon with "
                + sessions + (sessions == 1 ? " session" : " sessions") + " in one of which a line is printed each millisecond");
        figure.put("medianAimedAtMost", aim);
        figure.put("gap", sample(gaps));
        figure.put("withoutAnUpgrade", sample(without));
        figure.put("command", sample(commands));
        return figure;
    }

    private static Map<String, Object> sample(List<Double> values) {
        return Sample.of("ms", values.stream().mapToDouble(Double::doubleValue)).described();
    }

    /** What was seen while a command ran and a moment longer, in milliseconds. */
    private record Watched(double longest, double command) {}

    private static Watched watch(Seat seat, Duration longer, List<String> words) {
        try {
            Process command = new ProcessBuilder(words).redirectErrorStream(true).start();
            long began = System.nanoTime();
            long last = began;
            long longest = 0;
            long ended = 0;
            while (ended == 0 || System.nanoTime() < ended + longer.toNanos()) {
                if (seat.look(LOOK)) {
                    seat.forget();
                    longest = Math.max(longest, System.nanoTime() - last);
                    last = System.nanoTime();
                }
                ended = ended == 0 && !command.isAlive() ? System.nanoTime() : ended;
            }
            if (command.exitValue() != 0) {
                throw new IllegalStateException(words + " failed: " + new String(command.getInputStream().readAllBytes()));
            }
            return new Watched(longest / 1e6, (ended - began) / 1e6);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    /** What is lost of what a program prints without a pause, over many upgrades. */
    Map<String, Object> loss() {
        try (Mux mux = new Mux(image)) {
            Path blocks = mux.nest().file("printing.py", Printing.blocks());
            Path report = mux.nest().path("report");
            Seat seat = mux.seat("0");
            seat.await("%");
            seat.type(python + " " + blocks + " " + blocks.getParent() + "\n");
            seat.await("xxxx");
            for (int i = 0; i < LOSING; i++) {
                watch(seat, AFTERWARDS, mux.nest().words(mux.words("d", "upgrade", "--same-version")));
            }
            mux.nest().file("enough", "");
            while (!Files.exists(report)) {
                seat.look(LOOK);
                seat.forget();
            }
            seat.leave(mux.leaving());
            return lost(Files.readString(report).split(" "));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Map<String, Object> lost(String[] told) {
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "what is lost over " + LOSING + " upgrades of what a program prints without pause: each block of "
                + "letters ends with a question where the cursor is, so the answer counts the letters that arrived");
        figure.put("blocks", Long.valueOf(told[0]));
        figure.put("bytes", Long.valueOf(told[1]));
        figure.put("blocksUnanswered", Long.parseLong(told[0]) - Long.parseLong(told[2]));
        figure.put("blocksNotWhole", Long.valueOf(told[3]));
        figure.put("nothingLost", told[0].equals(told[2]) && told[3].equals("0"));
        return figure;
    }
}
