package assay.os;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a program finds open that was started with one descriptor more, and where an image that is held open is found. */
@Timeout(30)
final class StartsTest {

    private final ServerPlatform platform = ServerPlatform.host();
    private final Descriptors descriptors = platform.descriptors();

    @TempDir
    private Path folder;

    @Test
    void theOneThatIsCarriedKeepsItsNumberAndNoneOfItsNeighboursCross() throws Exception {
        Path file = Files.createFile(folder.resolve("carried"));
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            open.add(descriptors.openForReading(file));
            platform.barrier().unseal(open.get(i));
        }
        int carried = open.get(1);
        platform.barrier().seal(carried);
        List<String> held = List.of(started("for fd in /proc/$$/fd/*; do echo ${fd##*/}; done", carried).split("\n"));
        assertThat(held).contains("0", "1", "2", Integer.toString(carried))
                .doesNotContain(Integer.toString(open.get(0)), Integer.toString(open.get(2)));
        open.forEach(descriptors::close);
    }

    private String started(String script, int carried) throws Exception {
        Descriptors.Pipe pipe = descriptors.pipe();
        int nothing = descriptors.openForReading(Path.of("/dev/null"));
        Start start = platform.starts().detached(
                new Launch("/bin/sh", List.of("sh", "-c", script), Map.of(), Path.of("/")), nothing, pipe.writing(), carried);
        descriptors.close(pipe.writing());
        descriptors.close(nothing);
        ByteBuffer said = ByteBuffer.allocateDirect(4096);
        while (descriptors.read(pipe.reading(), said) > 0) {
            assertThat(said.hasRemaining()).isTrue();
        }
        descriptors.close(pipe.reading());
        platform.processes().reap(((Start.Running) start).pid());
        return StandardCharsets.UTF_8.decode(said.flip()).toString();
    }

    @Test
    void anImageHeldOpenIsFoundByItsPathWhileThatNamesItAndByItsDescriptorAfterwards() throws Exception {
        Path image = Files.writeString(folder.toRealPath().resolve("image"), "old");
        int held = descriptors.openForReading(image);
        assertThat(platform.images().original(held)).isEqualTo(image);
        Files.move(Files.writeString(folder.resolve("new"), "new"), image, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        assertThat(Files.readString(platform.images().original(held))).isEqualTo("old");
        descriptors.close(held);
    }

    @Test
    void theKernelsLinkLeadsToTheImageThatRuns() throws Exception {
        assertThat(platform.images().link().toRealPath()).isEqualTo(platform.images().running());
    }
}
