package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Examples that exclude one another never meet, and a lock that would be ignored is named. */
final class LockTest {

    private static final String LOCK = "cucumber.execution.exclusive-resources.single.read-write";

    @TempDir
    private Path reports;

    private Trial inEightThreads() {
        return Trial.of("room", reports).with("cucumber.glue", "assay.fixture.room")
                .with("cucumber.execution.parallel.config.fixed.parallelism", "8")
                .with("cucumber.execution.parallel.config.fixed.max-pool-size", "8");
    }

    @RepeatedTest(20)
    void neverAreBothInside() {
        assertThat(inEightThreads().with(LOCK, "room").run().getTestsSucceededCount()).isEqualTo(2);
    }

    /** That they would meet: twenty patient runs without a lock, of which one is enough. */
    @Test
    void withoutTheLockTheyMeet() {
        boolean met = false;
        for (int run = 0; run < 20 && !met; run++) {
            met = inEightThreads().run().getTestsFailedCount() == 2;
        }
        assertThat(met).isTrue();
    }

    @Test
    void aMisspeltLockIsNamed() {
        assertThat(inEightThreads().with("cucumber.execution.exclusive-resources.single.readwrite", "room").refusal())
                .contains("'cucumber.execution.exclusive-resources.single.readwrite' is no setting of Cucumber");
        assertThat(inEightThreads().with("cucumber.execution.exclusive-resource.single.read-write", "room").refusal())
                .contains("is no setting of Cucumber");
    }

    @Test
    void aLockOfAnUnknownTagIsNamed() {
        assertThat(inEightThreads().with("cucumber.execution.exclusive-resources.singel.read-write", "room").refusal())
                .contains("@singel");
    }
}
