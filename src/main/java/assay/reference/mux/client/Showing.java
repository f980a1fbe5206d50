package assay.reference.mux.client;

import assay.os.ClientPlatform;
import assay.os.Descriptors;
import assay.os.Platform;
import assay.os.Sockets;
import assay.os.TerminalSize;
import assay.reference.mux.image.Version;
import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import assay.reference.mux.screen.Leaving;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A person's client: it shows one session until that ends, or the person leaves it.
 *
 * <p>A connection that ends without a status is a daemon that replaces its image: the client dials again, and what is
 * typed meanwhile waits in the terminal.
 */
public final class Showing {

    private static final int FIRST_CALL = 3;
    private static final int MOST_CALLS = 32;

    private final String session;
    private final PrintStream err;
    private final Way way;
    private final Keyboard keyboard = new Keyboard(ClientPlatform.host().window());
    private final Descriptors descriptors = Platform.host().descriptors();
    private final Descriptors.Interest interest = descriptors.interest(FIRST_CALL + MOST_CALLS);
    private final Chord chord = new Chord();
    private final AgentCalls calls;
    private RawWire wire;
    private int resized;
    private int watched;
    private boolean holding;
    private boolean typing = true;
    private boolean painted;

    private Showing(Way way, String session, Map<String, String> environment, PrintStream err) {
        this.session = session;
        this.err = err;
        this.way = way;
        Sockets sockets = ClientPlatform.host().sockets();
        calls = new AgentCalls(OwnAgent.find(environment, sockets, descriptors), sockets, descriptors);
    }

    /**
     * Shows a session of the daemon here.
     *
     * @throws IllegalArgumentException if it is the session that this client runs in, which would be shown in itself
     */
    public static Showing local(Path socket, String session, Map<String, String> environment, PrintStream err) {
        if (session.equals(environment.get("MUX_SESSION")) && socket.toString().equals(environment.get("MUX_SOCK"))) {
            throw new IllegalArgumentException("this shell runs in session " + session + ", which cannot be shown in itself");
        }
        return new Showing(new Dialling(socket, environment, new Patience(environment)), session, environment, err);
    }

    /** Shows a session of a host's daemon. */
    public static Showing of(String host, String session, Map<String, String> environment, PrintStream err) {
        return new Showing(new HostWay(host, environment), session, environment, err);
    }

    /** The status to end with: the shell's, or 0 for a person who has left. */
    public int run() {
        try {
            wire = way.first();
            resized = descriptors.waker();
            ClientPlatform.host().window().onResize(() -> descriptors.wake(resized));
            keyboard.makeRaw();
            attach("new");
            return serve();
        } catch (IOException why) {
            keyboard.restore();
            err.println("mux: " + why.getMessage());
            return Asking.FAILED;
        }
    }

    private void attach(String how) {
        TerminalSize size = keyboard.size().orElse(new TerminalSize(0, 0));
        send(Frame.words(Kind.ATTACH, List.of(
                session,
                Integer.toString(size.columns()),
                Integer.toString(size.rows()),
                System.getProperty("user.dir"),
                calls.hasAgent() ? "agent" : "none",
                how)));
        holding = false;
    }

    private int serve() throws IOException {
        while (true) {
            interest.set(0, typing && !holding ? Keyboard.IN : -1, false);
            interest.set(1, wire.descriptor(), false);
            interest.set(2, resized, false);
            List<Integer> open = watchCalls();
            descriptors.await(interest, null);
            if (interest.ready(2)) {
                tellSize();
            }
            if (interest.ready(1)) {
                Optional<Integer> status = hear();
                if (status.isPresent()) {
                    return leave(status.get());
                }
            }
            serveCalls(open);
            if (interest.ready(0) && type()) {
                send(new Frame(Kind.DETACH, new byte[0]));
                return leave(0);
            }
        }
    }

    /** Places where nothing was and is are left as they are: each key comes by here. */
    private List<Integer> watchCalls() {
        List<Integer> open = calls.open();
        for (int i = 0; i < MOST_CALLS && i < Math.max(watched, open.size()); i++) {
            interest.set(FIRST_CALL + i, i < open.size() ? calls.descriptor(open.get(i)) : -1, false);
        }
        watched = open.size();
        return open;
    }

    /** What the daemon said since may have ended some. */
    private void serveCalls(List<Integer> open) {
        for (int i = 0; i < Math.min(open.size(), MOST_CALLS); i++) {
            if (interest.ready(FIRST_CALL + i) && calls.open().contains(open.get(i))) {
                calls.readable(open.get(i), this::send);
            }
        }
    }

    private void send(Frame frame) {
        wire.send(frame, Long.MAX_VALUE);
    }

    private int leave(int status) throws IOException {
        if (painted && keyboard.isTerminal()) {
            keyboard.paint(Leaving.window());
        }
        keyboard.restore();
        wire.close();
        return status;
    }

    private void tellSize() throws IOException {
        descriptors.read(resized, ByteBuffer.allocateDirect(Long.BYTES));
        TerminalSize size = keyboard.size().orElse(new TerminalSize(0, 0));
        send(Frame.words(Kind.RESIZE, List.of(Integer.toString(size.columns()), Integer.toString(size.rows()))));
    }

    /** Passes on what was typed; true once the person wants to leave. */
    private boolean type() {
        Optional<byte[]> typed = keyboard.read();
        if (typed.isEmpty()) {
            typing = false;
            return true;
        }
        byte[] rest = chord.rest(typed.get());
        if (rest.length > 0) {
            send(new Frame(Kind.INPUT, rest));
        }
        return chord.isComplete();
    }

    /** Hears what the daemon says; the status once there is one. */
    private Optional<Integer> hear() throws IOException {
        boolean open = wire.fill();
        for (Frame frame = wire.held(); frame != null; frame = wire.held()) {
            switch (frame.kind()) {
                case PAINT -> paint(frame.body());
                case ERR -> complain(frame.text());
                case MOVING -> hold();
                case AGENT -> calls.heard(frame, this::send);
                case NEWS -> show(frame.words());
                case EXIT -> {
                    return Optional.of(Integer.parseInt(frame.text()));
                }
                default -> { }
            }
        }
        if (!open) {
            wire.close();
            calls.closeAll();
            wire = way.again();
            attach("again");
        }
        return Optional.empty();
    }

    private void paint(byte[] bytes) throws IOException {
        painted = true;
        keyboard.paint(bytes);
    }

    private void complain(String text) {
        keyboard.restore();
        err.print(text);
        err.flush();
    }

    /** Nothing more is sent on this connection: what is typed waits for the next. */
    private void hold() {
        holding = true;
        send(new Frame(Kind.HOLDING, new byte[0]));
    }

    /** News come as their text and the daemon's version, which matters only where it is not this client's. */
    private void show(List<String> news) throws IOException {
        String own = Version.running().text();
        String text = news.get(0) + (own.equals(news.get(1)) ? "" : " (daemon " + news.get(1) + ", client " + own + ")");
        if (keyboard.isTerminal()) {
            keyboard.paint(Leaving.title(text));
        } else {
            err.println("mux: " + text);
        }
    }
}
