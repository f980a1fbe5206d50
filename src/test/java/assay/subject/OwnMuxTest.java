package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OwnMuxTest {

    @TempDir
    private Path root;

    @Test
    void whatTheBuildMadeAnswers() throws IOException {
        Path image = Files.createDirectory(root.resolve("target")).resolve("mux");
        Files.writeString(image, "#!/bin/sh\necho mux 7.1\n");
        assertThat(image.toFile().setExecutable(true)).isTrue();

        assertThat(resolve(Map.of("assay.root", root.toString()))).isInstanceOfSatisfying(Resolution.Ready.class, ready -> {
            assertThat(ready.provenance().command()).containsExactly(image.toString());
            assertThat(ready.provenance().version()).isEqualTo("mux 7.1");
            assertThat(ready.provenance().whose()).isEqualTo(Provenance.Whose.REFERENCE);
        });
    }

    @Test
    void withoutABuildTheWordsTellHowToMakeOne() {
        assertThat(resolve(Map.of("assay.root", root.toString()))).isInstanceOfSatisfying(
                Resolution.Unavailable.class, unavailable -> assertThat(unavailable.reason()).isEqualTo("there is no " + root
                        + "/target/mux; run `mvn process-classes` in the project's folder, or name a build with"
                        + " -Dsubject.mux=/path/mux"));
    }

    @Test
    void whatIsThereAndMayNotBeRunIsNotToldToBeMissing() throws IOException {
        Path image = Files.createFile(Files.createDirectory(root.resolve("target")).resolve("mux"));
        assertThat(resolve(Map.of("assay.root", root.toString()))).isInstanceOfSatisfying(
                Resolution.Unavailable.class, unavailable -> assertThat(unavailable.reason())
                        .startsWith(image + " is not a program that may be run; run `mvn process-classes`"));
    }

    @Test
    void anotherBuildMayStandInForIt() {
        assertThat(resolve(Map.of("assay.root", root.toString(), "subject.mux", "/bin/cat"))).isInstanceOfSatisfying(
                Resolution.Ready.class,
                ready -> assertThat(ready.provenance().whose()).isEqualTo(Provenance.Whose.NAMED));
    }

    private static Resolution resolve(Map<String, String> settings) {
        return new Subjects(settings::get, settings.keySet()).resolve("mux");
    }
}
