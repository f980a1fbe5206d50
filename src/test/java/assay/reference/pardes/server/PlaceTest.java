package assay.reference.pardes.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import assay.os.ServerPlatform;

/** A name's place is one session's at a time, from before its socket is there. */
class PlaceTest {

    @TempDir
    private Path folder;

    private Place take() throws IOException {
        return Place.take(ServerPlatform.host(), folder, "d");
    }

    @Test
    void itIsTakenBeforeThereIsASocket() throws IOException {
        Place place = take();

        assertThatThrownBy(this::take).isInstanceOf(IOException.class).hasMessage("session d is already running");
        assertThat(folder.toFile().list()).containsExactly("pardes-9p-d.lock");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("pardes-9p-d.lock"))))
                .isEqualTo("rw-------");
        place.leave();
    }

    @Test
    void itIsFreeAgainWhenItsSessionLeaves() throws IOException {
        Place place = take();
        place.listen();

        place.leave();

        assertThat(folder).isEmptyDirectory();
        take().leave();
    }

    @Test
    void anAnswerAloneSaysThatItIsTaken() throws IOException {
        Place place = take();
        place.listen();
        Files.delete(folder.resolve("pardes-9p-d.lock"));

        assertThatThrownBy(this::take).hasMessage("session d is already running");
        assertThat(folder.toFile().list()).containsExactly("pardes-9p-d.sock");
        place.leave();
    }

    @Test
    void whoLeavesTwiceTakesNothingFromTheNext() throws IOException {
        Place first = take();
        first.listen();
        first.leave();
        Place next = take();
        next.listen();

        first.leave();

        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("pardes-9p-d.lock", "pardes-9p-d.sock");
        next.leave();
    }
}
