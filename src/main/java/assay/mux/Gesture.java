package assay.mux;

import java.nio.charset.StandardCharsets;

import assay.channel.Message;

/** What a person does at a terminal. */
public record Gesture(byte[] bytes) implements Message {

    /** Types text. */
    public static Gesture typed(String text) {
        return new Gesture(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String notation() {
        return "types " + Words.quoted(bytes);
    }
}
