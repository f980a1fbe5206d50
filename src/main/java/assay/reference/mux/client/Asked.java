package assay.reference.mux.client;

import assay.os.ClientPlatform;
import assay.os.Descriptors;
import assay.os.Platform;
import assay.os.Setting;
import assay.os.Sockets;
import assay.reference.mux.place.Leftovers;
import assay.reference.mux.place.Places;
import assay.reference.mux.place.Private;
import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.FrameReader;
import assay.reference.mux.protocol.Kind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The socket at which an ssh that this client started may ask for a password.
 *
 * <p>It is there only where the client has a terminal and a runtime folder; otherwise ssh keeps its own way to ask. Each who
 * asks has a thread, so one that stalls is in nobody's way.
 */
final class Asked {

    /** Tells the image, started by ssh, that it is to ask, and where. */
    public static final String VARIABLE = "MUX_ASK_SOCK";

    private static final String PREFIX = "mux-ask";
    private static final int CALLERS = 8;

    private final Map<String, String> environment;
    private final ClientPlatform platform = ClientPlatform.host();
    private final Descriptors descriptors = Platform.host().descriptors();
    private final Kinship kinship = new Kinship(platform.identities());
    private final Prompt prompt = new Prompt(platform.window());

    Asked(Map<String, String> environment) {
        this.environment = environment;
    }

    /** Opens the socket for one dial. */
    Session open() {
        if (!prompt.hasTerminal()) {
            return new Session(Optional.empty(), -1);
        }
        try {
            Path runtime = new Places(environment).runtime();
            new Leftovers(runtime, platform.identities()).sweep(PREFIX);
            Path path = runtime.resolve(PREFIX + "-" + platform.identities().self() + ".sock");
            Files.deleteIfExists(path);
            int listener = platform.sockets().listen(path, CALLERS);
            Private.close(path);
            return new Session(Optional.of(path), listener);
        } catch (IOException | IllegalArgumentException noPlace) {
            return new Session(Optional.empty(), -1);
        }
    }

    /** One dial during which may be asked. */
    final class Session implements AutoCloseable {
        private final Optional<Path> path;
        private final int listener;
        private volatile int ssh;
        private volatile boolean over;

        private Session(Optional<Path> path, int listener) {
            this.path = path;
            this.listener = listener;
        }

        /** What ssh is told, so that it asks here. */
        List<Setting> pairs() {
            return path.map(socket -> List.of(
                            Setting.of(VARIABLE, socket.toString()),
                            Setting.of("SSH_ASKPASS", platform.images().running().toString()),
                            Setting.of("SSH_ASKPASS_REQUIRE", "force")))
                    .orElse(List.of());
        }

        /** Takes askers on from now on: those that this ssh has started. */
        void of(int pid) {
            ssh = pid;
            if (path.isPresent()) {
                daemon(this::accept).start();
            }
        }

        private void accept() {
            try (Descriptors.Interest interest = descriptors.interest(1)) {
                interest.set(0, listener, false);
                while (!over) {
                    descriptors.await(interest, null);
                    int caller = over ? -1 : platform.sockets().accept(listener);
                    if (caller >= 0) {
                        daemon(() -> serve(caller)).start();
                    }
                }
            } catch (IOException closed) {
                over = true;
            }
        }

        private void serve(int caller) {
            Optional<Sockets.Peer> peer = platform.sockets().peer(caller);
            try {
                if (peer.isPresent() && peer.get().uid() == platform.identities().user()
                        && kinship.descends(peer.get().pid(), ssh)) {
                    answer(caller);
                }
            } catch (IOException gone) {
                over = over || path.isEmpty();
            } finally {
                descriptors.close(caller);
            }
        }

        private void answer(int caller) throws IOException {
            FrameReader frames = new FrameReader();
            ByteBuffer piece = ByteBuffer.allocateDirect(1 << 12);
            try (Descriptors.Interest interest = descriptors.interest(1)) {
                interest.set(0, caller, false);
                Frame question = null;
                while (question == null) {
                    descriptors.await(interest, null);
                    if (descriptors.read(caller, piece.clear()) == 0) {
                        return;
                    }
                    frames.feed(piece.flip());
                    question = frames.next();
                }
                Optional<String> said = prompt.ask(question.text());
                send(caller, said.isPresent() ? Frame.text(Kind.OUT, said.get()) : Frame.text(Kind.EXIT, "1"));
            }
        }

        private void send(int caller, Frame frame) throws IOException {
            byte[] wire = frame.wire();
            platform.sockets().sendAll(caller, ByteBuffer.allocateDirect(wire.length).put(wire).flip());
        }

        @Override
        public void close() {
            over = true;
            path.ifPresent(Leftovers::remove);
            descriptors.close(listener);
        }
    }

    private static Thread daemon(Runnable what) {
        Thread thread = new Thread(what, "who asks for a password");
        thread.setDaemon(true);
        return thread;
    }
}
