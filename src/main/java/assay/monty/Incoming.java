package assay.monty;

import java.util.Arrays;

import assay.channel.Message;
import assay.monty.wire.ChildEvent;
import assay.os.Exit;

/** What comes from a worker. */
public sealed interface Incoming extends Message {

    @Override
    default String notation() {
        return Notation.print(this);
    }

    /** An event, out of a frame of its own. */
    final class Event implements Incoming {
        private final byte[] frame;
        private final ChildEvent event;

        Event(byte[] frame, ChildEvent event) {
            this.frame = frame;
            this.event = event;
        }

        public Event(ChildEvent event) {
            this(Frames.frame(event), event);
        }

        public ChildEvent event() {
            return event;
        }

        @Override
        public byte[] bytes() {
            return frame;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Event that && event.equals(that.event);
        }

        @Override
        public int hashCode() {
            return event.hashCode();
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

    /** The worker's process has ended; nothing follows. */
    record Ended(Exit exit, String stderr) implements Incoming {
        @Override
        public byte[] bytes() {
            return new byte[0];
        }
    }
}
