package assay.rlm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import assay.channel.Codec;
import assay.channel.Deadline;
import assay.channel.Message;
import assay.os.Exit;
import assay.subject.Provenance;
import assay.subject.Resolution;
import assay.subject.Running;
import assay.subject.Subjects;
import org.junit.jupiter.api.Test;

/** The kernel's own parts, which its tests in Python try without a host. */
final class KernelUnitTest {

    private static final String INTERPRETER = "subject.rlm.python";
    private static final Path ROOT = Path.of("").toAbsolutePath();
    private static final Duration ALL_TESTS = Duration.ofMinutes(5);

    @Test
    void everyTestInPythonPasses() throws Exception {
        Provenance kernel = kernel();
        Provenance tests = new Provenance(
                kernel.system(),
                List.of(kernel.command().get(0), "-m", "unittest", "discover", "-s", place("src/test/python")),
                kernel.version(),
                kernel.sha256(),
                kernel.whose());
        try (Running<End, End> running = Running.start(tests, environment(), new EndOnly())) {
            End end = running.channel().receive(Deadline.within("tests in Python", ALL_TESTS));
            assertThat(end.exit()).as(end.told()).isEqualTo(new Exit.Code(0));
            assertThat(end.told()).as("how many tests ran").containsPattern("Ran [1-9][0-9]+ tests");
        }
    }

    private static Provenance kernel() {
        Subjects subjects =
                new Subjects(name -> name.equals(INTERPRETER) ? System.getProperty(INTERPRETER) : null, List.of());
        Resolution kernel = subjects.resolve("rlm");
        if (kernel instanceof Resolution.Unavailable none) {
            abort(none.reason());
        }
        return ((Resolution.Ready) kernel).provenance();
    }

    private static Map<String, String> environment() {
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("PYTHONPATH", place("src/main/python"));
        environment.put("ASSAY_TIMESCALE", System.getProperty("assay.timescale", "1"));
        return environment;
    }

    private static String place(String folder) {
        return ROOT.resolve(folder).toString();
    }

    /** How the tests ended, and what they had to say. */
    private record End(Exit exit, String told) implements Message {
        @Override
        public byte[] bytes() {
            return new byte[0];
        }

        @Override
        public String notation() {
            return exit.toString();
        }
    }

    /** Takes no notice of what the tests print: they report on standard error. */
    private static final class EndOnly implements Codec<End> {
        @Override
        public void take(ByteBuffer arrived, Consumer<End> whole) {
            arrived.position(arrived.limit());
        }

        @Override
        public void cut(Consumer<End> whole) {
            // Nothing is ever under way.
        }

        @Override
        public End ended(Exit exit, String stderr) {
            return new End(exit, stderr);
        }

        @Override
        public String progress() {
            return "the tests were running";
        }
    }
}
