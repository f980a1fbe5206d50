package assay.reference.mux.protocol;

import java.nio.ByteBuffer;

/**
 * A piece of a program's conversation with the agent of whoever looks at its session.
 *
 * @param call the conversation, numbered by the daemon
 * @param what what happens to it
 * @param bytes what is said, if anything is
 */
public record AgentPiece(int call, What what, byte[] bytes) {

    private static final int HEADER = 5;

    /** What happens to a conversation. */
    public enum What {
        /** The daemon has one that begins. */
        OPEN,
        /** Either side says something. */
        SAY,
        /** Either side has gone. */
        CLOSE
    }

    public static AgentPiece of(int call, What what) {
        return new AgentPiece(call, what, new byte[0]);
    }

    public Frame frame() {
        ByteBuffer body = ByteBuffer.allocate(HEADER + bytes.length);
        return new Frame(Kind.AGENT, body.putInt(call).put((byte) what.ordinal()).put(bytes).array());
    }

    /** @throws Malformed if the frame holds no such piece */
    public static AgentPiece of(Frame frame) throws Malformed {
        ByteBuffer body = ByteBuffer.wrap(frame.body());
        if (body.remaining() < HEADER || body.get(Integer.BYTES) < 0 || body.get(Integer.BYTES) >= What.values().length) {
            throw new Malformed("a piece of an agent's conversation that is none");
        }
        int call = body.getInt();
        What what = What.values()[body.get()];
        byte[] bytes = new byte[body.remaining()];
        body.get(bytes);
        return new AgentPiece(call, what, bytes);
    }
}
