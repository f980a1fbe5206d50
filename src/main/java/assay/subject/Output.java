package assay.subject;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

import assay.channel.Codec;
import assay.channel.Message;
import assay.os.Exit;

/** What comes from a program that is spoken to elsewhere: bytes on its standard output, and its end. */
public sealed interface Output extends Message {

    /** Bytes as they came. */
    record Said(byte[] bytes) implements Output {
        @Override
        public String notation() {
            return bytes.length + " bytes on standard output";
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Said that && Arrays.equals(bytes, that.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }

    /** The process has ended; nothing follows. */
    record Ended(Exit exit, String stderr) implements Output {
        @Override
        public byte[] bytes() {
            return new byte[0];
        }

        @Override
        public String notation() {
            return "ended " + exit;
        }
    }

    /** Takes output as it comes. */
    final class AsItComes implements Codec<Output> {
        @Override
        public void take(ByteBuffer arrived, Consumer<Output> whole) {
            byte[] bytes = new byte[arrived.remaining()];
            arrived.get(bytes);
            whole.accept(new Said(bytes));
        }

        @Override
        public void cut(Consumer<Output> whole) {
            // Nothing is ever kept back.
        }

        @Override
        public Output ended(Exit exit, String stderr) {
            return new Ended(exit, stderr);
        }

        @Override
        public String progress() {
            return "it did not end";
        }
    }
}
