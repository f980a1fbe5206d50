package assay.runs;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import assay.BusyMachine;
import assay.channel.Codec;
import assay.channel.Deadline;
import assay.channel.Message;
import assay.os.Exit;
import assay.subject.Provenance;
import assay.subject.Running;

/** A run of the command in a process of its own. */
final class ChildRun {

    /** Only against a hang: how long a run takes is measured. */
    private static final Duration RUN = Duration.ofMinutes(4);

    private ChildRun() {}

    /**
     * What the command said on both streams, and how it ended; nothing comes before its end.
     *
     * @param took from its start to its end, as if it had had the machine for itself
     */
    record Outcome(Exit exit, String out, String err, Duration took) implements Message {
        @Override
        public byte[] bytes() {
            return out.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String notation() {
            return exit + "\n" + out + "\n" + err;
        }
    }

    /** Runs {@code target/assay} with these arguments to its end. */
    static Outcome assay(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", Path.of("target/assay").toAbsolutePath().toString()));
        command.addAll(arguments);
        Provenance program = new Provenance("assay", command, "", "", Provenance.Whose.NAMED);
        Map<String, String> path = Map.of("PATH", System.getenv("PATH"));
        try (Running<Outcome, Outcome> running = Running.start(program, path, new WholeText())) {
            return running.channel().receive(Deadline.within("run", RUN));
        }
    }

    private static final class WholeText implements Codec<Outcome> {
        private final StringBuilder out = new StringBuilder();
        private final long began = System.nanoTime();

        /** Of a machine that has more to do than it can, a run gets its share. */
        private Duration took() {
            return Duration.ofNanos((long) ((System.nanoTime() - began) / BusyMachine.crowding()));
        }

        @Override
        public void take(ByteBuffer arrived, Consumer<Outcome> whole) {
            out.append(StandardCharsets.UTF_8.decode(arrived));
        }

        @Override
        public void cut(Consumer<Outcome> whole) {
            // The end is the only message.
        }

        @Override
        public Outcome ended(Exit exit, String stderr) {
            return new Outcome(exit, out.toString(), stderr, took());
        }

        @Override
        public String progress() {
            return out.length() + " characters had come";
        }
    }
}
