package assay.reference.mux.upgrade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.os.Terminals;
import assay.reference.mux.session.Kept;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

/** A manifest, written down and read back. */
class WrittenTest {

    private static final Manifest MANIFEST = new Manifest("id", "1.2", "/run/mux.sock", 77, 7, Optional.of("/bin/b\u00e4sh"),
            Optional.empty(), Optional.of("/run/agents"), List.of(new Manifest.Agent(3, 9)), 4,
            List.of(session(3, "one"), session(5, "two")));

    private static Kept session(int id, String name) {
        return new Kept(id, name, new Terminals.Terminal(10 + id, "/dev/pts/" + id), 1000 + id, true, true, false, 12,
                new byte[] {1, 2, 3}, name.getBytes());
    }

    @Test
    void allOfItIsReadBack() throws Exception {
        Manifest read = Written.read(Written.write(MANIFEST));
        assertThat(read).usingRecursiveComparison().isEqualTo(MANIFEST);
        assertThat(read.descriptors()).containsExactly(7, 9, 13, 15);
    }

    @Test
    void anEmptyDaemonHasAManifestToo() throws Exception {
        Manifest empty = new Manifest("", "1", "s", -1, 3, Optional.empty(), Optional.empty(), Optional.empty(), List.of(),
                0, List.of());
        assertThat(Written.read(Written.write(empty))).isEqualTo(empty);
    }

    @Test
    void whateverIsCutOffOrChangedIsRefused() {
        byte[] written = Written.write(MANIFEST);
        for (int length = 0; length < written.length; length++) {
            byte[] cut = Arrays.copyOf(written, length);
            assertThatThrownBy(() -> Written.read(cut)).as("%d bytes", length).isInstanceOf(IOException.class);
        }
        for (int at = 0; at < written.length; at++) {
            byte[] changed = written.clone();
            changed[at] ^= 1;
            assertThatThrownBy(() -> Written.read(changed)).as("byte %d", at).isInstanceOf(IOException.class);
        }
    }

    @Test
    void anotherFormIsRefusedByItsNumber() {
        byte[] written = Written.write(MANIFEST);
        written[15] = 2;
        assertThatThrownBy(() -> Written.read(written)).hasMessageContaining("form 2");
    }
}
