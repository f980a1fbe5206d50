package assay.channel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A channel that says some notes and then hangs, and writes down what is done with it. */
final class Script implements Channel<Note, Note> {

    final List<String> done = new ArrayList<>();
    private final Deque<Note> notes = new ArrayDeque<>();

    Script(String... words) {
        for (String word : words) {
            notes.add(new Note(word));
        }
    }

    @Override
    public void send(Note message, Deadline by) {
        done.add("send " + message.word());
        if (message.word().equals("unheard")) {
            throw new Dropped("nobody listens");
        }
    }

    @Override
    public Note receive(Deadline by) {
        if (notes.isEmpty()) {
            throw new Hang(by, "the script is at its end");
        }
        return notes.remove();
    }

    @Override
    public void finish(Deadline by) {
        done.add("finish");
    }

    @Override
    public void close() {
        done.add("close");
    }
}
