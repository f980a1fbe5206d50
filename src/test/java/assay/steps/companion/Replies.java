package assay.steps.companion;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

import assay.channel.Codec;
import assay.os.Exit;

/** Cuts what a companion prints into replies, a line each. */
final class Replies implements Codec<Reply> {

    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void take(ByteBuffer arrived, Consumer<Reply> whole) {
        while (arrived.hasRemaining()) {
            byte each = arrived.get();
            if (each == '\n') {
                whole.accept(reply(line.toString(StandardCharsets.UTF_8)));
                line.reset();
            } else {
                line.write(each);
            }
        }
    }

    private static Reply reply(String text) {
        String[] words = text.split("\t", 3);
        if (words[0].equals("ok") && words.length == 2) {
            return new Reply.Done(words[1]);
        }
        if (words[0].equals("refused") && words.length == 3) {
            return new Reply.Refused(Integer.parseInt(words[1]), words[2]);
        }
        throw new IllegalStateException("a companion said what is no reply: " + text);
    }

    @Override
    public void cut(Consumer<Reply> whole) {
        // Half a line is no reply; the end that follows says why.
    }

    @Override
    public Reply ended(Exit exit, String stderr) {
        return new Reply.Ended(exit, stderr);
    }

    @Override
    public String progress() {
        return line.size() + " bytes of a reply had come";
    }
}
