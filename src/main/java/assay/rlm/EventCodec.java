package assay.rlm;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.function.Consumer;

import assay.channel.Codec;
import assay.os.Exit;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Cuts a kernel's output into events, a line each; a line that is no event is garbage, and costs no other line. */
public final class EventCodec implements Codec<Incoming> {

    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void take(ByteBuffer arrived, Consumer<Incoming> whole) {
        byte[] bytes = new byte[arrived.remaining()];
        arrived.get(bytes);
        int from = 0;
        for (int at = 0; at < bytes.length; at++) {
            if (bytes[at] == '\n') {
                line.write(bytes, from, at + 1 - from);
                from = at + 1;
                whole.accept(decode(line.toByteArray()));
                line.reset();
            }
        }
        line.write(bytes, from, bytes.length - from);
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
        return line.size() == 0 ? "no byte of a line had come" : line.size() + " bytes of a line had come";
    }
}
