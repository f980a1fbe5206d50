package assay.mux;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

import assay.channel.Codec;
import assay.os.Exit;

/** Gathers what a command writes; its end is the one message. */
public final class OutcomeCodec implements Codec<Outcome> {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Override
    public void take(ByteBuffer arrived, Consumer<Outcome> whole) {
        while (arrived.hasRemaining()) {
            out.write(arrived.get());
        }
    }

    @Override
    public void cut(Consumer<Outcome> whole) {
        // Whatever was written is part of the outcome.
    }

    @Override
    public Outcome ended(Exit exit, String stderr) {
        return new Outcome(exit, out.toString(StandardCharsets.UTF_8), stderr);
    }

    @Override
    public String progress() {
        return "it had written " + Words.quoted(out.toByteArray());
    }
}
