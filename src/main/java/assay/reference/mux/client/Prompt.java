package assay.reference.mux.client;

import assay.os.Descriptors;
import assay.os.Platform;
import assay.os.Window;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A question on the person's terminal, whose answer is not shown. One is asked at a time. */
final class Prompt {

    private static final int INTERRUPT = 3;
    private static final int END = 4;
    private static final int BACKSPACE = 8;
    private static final int DELETE = 127;

    private final Window window;
    private final Descriptors descriptors = Platform.host().descriptors();

    Prompt(Window window) {
        this.window = window;
    }

    boolean hasTerminal() {
        return window.size(Keyboard.IN).isPresent() && window.size(Keyboard.OUT).isPresent();
    }

    /** The answer; empty if the person will not give one. */
    synchronized Optional<String> ask(String question) throws IOException {
        Window.Attributes before = window.makeRaw(Keyboard.IN);
        try {
            say("\r" + question.replaceAll("[\\p{Cntrl}]", " "));
            return read();
        } finally {
            say("\r\n");
            window.restore(Keyboard.IN, before);
        }
    }

    private void say(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer all = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        while (all.hasRemaining()) {
            descriptors.write(Keyboard.OUT, all);
        }
    }

    private Optional<String> read() throws IOException {
        StringBuilder answer = new StringBuilder();
        ByteBuffer one = ByteBuffer.allocateDirect(1);
        while (descriptors.read(Keyboard.IN, one.clear()) > 0) {
            int key = one.flip().get() & 0xff;
            switch (key) {
                case '\r', '\n' -> {
                    return Optional.of(bytes(answer));
                }
                case INTERRUPT, END -> {
                    return Optional.empty();
                }
                case BACKSPACE, DELETE -> answer.setLength(Math.max(0, answer.length() - 1));
                default -> answer.append((char) key);
            }
        }
        return Optional.empty();
    }

    /** What was typed came byte by byte, and is text only as a whole. */
    private static String bytes(StringBuilder typed) {
        return new String(typed.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }
}
