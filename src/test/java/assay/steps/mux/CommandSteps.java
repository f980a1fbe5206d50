package assay.steps.mux;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;

import assay.mux.Outcome;
import assay.os.Exit;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Commands as they are typed, and what each comes to. */
public final class CommandSteps {

    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
    private static final String SOCKET = "SOCK";

    private final MuxWorld world;
    private Duration took;

    public CommandSteps(MuxWorld world) {
        this.world = world;
    }

    /** A command line: the program's own name, then words; those in quotes are one. SOCK stands for the usual socket. */
    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        Matcher found = WORD.matcher(line);
        while (found.find()) {
            words.add(found.group(1) == null ? found.group(2) : found.group(1));
        }
        if (words.isEmpty() || !words.get(0).equals("mux")) {
            throw new IllegalArgumentException("a command begins with mux: " + line);
        }
        return words.subList(1, words.size());
    }

    @When("{code} is given")
    public void isGiven(String line) {
        long began = System.nanoTime();
        world.give(words(line).toArray(String[]::new));
        took = Duration.ofNanos(System.nanoTime() - began);
    }

    @Then("it succeeds")
    public void succeeds() {
        Assertions.assertThat(world.outcome().exit()).as(words()).isEqualTo(new Exit.Code(0));
    }

    @Then("it succeeds within {span}")
    public void succeeds(Duration span) {
        succeeds();
        Assertions.assertThat(took).as("time that it took").isLessThan(span);
    }

    @Then("it succeeds with {string}, and with no other word")
    public void succeedsWithOneLine(String line) {
        succeeds();
        Assertions.assertThat(world.outcome().err()).as("its standard error").isEqualTo(named(line) + "\n");
        Assertions.assertThat(world.outcome().out()).as("its standard output").isEmpty();
    }

    @Then("it succeeds, saying {string}")
    public void succeedsSaying(String said) {
        succeeds();
        says(said);
    }

    @Then("it fails")
    public void fails() {
        Assertions.assertThat(world.outcome().exit()).as(words()).isInstanceOf(Exit.Code.class)
                .isNotEqualTo(new Exit.Code(0));
    }

    @Then("it fails, saying {string}")
    public void failsSaying(String said) {
        fails();
        says(said);
    }

    /** Each … stands for any words. */
    private void says(String said) {
        String pattern = Stream.of(named(said).split("…")).map(Pattern::quote).collect(Collectors.joining(".*"));
        Outcome outcome = world.outcome();
        Assertions.assertThat(outcome.out() + outcome.err()).as("what it said")
                .matches(Pattern.compile(".*" + pattern + ".*", Pattern.DOTALL));
    }

    private String named(String text) {
        Path socket = world.socket();
        return text.replace(SOCKET, socket.toString())
                .replace("NEWER", Candidates.NEWER)
                .replace("OLDER", Candidates.OLDER)
                .replace("THIS", world.version());
    }

    private String words() {
        return "the end of the command: " + world.outcome().notation();
    }
}
