package assay.rlm;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import assay.channel.Message;
import tools.jackson.databind.node.ObjectNode;

/** What a host says to a kernel. */
public sealed interface Outgoing extends Message {

    @Override
    default String notation() {
        return Notation.print(this);
    }

    /** One request, or several that are written in one piece, each on a line of its own. */
    record Requests(List<ObjectNode> lines) implements Outgoing {
        public Requests {
            lines = List.copyOf(lines);
        }

        public Requests(ObjectNode line) {
            this(List.of(line));
        }

        @Override
        public byte[] bytes() {
            ByteArrayOutputStream together = new ByteArrayOutputStream();
            lines.forEach(line -> together.writeBytes((Json.text(line) + "\n").getBytes(StandardCharsets.US_ASCII)));
            return together.toByteArray();
        }
    }

    /** Bytes as they are, for input that is no request. */
    record Raw(byte[] bytes) implements Outgoing {
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
