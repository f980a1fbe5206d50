package assay.steps.platform.caller;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import assay.os.Descriptors;
import assay.os.ServerPlatform;
import assay.os.Sockets;

/** What a caller can be asked about sockets. */
final class SocketRequests {

    private static final Duration CALL = Duration.ofSeconds(5);
    private static final int PIECE = 4096;

    private final Sockets sockets;
    private final Descriptors descriptors;
    private int listener = -1;
    private int peer = -1;

    SocketRequests(ServerPlatform platform) {
        sockets = platform.sockets();
        descriptors = platform.descriptors();
    }

    void addTo(Map<String, Caller.Request> requests) {
        requests.put("listen", words -> number(listener = sockets.listen(Path.of(words.get(0)), 8)));
        requests.put("dial", words -> number(peer = sockets.dial(Path.of(words.get(0)))));
        requests.put("accept", words -> number(peer = accept()));
        requests.put("peer", words -> told(sockets.peer(at(words))));
        requests.put("named peer", words -> told(sockets.namedPeer(at(words))));
        requests.put("type", words -> sockets.type(at(words)).name().toLowerCase(Locale.ROOT));
        requests.put("send until full", words -> number(sendUntilFull()));
        requests.put("send now", words -> number(sockets.sendNow(peer, bytes(1))));
        requests.put("send all", words -> sendAll(Integer.parseInt(words.get(0))));
        requests.put("write", words -> number(descriptors.write(peer, bytes(1))));
    }

    private int accept() throws IOException {
        try (Descriptors.Interest interest = descriptors.interest(1)) {
            interest.set(0, listener, false);
            descriptors.await(interest, CALL);
        }
        return sockets.accept(listener);
    }

    /** A descriptor that is named, or that of the peer at hand. */
    private int at(List<String> words) {
        return words.isEmpty() ? peer : Integer.parseInt(words.get(0));
    }

    private static String told(Optional<Sockets.Peer> peer) {
        return peer.map(each -> "process " + each.pid() + ", user " + each.uid()).orElse("nobody");
    }

    private long sendUntilFull() throws IOException {
        long total = 0;
        for (int sent = 0; sent >= 0; total += Math.max(0, sent)) {
            sent = sockets.sendNow(peer, bytes(PIECE));
        }
        return total;
    }

    private String sendAll(int count) throws IOException {
        ByteBuffer bytes = bytes(count);
        sockets.sendAll(peer, bytes);
        return number(count - bytes.remaining());
    }

    private static ByteBuffer bytes(int count) {
        return ByteBuffer.allocateDirect(count);
    }

    private static String number(long number) {
        return Long.toString(number);
    }
}
