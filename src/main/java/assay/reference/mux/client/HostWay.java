package assay.reference.mux.client;

import assay.os.Descriptors;
import assay.os.ServerPlatform;
import assay.reference.mux.protocol.Frame;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The way to the daemon of a host: over the person's own ssh, to the image that is installed there. */
final class HostWay implements Way {

    private static final String RELAY = "exec \"$HOME/.local/bin/mux\" d relay";
    private static final String STARTING = " --start";
    private static final int MOST_WORDS = 1 << 16;

    private final Map<String, String> environment;
    private final Ssh ssh;
    private final Asked asked;
    private final Descriptors descriptors = ServerPlatform.host().descriptors();

    HostWay(String host, Map<String, String> environment) {
        this.environment = environment;
        ssh = new Ssh(host, environment);
        asked = new Asked(environment);
    }

    @Override
    public RawWire first() throws IOException {
        RawWire wire = dial(RELAY + STARTING);
        new Hosts(environment).remember(ssh.host());
        return wire;
    }

    @Override
    public RawWire again() throws IOException {
        return dial(RELAY);
    }

    /** The relay says hello once it has reached the daemon: until then ssh may ask for a password, or give up. */
    private RawWire dial(String words) throws IOException {
        try (Asked.Session prompts = asked.open()) {
            Ssh.Running running = ssh.start(words, prompts.pairs());
            prompts.of(running.pid());
            Complaints complaints = new Complaints(running.err());
            RawWire wire = RawWire.pipes(running.out(), running.in(), () -> end(running));
            Frame hello = wire.receive(Long.MAX_VALUE);
            if (hello == null) {
                complaints.finish();
                int status = ssh.status(running);
                throw new IOException(complaints.text().isBlank()
                        ? "ssh to " + ssh.host() + " ended with status " + status
                        : complaints.text().strip());
            }
            return wire;
        }
    }

    private void end(Ssh.Running running) {
        try {
            ssh.status(running);
        } catch (IOException collectedAlready) {
            return;
        }
    }

    /** What ssh says on its standard error: read at once, and kept for whoever asks. */
    private final class Complaints {
        private final StringBuilder words = new StringBuilder();
        private final Thread reading;

        Complaints(int err) {
            reading = new Thread(() -> read(err), "what ssh complains of");
            reading.setDaemon(true);
            reading.start();
        }

        private void read(int err) {
            ByteBuffer piece = ByteBuffer.allocateDirect(1 << 12);
            try {
                while (descriptors.read(err, piece.clear()) > 0) {
                    add(StandardCharsets.UTF_8.decode(piece.flip()).toString());
                }
            } catch (IOException broken) {
                add("");
            }
            descriptors.close(err);
        }

        private synchronized void add(String more) {
            if (words.length() < MOST_WORDS) {
                words.append(more);
            }
        }

        synchronized String text() {
            return words.toString();
        }

        void finish() {
            try {
                reading.join(1000);
            } catch (InterruptedException enough) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
