package assay.steps.rlm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.os.Platform;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;

/** Shell commands that cells start, and whether they survive. */
public final class BashSteps {

    private static final Duration GONE = Duration.ofSeconds(5);

    private final RlmWorld world;

    public BashSteps(RlmWorld world) {
        this.world = world;
    }

    /** A command tells its process id by a file. */
    @Given("the command has written its id to {string}")
    public void hasWrittenItsId(String file) {
        Deadline.within("command", GONE).await(() -> !text(file).isBlank(), "the command wrote no id to " + file);
    }

    @Then("the process whose id is in {string} is gone")
    public void isGone(String file) {
        int pid = Integer.parseInt(text(file).strip());
        Deadline.within("end of a command", GONE)
                .await(() -> !Platform.host().processes().alive(pid), "process " + pid + " of the command is still there");
    }

    /**
     * Opening a pipe to write into it, without waiting, fails when no process has it open to read. Who was just killed may
     * have it for a moment; who lives waits for what is never written, and is not let go by an end.
     */
    @Then("nobody reads the pipe {string}")
    public void nobodyReads(String pipe) {
        String code = """
                import errno, os, select
                try:
                    end = os.open('PIPE', os.O_WRONLY | os.O_NONBLOCK)
                except OSError as refused:
                    heard = errno.errorcode[refused.errno]
                else:
                    left = select.poll()
                    left.register(end, 0)
                    heard = 'ENXIO' if left.poll(GONE) else 'somebody reads'
                    os.close(end)
                heard""";
        RlmAssertions.assertThat(world.kernel()
                .run(code.replace("PIPE", pipe).replace("GONE", Long.toString(GONE.toMillis())))).hasResult("'ENXIO'");
    }

    @Then("there is no file {string}")
    public void isNoFile(String file) {
        Assertions.assertThat(world.actor().home().resolve(file)).doesNotExist();
    }

    private String text(String file) {
        Path path = world.actor().home().resolve(file);
        try {
            return Files.exists(path) ? Files.readString(path) : "";
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
