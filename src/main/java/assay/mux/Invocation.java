package assay.mux;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import assay.channel.Message;
import assay.os.Setting;

/**
 * One command of the program under test, as it goes out.
 *
 * @param words its arguments; the program's own name is not one of them
 * @param changes what is other in its environment than usual
 * @param input what it may read from its standard input, before that ends
 */
public record Invocation(List<String> words, List<Setting> changes, byte[] input) implements Message {

    public Invocation {
        words = List.copyOf(words);
        changes = List.copyOf(changes);
    }

    public static Invocation of(String... words) {
        return new Invocation(List.of(words), List.of(), new byte[0]);
    }

    /** The same with one more change of the environment. */
    public Invocation with(Setting change) {
        List<Setting> more = new ArrayList<>(changes);
        more.add(change);
        return new Invocation(words, more, input);
    }

    /** The same with text to read. */
    public Invocation reading(byte[] text) {
        return new Invocation(words, changes, text);
    }

    /** Its input: the words travel by the start itself. */
    @Override
    public byte[] bytes() {
        return input;
    }

    @Override
    public String notation() {
        String environment = changes.stream()
                .map(change -> change.value().map(value -> change.name() + "=" + value).orElse("-" + change.name()) + " ")
                .collect(Collectors.joining());
        String read = input.length == 0 ? "" : " <<< " + Words.quoted(input);
        return environment + "mux " + words.stream().map(Words::quoted).collect(Collectors.joining(" ")) + read;
    }
}
