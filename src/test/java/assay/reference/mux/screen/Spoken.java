package assay.reference.mux.screen;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A program that only listens, and remembers what a screen told it. */
final class Spoken implements Screen.Program {

    private final List<String> all = new ArrayList<>();

    /** One that forgets at once. */
    static Screen.Program nothing() {
        return bytes -> { };
    }

    @Override
    public void reply(byte[] bytes) {
        all.add(new String(bytes, StandardCharsets.UTF_8).replace("\u001b", "ESC "));
    }

    @Override
    public void bell() {
        all.add("bell");
    }

    @Override
    public void command(int number, String text) {
        all.add("osc " + number + " " + text);
    }

    List<String> all() {
        return all;
    }
}
