package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OwnSessionTest {

    @TempDir
    private Path root;

    private Resolution resolve() {
        Map<String, String> settings = Map.of("assay.root", root.toString());
        return new Subjects(settings::get, settings.keySet()).resolve("pardes");
    }

    @Test
    void whereNothingIsBuiltTheReasonSaysHowToBuildIt() {
        assertThat(resolve()).isInstanceOfSatisfying(Resolution.Unavailable.class, unavailable ->
                assertThat(unavailable.reason())
                        .contains("there is no " + root.resolve("target/pardes"))
                        .contains("mvn -q process-classes")
                        .contains("-Dsubject.pardes="));
    }

    @Test
    void itIsKnownByTheDigestOfItsClasses() throws IOException {
        Path code = Files.createDirectories(root.resolve("target/classes/assay/reference/pardes/tree"));
        Files.writeString(code.resolve("A.class"), "ab");
        Files.writeString(code.resolve("B.class"), "c");
        Path launcher = Files.writeString(root.resolve("target/pardes"), "#!/bin/sh\n");
        launcher.toFile().setExecutable(true);

        assertThat(resolve()).isInstanceOfSatisfying(Resolution.Ready.class, ready -> {
            assertThat(ready.provenance().command()).containsExactly(launcher.toString());
            assertThat(ready.provenance().whose()).isEqualTo(Provenance.Whose.REFERENCE);
            assertThat(ready.provenance().sha256())
                    .as("digest of 'abc'")
                    .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        });
    }
}
