package assay.rlm;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

import assay.channel.Message;
import assay.os.Exit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What comes from a kernel. */
public sealed interface Incoming extends Message {

    @Override
    default String notation() {
        return Notation.print(this);
    }

    /** An event: an object on a line of its own, with the event's name in it. */
    final class Event implements Incoming {
        private final ObjectNode object;
        private final byte[] line;

        Event(ObjectNode object, byte[] line) {
            this.object = object;
            this.line = line;
        }

        public Event(ObjectNode object) {
            this(object, (Json.text(object) + "\n").getBytes(StandardCharsets.US_ASCII));
        }

        /** What stands on the line; not to be changed. */
        public ObjectNode object() {
            return object;
        }

        public String name() {
            return object.path("event").asString();
        }

        public boolean is(String name) {
            return name().equals(name);
        }

        /** The request that it belongs to; empty if it names none. */
        public Optional<String> id() {
            JsonNode id = object.path("id");
            return id.isString() ? Optional.of(id.asString()) : Optional.empty();
        }

        public boolean isOf(String id) {
            return id().filter(id::equals).isPresent();
        }

        /** A field's text; empty if there is no such text. */
        public String text(String field) {
            JsonNode value = object.path(field);
            return value.isString() ? value.asString() : "";
        }

        @Override
        public byte[] bytes() {
            return line;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Event that && object.equals(that.object);
        }

        @Override
        public int hashCode() {
            return object.hashCode();
        }

        @Override
        public String toString() {
            return notation();
        }
    }

    /**
     * Bytes that are no event.
     *
     * @param why what is wrong with them
     */
    record Garbage(String why, byte[] bytes) implements Incoming {
        @Override
        public boolean equals(Object other) {
            return other instanceof Garbage that && why.equals(that.why) && Arrays.equals(bytes, that.bytes);
        }

        @Override
        public int hashCode() {
            return 31 * why.hashCode() + Arrays.hashCode(bytes);
        }
    }

    /** The kernel's process has ended; nothing follows. */
    record Ended(Exit exit, String stderr) implements Incoming {
        @Override
        public byte[] bytes() {
            return new byte[0];
        }
    }
}
