package assay.reference.mux.place;

import static org.assertj.core.api.Assertions.assertThat;

import assay.os.Identities;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is cleared away in the runtime folder, and what is kept. */
class LeftoversTest {

    private static final Map<Integer, Identities.Presence> KNOWN = Map.of(
            1, Identities.Presence.ANOTHERS,
            7, Identities.Presence.OURS,
            8, Identities.Presence.ABSENT,
            9, Identities.Presence.UNKNOWN);

    @TempDir
    private Path folder;

    @Test
    void onlyWhatTheDeadLeftIsRemovedAndWithAllThatItHolds() throws Exception {
        Path dead = Files.createDirectory(folder.resolve("mux-agent-8-0123456789ab"));
        Files.createFile(dead.resolve("agent-0.sock"));
        for (String kept : new String[] {"mux-agent-1-a", "mux-agent-7-a", "mux-agent-9-a", "mux-agent-abc", "mux-agent-8x",
                "mux-agent-3000000000-x", "mux-agent-99999999999-x", "mux-ask-8.sock", "mux-agent-"}) {
            Files.createFile(folder.resolve(kept));
        }
        new Leftovers(folder, new Some()).sweep("mux-agent");
        assertThat(Files.list(folder)).hasSize(9).doesNotContain(dead);
    }

    @Test
    void aNameMayEndBehindTheNumberOrGoOnWithADot() throws Exception {
        Files.createFile(folder.resolve("mux-ask-8.sock"));
        Files.createFile(folder.resolve("mux-ask-8"));
        new Leftovers(folder, new Some()).sweep("mux-ask");
        assertThat(Files.list(folder)).isEmpty();
    }

    private static final class Some implements Identities {
        @Override
        public int self() {
            return 7;
        }

        @Override
        public int user() {
            return 0;
        }

        @Override
        public int parent(int pid) {
            return 0;
        }

        @Override
        public Presence presence(int pid) {
            return KNOWN.get(pid);
        }
    }
}
