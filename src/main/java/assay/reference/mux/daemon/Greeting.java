package assay.reference.mux.daemon;

import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import java.io.IOException;

/** The beginning of a conversation: its first frame decides what it is about. */
final class Greeting implements Talk {

    private final Peer peer;
    private final Daemon daemon;

    Greeting(Peer peer, Daemon daemon) {
        this.peer = peer;
        this.daemon = daemon;
    }

    @Override
    public void heard(Frame frame) throws IOException {
        if (frame.kind() == Kind.REQUEST) {
            peer.talk(new Answering(peer, daemon));
        } else if (frame.kind() == Kind.ATTACH) {
            peer.talk(new Attached(peer, daemon));
        } else {
            throw new IOException("it began with " + frame.kind() + ", and neither asked nor attached");
        }
        peer.talk().heard(frame);
    }
}
