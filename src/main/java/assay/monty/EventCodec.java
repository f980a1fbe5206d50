package assay.monty;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

import assay.channel.Codec;
import assay.os.Exit;

/**
 * Cuts a worker's output into events.
 *
 * <p>A length over the protocol's cap, and a stream that ends inside a frame, are garbage of their own kind; behind
 * the former no frame can be found any more, so all that follows is garbage too.
 */
public final class EventCodec implements Codec<Incoming> {

    private final byte[] prefix = new byte[Frames.PREFIX];
    private int prefixed;
    private byte[] frame;
    private int filled;
    private boolean lost;

    @Override
    public void take(ByteBuffer arrived, Consumer<Incoming> whole) {
        while (arrived.hasRemaining()) {
            if (lost) {
                whole.accept(new Incoming.Garbage("no frame can be found behind the bad length", rest(arrived)));
            } else if (frame == null) {
                takePrefix(arrived, whole);
            } else {
                takeBody(arrived);
            }
            if (frame != null && filled == frame.length) {
                finishFrame(whole);
            }
        }
    }

    private void takePrefix(ByteBuffer arrived, Consumer<Incoming> whole) {
        int count = Math.min(arrived.remaining(), Frames.PREFIX - prefixed);
        arrived.get(prefix, prefixed, count);
        prefixed += count;
        if (prefixed == Frames.PREFIX) {
            startFrame(Frames.length(prefix), whole);
        }
    }

    private void startFrame(long length, Consumer<Incoming> whole) {
        if (length > Frames.LONGEST) {
            lost = true;
            prefixed = 0;
            whole.accept(new Incoming.Garbage(
                    "a frame of " + length + " bytes is announced, and the longest is " + Frames.LONGEST,
                    prefix.clone()));
            return;
        }
        frame = Arrays.copyOf(prefix, Frames.PREFIX + (int) length);
        filled = Frames.PREFIX;
    }

    private void takeBody(ByteBuffer arrived) {
        int count = Math.min(arrived.remaining(), frame.length - filled);
        arrived.get(frame, filled, count);
        filled += count;
    }

    private void finishFrame(Consumer<Incoming> whole) {
        byte[] complete = frame;
        frame = null;
        prefixed = 0;
        whole.accept(decode(complete));
    }

    private static Incoming decode(byte[] frame) {
        try {
            return new Incoming.Event(frame, Frames.event(frame));
        } catch (IOException damaged) {
            return new Incoming.Garbage("a whole frame is no event: " + damaged.getMessage(), frame);
        }
    }

    private static byte[] rest(ByteBuffer arrived) {
        byte[] rest = new byte[arrived.remaining()];
        arrived.get(rest);
        return rest;
    }

    @Override
    public void cut(Consumer<Incoming> whole) {
        if (frame != null) {
            whole.accept(new Incoming.Garbage("the stream ended inside a frame: " + progress(), Arrays.copyOf(frame, filled)));
        } else if (prefixed > 0) {
            whole.accept(new Incoming.Garbage("the stream ended inside a frame: " + progress(), Arrays.copyOf(prefix, prefixed)));
        }
        frame = null;
        prefixed = 0;
    }

    @Override
    public Incoming ended(Exit exit, String stderr) {
        return new Incoming.Ended(exit, stderr);
    }

    @Override
    public String progress() {
        if (lost) {
            return "no frame can be found behind a bad length";
        }
        if (frame != null) {
            return (filled - Frames.PREFIX) + " of " + (frame.length - Frames.PREFIX) + " bytes of a frame had come";
        }
        return prefixed == 0
                ? "no byte of a frame had come"
                : prefixed + " of " + Frames.PREFIX + " bytes of a frame's length had come";
    }
}
