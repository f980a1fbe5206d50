package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

import assay.reference.pardes.text.Refusal;

/** The lines of a write are begun as long as there is time for them, and opens keep as much as there is room for. */
class PatienceTest {

    private long seconds;
    private final Patience patience = new Patience(() -> TimeUnit.SECONDS.toNanos(seconds));

    @Test
    void linesAreBegunForThreeSeconds() {
        seconds = 3;
        patience.begin("Undo");
        seconds = 4;
        assertThatThrownBy(() -> patience.begin("Undo")).isInstanceOf(Refusal.class).hasMessage("lines take too long");
    }

    @Test
    void forNineWhereASlowWordIsAmongThem() {
        patience.begin("Edit");
        seconds = 9;
        patience.begin("Undo");
        seconds = 10;
        assertThatThrownBy(() -> patience.begin("Edit")).hasMessage("lines take too long");
    }

    @Test
    void opensKeepSixtyFourMebibytes() {
        Keeping keeping = new Keeping();
        keeping.replace(0, 40 << 20);
        keeping.replace(40 << 20, 64 << 20);
        assertThatThrownBy(() -> keeping.replace(0, 1)).isInstanceOf(Refusal.class).hasMessage("too many requests");
        keeping.replace(64 << 20, 0);
        assertThatCode(() -> keeping.replace(0, 64 << 20)).doesNotThrowAnyException();
    }
}
