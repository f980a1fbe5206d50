package assay.reference.mux.client;

import static org.assertj.core.api.Assertions.assertThat;

import assay.os.Identities;
import java.util.Map;

import org.junit.jupiter.api.Test;

/** Whose prompt it is. */
class KinshipTest {

    /** 20 was started by 19, that by 18, and so on down to 1; 30 and 31 are each the other's parent. */
    private final Kinship kinship = new Kinship(new Parents(Map.of(30, 31, 31, 30)));

    @Test
    void aProcessAndItsDescendantsAreAttributed() {
        assertThat(kinship.descends(20, 20)).isTrue();
        assertThat(kinship.descends(20, 17)).isTrue();
    }

    @Test
    void eightStepsUpAreLookedAtAndNotNine() {
        assertThat(kinship.descends(20, 12)).isTrue();
        assertThat(kinship.descends(20, 11)).isFalse();
    }

    @Test
    void strangersRingsAndWhatIsNoProcessAreNot() {
        assertThat(kinship.descends(12, 20)).isFalse();
        assertThat(kinship.descends(30, 20)).isFalse();
        assertThat(kinship.descends(0, 20)).isFalse();
        assertThat(kinship.descends(20, 0)).isFalse();
        assertThat(kinship.descends(0, 0)).isFalse();
    }

    private record Parents(Map<Integer, Integer> unusual) implements Identities {
        @Override
        public int self() {
            return 1;
        }

        @Override
        public int user() {
            return 0;
        }

        @Override
        public int parent(int pid) {
            return unusual.getOrDefault(pid, Math.max(0, pid - 1));
        }

        @Override
        public Presence presence(int pid) {
            return Presence.OURS;
        }
    }
}
