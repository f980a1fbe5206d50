package assay.reference.mux.loop;

import static org.assertj.core.api.Assertions.assertThat;

import assay.os.Descriptors;
import assay.os.Platform;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who is served, and when. */
@Timeout(30)
class LoopTest {

    private final Descriptors descriptors = Platform.host().descriptors();
    private final List<String> said = new ArrayList<>();
    private Descriptors.Pipe pipe;
    private Loop loop;

    @BeforeEach
    void open() throws Exception {
        pipe = descriptors.pipe();
        loop = new Loop(descriptors, (source, fault) -> said.add("fault: " + fault.getMessage()));
    }

    @AfterEach
    void close() {
        loop.close();
        descriptors.close(pipe.reading());
        descriptors.close(pipe.writing());
    }

    @Test
    void alarmsRingInTheirOrderAndNotOnceTheyAreOff() {
        loop.after(Duration.ofMillis(40), loop::stop);
        loop.after(Duration.ofMillis(20), () -> said.add("second"));
        loop.after(Duration.ofMillis(10), () -> said.add("first"));
        loop.after(Duration.ofMillis(15), () -> said.add("never")).callOff();
        loop.run();
        assertThat(said).containsExactly("first", "second");
    }

    @Test
    void whatAnotherThreadPostsIsDoneOnTheLoopsOwn() {
        Thread loops = Thread.currentThread();
        new Thread(() -> loop.post(() -> {
            said.add(Thread.currentThread() == loops ? "here" : "elsewhere");
            loop.stop();
        })).start();
        loop.run();
        assertThat(said).containsExactly("here");
    }

    @Test
    void aSourceAtFaultIsGivenUpAndNoOtherWithIt() throws Exception {
        Source faulty = reading(() -> {
            throw new IllegalStateException("broken");
        });
        Source sound = reading(() -> {
            said.add("sound");
            loop.stop();
        });
        loop.add(faulty);
        loop.add(sound);
        descriptors.write(pipe.writing(), ByteBuffer.allocateDirect(1));
        loop.run();
        assertThat(said).containsExactly("fault: broken", "sound");
    }

    @Test
    void aSourceThatWasRemovedInTheSameTurnIsNotServed() throws Exception {
        Source[] second = new Source[1];
        Source first = reading(() -> {
            loop.remove(second[0]);
            loop.stop();
        });
        second[0] = reading(() -> said.add("served"));
        loop.add(first);
        loop.add(second[0]);
        descriptors.write(pipe.writing(), ByteBuffer.allocateDirect(1));
        loop.run();
        assertThat(said).isEmpty();
    }

    private Source reading(Runnable what) {
        return new Source() {
            @Override
            public int descriptor() {
                return pipe.reading();
            }

            @Override
            public void readable() {
                what.run();
            }
        };
    }
}
