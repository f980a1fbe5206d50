package assay.monty;

import java.util.Arrays;

import assay.channel.Message;
import assay.channel.StopsListening;
import assay.monty.wire.ParentRequest;

/** What a host says to a worker. */
public sealed interface Outgoing extends Message {

    /** A request in a frame of its own. */
    final class Request implements Outgoing {
        private final ParentRequest request;
        private byte[] frame;

        public Request(ParentRequest request) {
            this.request = request;
        }

        public ParentRequest request() {
            return request;
        }

        /** Encoded once: a transcript and the stream want the same bytes. */
        @Override
        public byte[] bytes() {
            if (frame == null) {
                frame = Frames.frame(request);
            }
            return frame;
        }

        @Override
        public String notation() {
            return Notation.print(this);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Request that && request.equals(that.request);
        }

        @Override
        public int hashCode() {
            return request.hashCode();
        }
    }

    /** Bytes as they are, for input that is no frame. */
    record Raw(byte[] bytes) implements Outgoing {
        @Override
        public String notation() {
            return Notation.print(this);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Raw that && Arrays.equals(bytes, that.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }

    /** No bytes: the host closes the pipe that it reads the worker's events from. */
    record StopListening() implements Outgoing, StopsListening {
        @Override
        public byte[] bytes() {
            return new byte[0];
        }

        @Override
        public String notation() {
            return Notation.print(this);
        }
    }
}
