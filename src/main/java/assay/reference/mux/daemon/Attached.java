package assay.reference.mux.daemon;

import assay.os.TerminalSize;
import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import assay.reference.mux.screen.Screen;
import assay.reference.mux.session.Session;
import assay.reference.mux.session.View;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A client that shows a session to somebody.
 *
 * <p>Whoever has a window of the grid's own size, or none, gets the program's own bytes after one picture of the whole.
 * Any other window gets pictures. So does a client that reads too slowly, once it has caught up: what it missed is not
 * kept for it.
 */
final class Attached implements Talk, View {

    private static final int PIECE = 1 << 16;

    private final Peer peer;
    private final Daemon daemon;
    private final Questions questions = new Questions();
    private Session session;
    private Optional<TerminalSize> window = Optional.empty();
    private boolean agent;
    private boolean behind;
    private boolean holding;

    Attached(Peer peer, Daemon daemon) {
        this.peer = peer;
        this.daemon = daemon;
    }

    /** Whether it has an agent that the session's programs may speak to. */
    boolean offersAgent() {
        return agent;
    }

    /** Whether it has said that it sends nothing more on this connection. */
    boolean isHolding() {
        return holding;
    }

    Peer peer() {
        return peer;
    }

    Session session() {
        return session;
    }

    @Override
    public void heard(Frame frame) throws IOException {
        switch (frame.kind()) {
            case ATTACH -> attach(Attach.read(frame));
            case INPUT -> session.type(frame.body());
            case RESIZE -> claim(Attach.size(frame.words()));
            case DETACH -> peer.close();
            case HOLDING -> hold();
            case AGENT -> daemon.agents().heard(this, frame);
            default -> throw new IOException("an attached client sent " + frame.kind());
        }
    }

    private void attach(Attach wish) throws IOException {
        if (session != null) {
            throw new IOException("a client attached twice");
        }
        try {
            session = daemon.table().forClient(wish);
        } catch (Refused why) {
            peer.send(Frame.text(Kind.ERR, "mux: " + why.getMessage() + "\n"));
            peer.finish(1);
            return;
        }
        agent = wish.offersAgent();
        session.show(this);
        claim(wish.window());
        daemon.staleness().greet(this);
    }

    /** A window that nobody knows, or that is too small to be one, leaves the grid as it is. */
    private void claim(Optional<TerminalSize> size) throws IOException {
        window = size.filter(Attach::isWindow);
        if (fits()) {
            paint();
        } else {
            session.resize(window.get());
        }
    }

    private void hold() {
        holding = true;
        daemon.held();
    }

    /** As long as the program has room to be typed at. */
    @Override
    public boolean listens() {
        return session == null || session.roomToType() > PIECE;
    }

    @Override
    public Optional<TerminalSize> window() {
        return window;
    }

    @Override
    public void wrote(byte[] bytes) {
        if (behind) {
            return;
        }
        if (fits()) {
            send(questions.without(bytes));
        } else {
            daemon.pictures().due(this);
        }
    }

    private boolean fits() {
        Screen screen = session.screen();
        return window.isEmpty() || window.get().isOf(screen.columns(), screen.rows());
    }

    @Override
    public void resized() {
        paint();
    }

    /** Sends a picture of the whole. */
    void paint() {
        if (session == null || behind && !peer.isClear()) {
            return;
        }
        behind = false;
        questions.forget();
        send(questions.without(picture()));
    }

    private byte[] picture() {
        if (fits()) {
            return session.screen().repaint();
        }
        return Picture.of(session.screen(), window.get());
    }

    private void send(byte[] bytes) {
        for (int from = 0; from < bytes.length && !behind; from += PIECE) {
            byte[] piece = Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + PIECE));
            behind = !peer.offer(new Frame(Kind.PAINT, piece));
        }
    }

    @Override
    public void drained() {
        if (behind && peer.isClear()) {
            paint();
        }
    }

    @Override
    public void roomToType() {
        peer.hearAgain();
    }

    /** Tells it something beside the session's own picture. */
    void tell(List<String> news) {
        peer.offer(Frame.words(Kind.NEWS, news));
    }

    @Override
    public void ended(int status) {
        peer.finish(status);
    }

    @Override
    public void gone() {
        if (session != null) {
            session.hide(this);
            daemon.left(this);
        }
    }
}
