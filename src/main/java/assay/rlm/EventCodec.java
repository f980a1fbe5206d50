package assay.rlm;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

import assay.channel.Codec;
import assay.os.Exit;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Cuts a kernel's output into events, a line each; a line that is no event is garbage, and costs no other line. */
public final class EventCodec implements Codec<Incoming> {

    /** The longest line that is kept until its end comes, in bytes: no kernel has so much to say at once. */
    static final int LONGEST = 1 << 27;

    /** What is kept of a longer one. */
    private static final int HEAD = 1 << 16;

    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private boolean tooLong;

    @Override
    public void take(ByteBuffer arrived, Consumer<Incoming> whole) {
        byte[] bytes = new byte[arrived.remaining()];
        arrived.get(bytes);
        int from = 0;
        for (int at = 0; at < bytes.length; at++) {
            if (bytes[at] == '\n') {
                keep(bytes, from, at + 1, whole);
                from = at + 1;
                end(whole);
            }
        }
        keep(bytes, from, bytes.length, whole);
    }

    /** A line that never ends would fill all memory: it is garbage as soon as it is too long, and what follows is lost. */
    private void keep(byte[] bytes, int from, int to, Consumer<Incoming> whole) {
        if (tooLong) {
            return;
        }
        line.write(bytes, from, to - from);
        if (line.size() > LONGEST) {
            tooLong = true;
            whole.accept(new Incoming.Garbage("a line is longer than " + LONGEST + " bytes and has no end",
                    Arrays.copyOf(line.toByteArray(), HEAD)));
            line.reset();
        }
    }

    private void end(Consumer<Incoming> whole) {
        if (!tooLong) {
            whole.accept(decode(line.toByteArray()));
        }
        line.reset();
        tooLong = false;
    }

    private static Incoming decode(byte[] line) {
        try {
            JsonNode value = Json.parse(line);
            return value instanceof ObjectNode object && object.path("event").isString()
                    ? new Incoming.Event(object, line)
                    : new Incoming.Garbage("a line is no object with an event's name in it", line);
        } catch (JacksonException damaged) {
            return new Incoming.Garbage("a line is no JSON: " + damaged.getOriginalMessage(), line);
        }
    }

    @Override
    public void cut(Consumer<Incoming> whole) {
        if (line.size() > 0) {
            whole.accept(new Incoming.Garbage("the stream ended inside a line", line.toByteArray()));
        }
        line.reset();
    }

    @Override
    public Incoming ended(Exit exit, String stderr) {
        return new Incoming.Ended(exit, stderr);
    }

    @Override
    public String progress() {
        if (tooLong) {
            return "more than " + LONGEST + " bytes of a line had come";
        }
        return line.size() == 0 ? "no byte of a line had come" : line.size() + " bytes of a line had come";
    }
}
