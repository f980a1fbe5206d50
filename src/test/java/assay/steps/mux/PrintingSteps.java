package assay.steps.mux;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;

/** A program in a session that counts what arrives of all it prints. */
public final class PrintingSteps {

    private static final Duration PRINTING = Duration.ofSeconds(60);

    private final MuxWorld world;

    public PrintingSteps(MuxWorld world) {
        this.world = world;
    }

    private Path home(String name) {
        return world.box().home().resolve(name);
    }

    private void awaitFile(String name) {
        Deadline.within("printing", PRINTING).await(() -> Files.exists(home(name)), "the job has made no file " + name);
    }

    @Given("a job in session {string} prints without pause")
    public void prints(String session) throws IOException, URISyntaxException {
        Path program = Path.of(PrintingSteps.class.getResource("/companions/printing.py").toURI());
        Files.copy(program, home("printing.py"), StandardCopyOption.REPLACE_EXISTING);
        List<String> send = List.of("a", "send", "--session", session, "exec python3 ~/printing.py ~\\n");
        Assertions.assertThat(world.command().run(world.atSocket(send)).exit()).as("the send").hasToString("exit 0");
        awaitFile("printing");
    }

    @Then("the job prints on, and all that it printed arrived once and in order")
    public void arrived() throws IOException {
        Files.createFile(home("enough"));
        awaitFile("report");
        List<Long> told = Arrays.stream(Files.readString(home("report")).split(" ")).map(Long::valueOf).toList();
        Assertions.assertThat(told.get(2)).as("answers, of " + told.get(0) + " blocks in " + told.get(1) + " bytes").isEqualTo(told.get(0));
        Assertions.assertThat(told.get(3)).as("blocks that did not arrive whole").isZero();
    }
}
