package assay.reference.mux.daemon;

import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** A conversation of one question: words, the first of them a verb, and their answer. */
final class Answering implements Talk {

    /** What a question that was refused ends with. */
    static final int REFUSED = 1;

    private static final int PIECE = 1 << 19;

    private final Peer peer;
    private final Daemon daemon;
    private Runnable whenGone = () -> { };

    Answering(Peer peer, Daemon daemon) {
        this.peer = peer;
        this.daemon = daemon;
    }

    @Override
    public void heard(Frame frame) throws IOException {
        if (frame.kind() != Kind.REQUEST) {
            throw new IOException("a caller that had asked sent " + frame.kind());
        }
        List<String> words = frame.words();
        if (words.isEmpty()) {
            throw new IOException("a caller asked nothing");
        }
        daemon.verbs().answer(words.get(0), words.subList(1, words.size()), this);
    }

    /** Gives text for standard output, and ends. */
    void say(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int from = 0; from < bytes.length; from += PIECE) {
            int to = Math.min(bytes.length, from + PIECE);
            peer.send(new Frame(Kind.OUT, Arrays.copyOfRange(bytes, from, to)));
        }
        peer.finish(0);
    }

    /** Gives a line for standard error, and ends with a failure. */
    void refuse(String line) {
        peer.send(Frame.text(Kind.ERR, line + "\n"));
        peer.finish(REFUSED);
    }

    /** Gives a line for standard output, for machines, and ends with a failure. */
    void refuse(Json why) {
        peer.send(Frame.text(Kind.OUT, why + "\n"));
        peer.finish(REFUSED);
    }

    /** What is done when the caller does not wait any longer. */
    void whenGone(Runnable what) {
        whenGone = what;
    }

    Peer peer() {
        return peer;
    }

    @Override
    public void gone() {
        whenGone.run();
    }
}
