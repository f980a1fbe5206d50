package assay.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.channel.Deadline;
import assay.os.Observations;
import assay.os.Platform;

/** What a daemon takes that nobody asks for anything, and whether it takes more the more often something was asked. */
final class SteadyTrial {

    private static final int SESSIONS = 50;
    private static final Duration IDLE = Duration.ofMinutes(1);
    private static final int WARM_ATTACHES = 250;
    private static final int ATTACHES = 500;
    private static final int WARM_UPGRADES = 3;
    private static final int UPGRADES = 30;
    private static final double MIB = 1 << 20;

    private final Observations os = Platform.host().observations();
    private final String image;

    SteadyTrial(String image) {
        this.image = image;
    }

    /** With many sessions, side by side in the same minute. */
    Map<String, Object> idle() {
        List<Multiplexer> all = new ArrayList<>(List.of(new Mux(image)));
        Tmux.program().ifPresent(program -> all.add(new Tmux(program)));
        all.forEach(each -> {
            for (int i = 0; i < SESSIONS; i++) {
                each.make("s" + i, "seq 30");
            }
        });
        List<Duration> before = all.stream().map(each -> processor(each.server())).toList();
        Deadline.pause(IDLE);
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "what a daemon with " + SESSIONS + " sessions takes in " + IDLE.toSeconds() + " s in which nothing happens");
        for (int i = 0; i < all.size(); i++) {
            Map<String, Object> taken = new LinkedHashMap<>();
            taken.put("processorMs", processor(all.get(i).server()).minus(before.get(i)).toMillis());
            taken.put("residentMiB", resident(all.get(i).server()));
            figure.put(i == 0 ? "mux" : "tmux", taken);
        }
        all.forEach(Multiplexer::close);
        return figure;
    }

    private static Duration processor(int pid) {
        return ProcessHandle.of(pid).flatMap(process -> process.info().totalCpuDuration()).orElseThrow();
    }

    private double resident(int pid) {
        try {
            return Sample.rounded(os.residentMemory(pid) / MIB);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private int descriptors(int pid) {
        try {
            return os.descriptors(pid).size();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    Map<String, Object> flat() {
        try (Mux mux = new Mux(image)) {
            mux.make("0", "seq 100");
            Map<String, Object> figure = new LinkedHashMap<>();
            figure.put("what", "what a daemon holds after each is done again and again");
            attach(mux, WARM_ATTACHES);
            figure.put("after" + WARM_ATTACHES + "Attaches", held(mux));
            attach(mux, ATTACHES);
            figure.put("after" + ATTACHES + "MoreAttaches", held(mux));
            // A heap that still warms up grows in the first round and not in the second; a leak grows in both.
            attach(mux, ATTACHES);
            figure.put("after" + 2 * ATTACHES + "MoreAttaches", held(mux));
            upgrade(mux, WARM_UPGRADES);
            figure.put("after" + WARM_UPGRADES + "Upgrades", held(mux));
            upgrade(mux, UPGRADES);
            figure.put("after" + UPGRADES + "MoreUpgrades", held(mux));
            return figure;
        }
    }

    private static void attach(Mux mux, int times) {
        for (int i = 0; i < times; i++) {
            Seat seat = mux.seat("0");
            seat.await("%");
            seat.leave(mux.leaving());
        }
    }

    private static void upgrade(Mux mux, int times) {
        for (int i = 0; i < times; i++) {
            mux.nest().run(mux.words("d", "upgrade", "--same-version"));
        }
    }

    private Map<String, Object> held(Mux mux) {
        // The connection of whoever left last is closed a moment later.
        mux.nest().run(mux.listing());
        Map<String, Object> held = new LinkedHashMap<>();
        held.put("descriptors", descriptors(mux.server()));
        held.put("residentMiB", resident(mux.server()));
        return held;
    }
}
