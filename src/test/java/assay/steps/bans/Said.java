package assay.steps.bans;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

import assay.channel.Codec;
import assay.channel.Message;
import assay.os.Exit;

/** What a command says: lines, and how it ended. */
sealed interface Said extends Message {

    /** A line of its standard output, without its end. */
    record Line(String text) implements Said {
        @Override
        public byte[] bytes() {
            return text.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String notation() {
            return text;
        }
    }

    /** Its end, with what it wrote to standard error. */
    record Ended(Exit exit, String stderr) implements Said {
        @Override
        public byte[] bytes() {
            return stderr.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String notation() {
            return "ended " + exit + "\n" + stderr;
        }
    }

    /** Cuts output into lines. */
    final class Lines implements Codec<Said> {
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        @Override
        public void take(ByteBuffer arrived, Consumer<Said> whole) {
            while (arrived.hasRemaining()) {
                byte each = arrived.get();
                if (each == '\n') {
                    end(whole);
                } else {
                    line.write(each);
                }
            }
        }

        private void end(Consumer<Said> whole) {
            whole.accept(new Line(line.toString(StandardCharsets.UTF_8)));
            line.reset();
        }

        @Override
        public void cut(Consumer<Said> whole) {
            if (line.size() > 0) {
                end(whole);
            }
        }

        @Override
        public Said ended(Exit exit, String stderr) {
            return new Ended(exit, stderr);
        }

        @Override
        public String progress() {
            return line.size() + " bytes of a line had come";
        }
    }
}
