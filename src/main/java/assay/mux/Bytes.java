package assay.mux;

import assay.channel.Message;

/** Bytes on a socket as they are; none at all, coming in, says that the peer has closed it. */
public record Bytes(byte[] bytes) implements Message {

    /** Whether the peer has closed the socket. */
    public boolean closed() {
        return bytes.length == 0;
    }

    @Override
    public String notation() {
        return closed() ? "closed" : Words.quoted(bytes);
    }
}
