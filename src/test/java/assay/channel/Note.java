package assay.channel;

import java.nio.charset.StandardCharsets;

/** A message that is a word. */
record Note(String word) implements Message {

    @Override
    public byte[] bytes() {
        return word.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public String notation() {
        return "note " + word;
    }
}
