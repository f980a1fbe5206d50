package assay.steps.platform.caller;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import assay.os.ClientPlatform;
import assay.os.OsException;
import assay.os.RuntimeFolder;
import assay.os.ServerPlatform;
import assay.os.UnsupportedPlatform;

/**
 * A program that stands on the platform layer and does nothing but what it is asked, a line each: the subject of the rules
 * about that layer. It is a process of its own, so that its signals, its descriptors and its end can be judged.
 */
public final class Caller {

    private final Map<String, Request> requests = new TreeMap<>();
    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    /** Does what one kind of line asks for, and says what came of it. */
    interface Request {
        String with(List<String> words) throws IOException;
    }

    private Caller(ServerPlatform platform) {
        requests.put("ping", words -> "pong");
        new SocketRequests(platform).addTo(requests);
        new TerminalRequests(platform).addTo(requests);
        new StartRequests(platform).addTo(requests);
        new CarrierRequests(platform).addTo(requests);
        new ImageRequests(platform).addTo(requests);
        new ProcessRequests(platform).addTo(requests);
    }

    /** Serves until its input ends. {@code client} only asks for the client's arm, {@code server} for the daemon's. */
    public static void main(String[] arguments) throws IOException {
        try {
            if (arguments.length > 0 && arguments[0].equals("client")) {
                ClientPlatform.host();
            }
            if (arguments.length > 0 && arguments[0].equals("folder")) {
                RuntimeFolder.of(System.getenv());
            }
            new Caller(ServerPlatform.host()).serve();
        } catch (UnsupportedPlatform | IllegalArgumentException refused) {
            System.err.println(refused.getMessage());
            System.exit(1);
        }
    }

    private void serve() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        out.println("ok\tready");
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            List<String> words = List.of(line.split("\t", -1));
            out.println(answer(words.get(0), words.subList(1, words.size())));
        }
    }

    private String answer(String request, List<String> words) throws IOException {
        try {
            return "ok\t" + requests.get(request).with(words);
        } catch (OsException refused) {
            return "refused\t" + refused.errno() + "\t" + refused.getMessage();
        } catch (IllegalArgumentException refused) {
            return "refused\t0\t" + refused.getMessage();
        }
    }
}
