package assay.subject;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import assay.channel.Channel;
import assay.channel.Codec;
import assay.channel.Deadline;
import assay.channel.Message;
import assay.os.Exit;

/** A protocol without a protocol: what is said is bytes, and what comes is bytes as they came, or the end. */
final class Plain implements Codec<Plain.Said> {

    private int arrived;

    /** @param exit {@code null} unless this is the end */
    record Said(byte[] bytes, Exit exit, String stderr) implements Message {

        static Said text(String text) {
            return new Said(text.getBytes(StandardCharsets.UTF_8), null, "");
        }

        @Override
        public String notation() {
            return exit == null ? bytes.length + " bytes" : "ended " + exit;
        }
    }

    /** All that a program said until its end. */
    record Whole(byte[] bytes, Exit exit, String stderr) {
        String text() {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    static Running<Said, Said> start(String... command) throws IOException {
        return start(Map.of(), command);
    }

    static Running<Said, Said> start(Map<String, String> environment, String... command) throws IOException {
        return Running.start(program(command), environment, new Plain());
    }

    static Running<Said, Said> shell(String script) throws IOException {
        return start("/bin/sh", "-c", script);
    }

    /**
     * What leaves its session and its environment, and whose every process lives only until it has started the next one.
     *
     * @param before what the shell does first, each with a semicolon
     * @param after what it does then
     */
    static Running<Said, Said> fleeing(String before, String after) throws IOException {
        String chain = "import os, time\nos.setsid()\nwhile os.fork() == 0: time.sleep(0.003)\n";
        return shell(before + "env -i /usr/bin/env python3 -I -S -c \"" + chain + "\" >/dev/null 2>&1 </dev/null & " + after);
    }

    static Provenance program(String... command) {
        return new Provenance("monty", List.of(command), "1", "", Provenance.Whose.NAMED);
    }

    static Deadline soon() {
        return Deadline.within("test", Duration.ofSeconds(20));
    }

    /** Closes its input and listens to its end. */
    static Whole finish(Running<Said, Said> running) {
        Deadline by = soon();
        running.channel().finish(by);
        return toEnd(running.channel(), by);
    }

    static Whole toEnd(Channel<Said, Said> channel, Deadline by) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        Said said = channel.receive(by);
        while (said.exit() == null) {
            all.writeBytes(said.bytes());
            said = channel.receive(by);
        }
        return new Whole(all.toByteArray(), said.exit(), said.stderr());
    }

    @Override
    public void take(ByteBuffer some, Consumer<Said> whole) {
        byte[] bytes = new byte[some.remaining()];
        some.get(bytes);
        arrived += bytes.length;
        whole.accept(new Said(bytes, null, ""));
    }

    @Override
    public void cut(Consumer<Said> whole) {
        arrived = 0;
    }

    @Override
    public Said ended(Exit exit, String stderr) {
        return new Said(new byte[0], exit, stderr);
    }

    @Override
    public String progress() {
        return arrived + " bytes had come";
    }
}
