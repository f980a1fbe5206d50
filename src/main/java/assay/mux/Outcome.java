package assay.mux;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.channel.Message;
import assay.os.Exit;

/** What became of a command: its end, and all that it wrote to each stream. */
public record Outcome(Exit exit, String out, String err) implements Message {

    private static final Pattern PID = Pattern.compile(" pid=(\\d+)");

    /** Whether it left with code 0. */
    public boolean succeeded() {
        return exit.equals(new Exit.Code(0));
    }

    /** The lines of its standard output. */
    public List<String> lines() {
        return out.lines().toList();
    }

    /** The process that its standard error says was started. */
    public OptionalInt pid() {
        Matcher found = PID.matcher(err);
        return found.find() ? OptionalInt.of(Integer.parseInt(found.group(1))) : OptionalInt.empty();
    }

    @Override
    public byte[] bytes() {
        return notation().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String notation() {
        return exit
                + (out.isEmpty() ? "" : ", out " + Words.quoted(out.getBytes(StandardCharsets.UTF_8)))
                + (err.isEmpty() ? "" : ", err " + Words.quoted(err.getBytes(StandardCharsets.UTF_8)));
    }
}
