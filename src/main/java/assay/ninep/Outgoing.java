package assay.ninep;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;

import assay.channel.Message;

/** What a client says to a server. */
public sealed interface Outgoing extends Message permits Tmessage, Outgoing.Together, Outgoing.Raw {

    /** Several requests that are written in one piece. */
    record Together(List<Tmessage> requests) implements Outgoing {
        public Together {
            requests = List.copyOf(requests);
        }

        @Override
        public byte[] bytes() {
            ByteArrayOutputStream together = new ByteArrayOutputStream();
            requests.forEach(each -> together.writeBytes(each.bytes()));
            return together.toByteArray();
        }

        @Override
        public String notation() {
            return Notation.print(this);
        }
    }

    /** Bytes as they are, for what is no request. */
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
}
