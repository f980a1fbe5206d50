package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

import org.junit.jupiter.api.Test;

final class WhyTest {

    @Test
    void eachCauseAddsWhatItHasToSay() {
        assertThat(Why.of(new IllegalStateException("the lamp is dark", new IOException("no oil")))).isEqualTo("the lamp is dark: no oil");
    }

    @Test
    void nothingIsSaidTwice() {
        assertThat(Why.of(new RuntimeException(new UncheckedIOException(new IOException("no oil")))))
                .isEqualTo("java.io.UncheckedIOException: java.io.IOException: no oil");
    }

    @Test
    void whereOnlyAFileIsNamedTheKindOfFailureIsSaidToo() {
        assertThat(Why.of(new NoSuchFileException("/x"))).isEqualTo("there is no /x");
        assertThat(Why.of(new AccessDeniedException("/x"))).isEqualTo("access to /x is denied");
        assertThat(Why.of(new NotDirectoryException("/x"))).isEqualTo("NotDirectoryException at /x");
    }

    @Test
    void whatHasNoMessageIsNamedByItsKind() {
        assertThat(Why.of(new StackOverflowError())).isEqualTo("java.lang.StackOverflowError");
    }

    @Test
    void causesThatGoRoundInACircleHaveAnEnd() {
        Exception one = new Exception("one");
        Exception two = new Exception("two", one);
        one.initCause(two);
        assertThat(Why.of(one)).isEqualTo("one: two");
    }
}
