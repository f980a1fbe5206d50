package assay.mux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.os.Exit;
import assay.subject.InTerminal;

/** A person at a real terminal, with a shell in the place of the program. */
@Timeout(60)
final class PersonTest {

    private final ByteArrayOutputStream seen = new ByteArrayOutputStream();

    private Person person(InTerminal<Gesture, Sight> seat) {
        return new Person(seat.channel(), seen::writeBytes);
    }

    private boolean sees(String text) {
        return seen.toString(StandardCharsets.UTF_8).contains(text);
    }

    @Test
    void whatIsTypedArrivesAndWhatIsPaintedIsSeen() throws Exception {
        try (Desk desk = new Desk("stty -echo; echo ready; read line; echo \"<$line>\"; read line")) {
            Person person = person(desk.seat());
            person.look(() -> sees("ready"), "it gets never ready", Desk.soon());
            person.type("typed\n");
            person.look(() -> sees("<typed>"), "it does not answer", Desk.soon());
            assertThat(person.left()).isEmpty();
        }
    }

    @Test
    void theEndIsSeenAfterAllThatWasPainted() throws Exception {
        try (Desk desk = new Desk("echo last words; exit 5")) {
            Person person = person(desk.seat());
            assertThat(person.awaitLeave(Desk.soon())).isEqualTo(new Exit.Code(5));
            assertThat(sees("last words")).isTrue();
            person.glance();
            assertThatThrownBy(() -> person.look(() -> sees("more"), "there is no more", Desk.soon()))
                    .isInstanceOf(Dropped.class)
                    .hasMessage("there is no more, and the program at the terminal left with exit 5");
        }
    }

    @Test
    void whatIsNeverSeenIsAHangAndEndsNothing() throws Exception {
        try (Desk desk = new Desk("echo ready; exec sleep 1000")) {
            InTerminal<Gesture, Sight> seat = desk.seat();
            assertThatThrownBy(() -> person(seat).look(
                            () -> sees("more"), "there is no more", Deadline.within("look", Duration.ofMillis(50))))
                    .isInstanceOf(Hang.class)
                    .hasMessageContaining("there is no more");
            assertThat(seat.alive()).isTrue();
        }
    }
}
