package assay.steps.platform.caller;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

import assay.os.Descriptors;
import assay.os.ServerPlatform;
import assay.os.TerminalSize;
import assay.os.Terminals;
import assay.os.Terminals.Modes;
import assay.os.Terminals.Terminal;
import assay.os.Window;

/** What a caller can be asked about terminals. */
final class TerminalRequests {

    static Terminal atHand;

    private final Terminals terminals;
    private final Window window;
    private final Descriptors descriptors;
    private Window.Attributes before;

    TerminalRequests(ServerPlatform platform) {
        terminals = platform.terminals();
        window = platform.window();
        descriptors = platform.descriptors();
    }

    void addTo(Map<String, Caller.Request> requests) {
        requests.put("terminal", this::open);
        requests.put("master", words -> Integer.toString(atHand.master()));
        requests.put("close terminal", words -> close());
        requests.put("resize", words -> resize(atHand.master(), words));
        requests.put("resize at", words -> resize(Integer.parseInt(words.get(0)), words.subList(1, 3)));
        requests.put("window", words -> window.size(at(words)).map(TerminalSize::toString).orElse("no terminal"));
        requests.put("modes", words -> words(terminals.modes(at(words))));
        requests.put("foreground", words -> Integer.toString(terminals.foreground(at(words))));
        requests.put("press", words -> press(words.get(0)));
        requests.put("raw", words -> raw());
        requests.put("restore", words -> restore());
        requests.put("pipe", words -> Integer.toString(descriptors.pipe().reading()));
    }

    private String open(List<String> words) throws IOException {
        atHand = terminals.open(size(words));
        descriptors.neverBlock(atHand.master());
        return atHand.path();
    }

    private static TerminalSize size(List<String> words) {
        return new TerminalSize(Integer.parseInt(words.get(0)), Integer.parseInt(words.get(1)));
    }

    private String close() {
        descriptors.close(atHand.master());
        return "";
    }

    private String resize(int descriptor, List<String> words) throws IOException {
        terminals.resize(descriptor, size(words));
        return "";
    }

    private static int at(List<String> words) {
        return words.isEmpty() ? atHand.master() : Integer.parseInt(words.get(0));
    }

    private static String words(Modes modes) {
        return (modes.lines() ? "lines" : "no lines") + ", " + (modes.echo() ? "echo" : "no echo");
    }

    /** The text spells bytes in hexadecimal. */
    private String press(String text) throws IOException {
        byte[] bytes = HexFormat.of().parseHex(text);
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        return Integer.toString(descriptors.write(atHand.master(), direct));
    }

    /** Set on the master, it shows on the other end too. */
    private String raw() throws IOException {
        before = window.makeRaw(atHand.master());
        return "";
    }

    private String restore() throws IOException {
        window.restore(atHand.master(), before);
        return "";
    }
}
