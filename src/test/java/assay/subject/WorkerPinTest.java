package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Properties;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The worker is pinned three times, for npm, for its lock file and for ourselves; all three must name the same one. */
final class WorkerPinTest {

    private final Properties pin = pin();

    @Test
    void npmIsAskedForThePinnedVersionAndNothingElse() {
        JsonNode dependencies = json("package.json").get("dependencies");

        assertThat(dependencies.propertyNames()).containsExactly(pin.getProperty("package"));
        assertThat(dependencies.get(pin.getProperty("package")).asString()).isEqualTo(pin.getProperty("version"));
    }

    @Test
    void theLockFileHoldsThatVersionByItsContentAndNotByAnAddress() {
        JsonNode locked = json("package-lock.json").get("packages").get("node_modules/" + pin.getProperty("package"));

        assertThat(locked.get("version").asString()).isEqualTo(pin.getProperty("version"));
        assertThat(locked.get("integrity").asString()).startsWith("sha512-");
        assertThat(locked.has("resolved")).as("an address to download from").isFalse();
    }

    private static JsonNode json(String name) {
        return new ObjectMapper().readTree(Path.of("src/main/npm", name).toFile());
    }

    private static Properties pin() {
        Properties properties = new Properties();
        try (InputStream in = Provenance.class.getResourceAsStream("worker.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new AssertionError("worker.properties must be on the class path beside Provenance", e);
        }
        return properties;
    }
}
