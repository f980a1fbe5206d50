package assay.ninep;

import java.util.Arrays;

import assay.channel.Message;

/** What comes from a server. */
public sealed interface Incoming extends Message permits Rmessage, Incoming.Garbage, Incoming.HungUp {

    /**
     * Bytes that are no reply.
     *
     * @param why what is wrong with them
     */
    record Garbage(String why, byte[] bytes) implements Incoming {
        @Override
        public String notation() {
            return Notation.print(this);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Garbage that && why.equals(that.why) && Arrays.equals(bytes, that.bytes);
        }

        @Override
        public int hashCode() {
            return 31 * why.hashCode() + Arrays.hashCode(bytes);
        }
    }

    /** The server has closed the connection; nothing follows. */
    record HungUp() implements Incoming {
        @Override
        public byte[] bytes() {
            return new byte[0];
        }

        @Override
        public String notation() {
            return Notation.HUNG_UP;
        }
    }
}
