package assay.mux;

import java.nio.ByteBuffer;
import java.util.function.Consumer;

import assay.channel.Codec;
import assay.channel.Message;
import assay.os.Exit;

/** What a person sees at a terminal. */
public sealed interface Sight extends Message {

    /** Something is painted; a terminal knows no borders between one message and the next. */
    record Painted(byte[] bytes) implements Sight {
        @Override
        public String notation() {
            return "paints " + Words.quoted(bytes);
        }
    }

    /** The program has left, and the terminal with it. */
    record Left(Exit exit) implements Sight {
        @Override
        public byte[] bytes() {
            return new byte[0];
        }

        @Override
        public String notation() {
            return "leaves with " + exit;
        }
    }

    /** Hands on what is painted as it comes. */
    final class AsItComes implements Codec<Sight> {

        private long painted;

        @Override
        public void take(ByteBuffer arrived, Consumer<Sight> whole) {
            byte[] bytes = new byte[arrived.remaining()];
            arrived.get(bytes);
            painted += bytes.length;
            whole.accept(new Painted(bytes));
        }

        @Override
        public void cut(Consumer<Sight> whole) {
            // Every byte has been handed on.
        }

        @Override
        public Sight ended(Exit exit, String stderr) {
            return new Left(exit);
        }

        @Override
        public String progress() {
            return painted + " bytes had been painted";
        }
    }
}
