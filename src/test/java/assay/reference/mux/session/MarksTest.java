package assay.reference.mux.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a shell's marks tell about its commands. */
class MarksTest {

    private final Marks marks = new Marks();

    @Test
    void aCommandReturnsWithItsStatusAndWhereItsOutputIs() {
        marks.mark("C", 4);
        assertThat(marks.running()).isTrue();
        marks.mark("D;3", 7);
        assertThat(marks.last()).hasValueSatisfying(returned -> {
            assertThat(returned.exit()).hasValue(3);
            assertThat(returned.from()).isEqualTo(4);
            assertThat(returned.to()).isEqualTo(7);
        });
    }

    @Test
    void aPromptWithoutACommandBeforeItIsNoReturn() {
        marks.mark("D;0", 1);
        assertThat(marks.seen()).isTrue();
        assertThat(marks.last()).isEmpty();
    }

    @Test
    void whatBeginsForgetsWhatReturned() {
        marks.mark("C", 1);
        marks.mark("D;0", 2);
        marks.mark("C", 3);
        assertThat(marks.last()).isEmpty();
    }

    @Test
    void whatReturnedInAnotherImageAnswersForNothing() {
        marks.resume(true, true, 5);
        assertThat(marks.last()).isEmpty();
        marks.mark("D", 9);
        assertThat(marks.last()).hasValueSatisfying(returned -> {
            assertThat(returned.exit()).isEmpty();
            assertThat(returned.from()).isEqualTo(5);
        });
    }
}
