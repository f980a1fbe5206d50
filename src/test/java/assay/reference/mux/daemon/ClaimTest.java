package assay.reference.mux.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.os.ServerPlatform;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whose a socket's path is. */
@Timeout(30)
class ClaimTest {

    private final ServerPlatform platform = ServerPlatform.host();
    private Optional<Claim> first = Optional.empty();

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void name() {
        path = folder.resolve("s");
    }

    @AfterEach
    void release() {
        first.ifPresent(claim -> claim.release(platform));
    }

    @Test
    void aFreePathIsClaimedOnceAndIsPrivate() throws Exception {
        first = Claim.take(path, platform);
        assertThat(first).isPresent();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path))).isEqualTo("rw-------");
        assertThat(Claim.take(path, platform)).as("a second claim").isEmpty();
        assertThat(Files.list(folder)).as("what the claim leaves beside it").containsExactly(path);
    }

    @Test
    void aSocketThatNobodyListensAtIsReplaced() throws Exception {
        platform.descriptors().close(platform.sockets().listen(path, 1));
        assertThat(Claim.look(path, platform)).isEqualTo(Claim.State.STALE);
        first = Claim.take(path, platform);
        assertThat(Claim.look(path, platform)).isEqualTo(Claim.State.LIVE);
    }

    @Test
    void whatIsNoSocketIsNeverDeleted() throws Exception {
        Files.writeString(path, "mine");
        assertThatThrownBy(() -> Claim.take(path, platform)).isInstanceOf(Refused.class).hasMessageContaining("is no socket");
        assertThat(path).content().isEqualTo("mine");
    }

    @Test
    void theLongestPathIsClaimedAndOneByteMoreIsRefusedBeforeAnythingIsMade() throws Exception {
        int left = 107 - folder.toString().length() - 1;
        path = folder.resolve("x".repeat(left));
        first = Claim.take(path, platform);
        assertThat(first).isPresent();
        Path longer = folder.resolve("x".repeat(left + 1));
        assertThatThrownBy(() -> Claim.take(longer, platform)).hasMessageContaining("108 bytes");
        assertThat(Files.list(folder)).containsExactly(path);
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> Claim.take(folder.resolve("no/s"), platform)).hasMessageContaining("no folder");
    }

    @Test
    void aSuccessorsSocketSurvivesTheRelease() throws Exception {
        Claim predecessor = Claim.take(path, platform).orElseThrow();
        Files.delete(path);
        first = Claim.take(path, platform);
        predecessor.release(platform);
        assertThat(Claim.look(path, platform)).isEqualTo(Claim.State.LIVE);
    }
}
